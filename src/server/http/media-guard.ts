// Access control of media files: public, except for files of restricted directories, which need a permission.
import type { AppContext } from '#server/app-context.ts';
import type { MediaGuard } from '#server/media/serve.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { sessionOf } from '#server/services/accounts/sessions.ts';
import { listRestrictedKeys } from '#server/services/media/restricted-files.ts';

/**
 * Caches the list of restricted files per content version, so that a picture needs no query. Uses the last list while
 * the database is away.
 * @param version returns the latest known content version
 */
export function createMediaGuard(
  appContext: Pick<AppContext, 'database' | 'config'>,
  version: () => number,
): MediaGuard {
  let cached: { version: number; keys: ReadonlySet<string> } | undefined;
  let reading: Promise<void> | undefined;

  async function restricted(): Promise<ReadonlySet<string>> {
    const currentVersion = version();
    if (cached?.version !== currentVersion) {
      reading ??= listRestrictedKeys(appContext.database)
        .then((keys) => {
          cached = { version: currentVersion, keys };
        })
        .finally(() => {
          reading = undefined;
        });
      await reading.catch((error) => {
        if (!cached) throw error;
      });
    }
    return cached?.keys ?? new Set();
  }

  return async (key, cookies) => {
    if (!(await restricted()).has(key)) return 'everybody';
    const session = await sessionOf(appContext, cookies);
    return session && mayDo(session.user.role, 'take-press-files') ? 'this-reader' : 'nobody';
  };
}
