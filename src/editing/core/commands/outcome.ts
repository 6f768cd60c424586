/** What any step does to a draft. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Parts } from '../parts.ts';
import { addParts } from './add.ts';
import { changeFields } from './change-fields.ts';
import type { Command, Outcome } from './command.ts';
import { movePart } from './move.ts';
import { removePart } from './remove.ts';

/** `locale`: the language in which texts are shown. @returns null for a step that changes nothing, which is none */
export function outcomeOf(step: Command, parts: Parts, locale: Locale): Outcome | null {
  if (step.kind === 'fields') return changeFields(step, parts, locale);
  if (step.kind === 'add') return addParts(step, parts);
  if (step.kind === 'remove') return removePart(step, parts);
  // What the server does is no change of a draft.
  return step.kind === 'move' ? movePart(step, parts) : null;
}
