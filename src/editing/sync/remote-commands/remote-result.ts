/** What becomes of a command that the server executes. */
import type { RemoteCommand } from '../../core/commands/remote-command.ts';

/** What became of a command; `inverse` null: it is not to be done any more, neither back nor forth. */
export interface RemoteResult {
  inverse: RemoteCommand | null;
  /** Said where it is more than that it was done. */
  note?: string;
  /** Once the way back is kept: the page is another one now. */
  leave?: () => Promise<void>;
}
