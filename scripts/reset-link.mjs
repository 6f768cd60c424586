// npm run reset-link -- <e-mail address>: makes a link for a new password, for whoever is locked out.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('services', 'accounts', 'reset-link-command.ts');
