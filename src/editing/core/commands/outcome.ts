/** Computes the outcome of any command. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Parts } from '../parts.ts';
import { addParts } from './add.ts';
import { changeFields } from './change-fields.ts';
import type { Command, CommandOutcome } from './command.ts';
import { movePart } from './move.ts';
import { removePart } from './remove.ts';

/**
 * `locale` is the language of the page.
 * @returns null for a command that changes nothing
 */
export function outcomeOf(command: Command, parts: Parts, locale: Locale): CommandOutcome | null {
  if (command.kind === 'fields') return changeFields(command, parts, locale);
  if (command.kind === 'add') return addParts(command, parts);
  if (command.kind === 'remove') return removePart(command, parts);
  // Remote commands do not change the document.
  return command.kind === 'move' ? movePart(command, parts) : null;
}
