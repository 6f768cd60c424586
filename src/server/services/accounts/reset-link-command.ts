// The command `npm run reset-link -- <e-mail address>`, for whoever is locked out.
import { linkPath } from '#domain/accounts/addresses.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.server.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import { StartError } from '#server/start-error.ts';
import { createResetLink } from './reset-password.ts';

const usage = `Usage: npm run reset-link -- <e-mail address>
Makes a link for a new password, which works once and for an hour.`;

/** @returns the exit code */
async function run([email, ...others]: string[]): Promise<number> {
  if (!email?.includes('@') || others.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const config = loadConfig(process.env);
  const { connection, stop } = await reachDatabase(config);
  try {
    await migrateDatabase(connection, { log: { info() {}, warn: console.warn } });
    const database = await openDatabase(connection, { poolSize: 2, applicationName: 'foyer reset-link' });
    try {
      const link = await createResetLink(database, { email }, 'system');
      if (!link) {
        process.stderr.write(`No account that can log in has the address ${email}.\n`);
        return 1;
      }
      const url = config.PUBLIC_URL + linkPath('password-reset', link.token, link.locale);
      process.stdout.write(`${url}\nWorks once, until ${link.expires_at.toISOString()}.\n`);
      return 0;
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
