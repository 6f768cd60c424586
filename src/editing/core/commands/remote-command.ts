/** Undoable changes that the server makes at once and that are not part of the document. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';

export type RemoteCommand =
  /** Whether the English of a field was found right as it is. */
  | { what: 'english'; id: number; field: string; isRight: boolean }
  /** Publishing or taking offline at a time; null: nothing of the kind. */
  | { what: 'plan'; container: number; from: ScheduleKey | null; to: ScheduleKey | null }
  /** Settings of a page, by the names of `sync/pages/page-merge.ts`: those that are different. */
  | { what: 'settings'; page: number; from: ModuleData; to: ModuleData };

export type RemoteCommandOf<What extends RemoteCommand['what']> = Extract<RemoteCommand, { what: What }>;

/** By what a scheduled publication is known: its number changes with every change. */
export interface ScheduleKey {
  action: 'publish' | 'offline';
  /** With the offset that holds in the theatre then. */
  due_at: string;
  languages: readonly Locale[];
}

/** Does the opposite. */
export function inverseOf(command: RemoteCommand): RemoteCommand {
  if (command.what === 'english') return { ...command, isRight: !command.isRight };
  return { ...command, from: command.to, to: command.from } as RemoteCommand;
}
