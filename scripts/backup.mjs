// npm run backup: backs up database and media, beside the running site or without it.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('backup', 'backup-command.ts');
