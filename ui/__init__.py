"""What a person sees: widgets and scenes that paint a View and turn a gesture into an Action."""
