// npm run import -- <folder or file>: imports season files into the database, even while the site runs.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('import', 'command.ts');
