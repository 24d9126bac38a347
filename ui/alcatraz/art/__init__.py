"""The drawings of Cats of Alcatraz: mug shots, backs, doors and the stone ground."""
