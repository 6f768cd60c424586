/** The result of a remote command. */
import type { RemoteCommand } from '../../core/commands/remote-command.ts';

/** `inverse` null: the command is dropped from both stacks. */
export interface RemoteResult {
  inverse: RemoteCommand | null;
  /** Shown in place of the usual message. */
  note?: string;
  /** To be called once the undo stack is persisted: leads to the changed page. */
  leave?: () => Promise<void>;
}
