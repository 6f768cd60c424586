/** The result of a remote command. */
import type { RemoteCommand } from '../../core/commands/remote-command.ts';

/** `inverse` null: the command is dropped from both stacks. */
export interface RemoteResult {
  inverse: RemoteCommand | null;
  /** Replaces the usual message. */
  note?: string;
  /** Call it once the undo stack is persisted: navigates to the changed page. */
  leave?: () => Promise<void>;
}
