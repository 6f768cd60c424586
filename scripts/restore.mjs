// npm run restore: puts a backup into an empty database and its files into the store.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('backup', 'restore-command.ts');
