"""Where the slow bot, in a worker of the server's, and the test that waits for it meet."""

TRACE = "SIROCCO_SLOW_BOT"
"""Environment variable: the file the slow bot writes its process id to."""
