"""The greedy bot's judgement of Kasserine: both sides, from set-up to the last night."""
