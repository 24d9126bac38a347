"""Cat Games: three cat games for a family's computer. The version stands here and nowhere else."""

__version__ = "0.1.0"
