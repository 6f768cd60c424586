// Preloaded into the server: shuts it down when the script that started it dies.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
