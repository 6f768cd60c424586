// The command `npm run reset-link -- <e-mail address>`, for users who cannot log in.
import { linkPath } from '#domain/accounts/addresses.ts';
import { runCommand, UsageError } from '#server/command-line.ts';
import { loadConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/reach-database.ts';
import { createResetLink } from './reset-password.ts';

const usage = `Usage: npm run reset-link -- <e-mail address>
Makes a link for a new password, which works once and for an hour.`;

/** @returns the exit code */
async function run([email, ...others]: string[]): Promise<number> {
  if (!email?.includes('@') || others.length > 0) throw new UsageError();
  const config = loadConfig(process.env);
  const options = { poolSize: 2, applicationName: 'foyer reset-link', isMigrated: true, mayCreate: false };
  const link = await withDatabase(config, options, (database) =>
    createResetLink(database, { email }, 'system'),
  );
  if (!link) {
    process.stderr.write(`No account that can log in has the address ${email}.\n`);
    return 1;
  }
  const url = config.PUBLIC_URL + linkPath('password-reset', link.token, link.locale);
  process.stdout.write(`${url}\nWorks once, until ${link.expires_at.toISOString()}.\n`);
  return 0;
}

await runCommand(run, usage);
