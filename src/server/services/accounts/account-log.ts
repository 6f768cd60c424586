// Logs changes of accounts, never with a password, a token or a code.
import type { AccountEvent } from '#domain/accounts/account-events.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';

/** The loggable values of an account. */
interface Named {
  role?: string;
  name?: string;
  email?: string;
  locale?: string;
  device?: string;
}

interface AccountEntry {
  /** The id of the actor: the account itself, an administrator, or `system` for the command on the server. */
  actor: string;
  user_id: string;
  event: AccountEvent;
  before?: Named;
  after?: Named;
}

/** In the caller's transaction. */
export async function logAccount(
  queries: Pick<Queries, 'insert'>,
  { actor, user_id, event, before = {}, after = {} }: AccountEntry,
): Promise<void> {
  await queries.insert(change_log).values({
    actor,
    action: event === 'invited' ? 'create' : event === 'invitation-withdrawn' ? 'remove' : 'update',
    record_table: 'users',
    record_id: user_id,
    before,
    after: { event, ...after },
  });
}
