/** Undoable changes that the server makes immediately and that are not part of the document. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';

export type RemoteCommand =
  /** Marks the English text of a field as up to date. */
  | { what: 'english'; id: number; field: string; isRight: boolean }
  /** Schedules publishing or taking offline; null means not scheduled. */
  | { what: 'plan'; container: number; from: ScheduleKey | null; to: ScheduleKey | null }
  /** Changed settings of a page, by the names in `sync/pages/page-merge.ts`. */
  | { what: 'settings'; page: number; from: ModuleData; to: ModuleData };

export type RemoteCommandOf<What extends RemoteCommand['what']> = Extract<RemoteCommand, { what: What }>;

/** Identifies a scheduled publication; its id changes with every change. */
export interface ScheduleKey {
  action: 'publish' | 'offline';
  /** With the theatre's UTC offset at that time. */
  due_at: string;
  languages: readonly Locale[];
}

/** The command that reverts it. */
export function inverseOf(command: RemoteCommand): RemoteCommand {
  if (command.what === 'english') return { ...command, isRight: !command.isRight };
  return { ...command, from: command.to, to: command.from } as RemoteCommand;
}
