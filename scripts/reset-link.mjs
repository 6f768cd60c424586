// npm run reset-link -- <e-mail address>: creates a password reset link, for users who cannot log in.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('services', 'accounts', 'reset-link-command.ts');
