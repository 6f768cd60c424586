// What calls answer when a module was written, and why not where it was not.
import type { ModuleName } from '#domain/modules.ts';
import { issueMessage } from '#i18n/module-messages.ts';
import { type Calls, readerOf } from '#server/api/call.ts';
import type { FieldMessage } from '#server/api/editor-call-messages.ts';
import { Refusal, refusedField } from '#server/api/failure.ts';
import { apiModules } from '#server/api/pages-modules.ts';
import type { ModuleOutcome, Refused } from '#server/services/modules/outcome.ts';
import { mostModules } from '#server/services/modules/places.ts';
import { type EditedModule, showDraft } from '#server/services/modules/read-module.ts';

type Misplaced = Extract<Refused, { outcome: 'misplaced' }>['reason'];

const misplaced: Record<Misplaced, FieldMessage> = {
  parent: {
    de: 'Hier kann dieses Modul nicht stehen. Wählen Sie einen anderen Platz.',
    en: 'This module cannot stand here. Choose another place.',
  },
  column: {
    de: 'Diese Spalte gibt es hier nicht. Wählen Sie eine andere.',
    en: 'There is no such column here. Choose another one.',
  },
  full: {
    de: `Hier stehen schon ${mostModules} Module. Entfernen Sie zuerst welche, oder teilen Sie die Seite.`,
    en: `There are ${mostModules} modules here already. Remove some first, or divide the page.`,
  },
  'inside-itself': {
    de: 'Ein Modul kann nicht in sich selbst stehen. Wählen Sie einen anderen Platz.',
    en: 'A module cannot stand inside itself. Choose another place.',
  },
  'parent-removed': {
    de: 'Worin dieses Modul stand, wurde entfernt. Holen Sie zuerst das zurück.',
    en: 'What this module stood in was removed. Bring that back first.',
  },
};

/** An operation's number names one change: sent twice, that change is answered, and no other is made. */
export const otherOperation: FieldMessage = {
  de: 'operation_id gehört schon zu einer anderen Änderung. Senden Sie eine neue.',
  en: 'operation_id belongs to another change already. Send a new one.',
};

/** As calls show modules of a working copy, with its present place. */
export function editedModule({ draft, shown, container_version }: EditedModule) {
  const [seen] = shown ? apiModules([shown], true, draft.parent) : [];
  return { draft, shown: seen ? { ...seen, order: draft.order } : null, container_version };
}

/** @throws Refusal for everything but `written` */
export async function answerModule(calls: Calls, outcome: ModuleOutcome, module: ModuleName) {
  const { house } = calls;
  switch (outcome.outcome) {
    case 'written': {
      const { draft, container_version, is_written } = outcome;
      const shown = await showDraft(house.database, draft, readerOf(calls));
      return { ...editedModule({ draft, shown, container_version }), is_written };
    }
    case 'gone':
      throw new Refusal(404);
    case 'stale': {
      const { draft, changed_by } = outcome;
      const shown = await showDraft(house.database, draft, readerOf(calls));
      const { container_version: _, ...also } = editedModule({ draft, shown, container_version: 0 });
      throw new Refusal(409, { also: { ...also, changed_by } });
    }
    case 'invalid':
      throw new Refusal(422, (locale) => ({
        errors: outcome.issues.map((issue) => ({
          field: issue.field,
          message: issueMessage(issue, locale, module),
        })),
      }));
    case 'misplaced': {
      const { reason } = outcome;
      const field = reason === 'column' ? 'column' : reason === 'full' ? 'container' : 'parent';
      throw new Refusal(422, (locale) => ({
        detail: misplaced[reason][locale],
        errors: [{ field, message: misplaced[reason][locale] }],
      }));
    }
    case 'other-operation':
      throw refusedField('operation_id', otherOperation);
  }
}
