/** Computes the outcome of any command. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DocumentReader } from '../document-parts.ts';
import { applyAdd } from './add.ts';
import { applyFieldChanges } from './change-fields.ts';
import type { Command, CommandOutcome } from './command.ts';
import { applyMove } from './move.ts';
import { applyRemove } from './remove.ts';

/**
 * `locale` is the language of the page.
 * @returns null for a command that changes nothing
 */
export function commandOutcome(
  command: Command,
  parts: DocumentReader,
  locale: Locale,
): CommandOutcome | null {
  if (command.kind === 'fields') return applyFieldChanges(command, parts, locale);
  if (command.kind === 'add') return applyAdd(command, parts);
  if (command.kind === 'remove') return applyRemove(command, parts);
  // Remote commands do not change the document.
  return command.kind === 'move' ? applyMove(command, parts) : null;
}
