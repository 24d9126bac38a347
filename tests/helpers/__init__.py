"""What several tests share: a tiny game, bots that misbehave, drivers."""
