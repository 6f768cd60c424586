// Loaded into the server before its own code: ends it in good order when the script that started it dies.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
