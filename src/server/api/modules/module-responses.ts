// Answers and errors after a module was written.
import type { ModuleName } from '#domain/modules/modules.ts';
import { issueMessage } from '#i18n/modules/module-messages.ts';
import type { FieldMessage } from '#server/api/endpoint/editor-endpoint-messages.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { apiModules } from '#server/api/pages/api-modules.ts';
import type { ModuleOutcome, RejectedOperation } from '#server/services/modules/outcome.ts';
import { type ModuleWithDraft, resolveDraft } from '#server/services/modules/read-module.ts';
import { maxModules } from '#server/services/modules/slots.ts';

type Misplaced = Extract<RejectedOperation, { outcome: 'misplaced' }>['reason'];

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
    de: `Hier stehen schon ${maxModules} Module. Entfernen Sie zuerst welche, oder teilen Sie die Seite.`,
    en: `There are ${maxModules} modules here already. Remove some first, or divide the page.`,
  },
  'parent-removed': {
    de: 'Worin dieses Modul stand, wurde entfernt. Holen Sie zuerst das zurück.',
    en: 'What this module stood in was removed. Bring that back first.',
  },
};

/** An operation id belongs to one change: a repeated id gets the first response. */
export const otherOperation: FieldMessage = {
  de: 'operation_id gehört schon zu einer anderen Änderung. Senden Sie eine neue.',
  en: 'operation_id belongs to another change already. Send a new one.',
};

/** A module of a working copy in the form of the endpoints. */
export function editedModule({ draft, shown, container_version }: ModuleWithDraft) {
  const [seen] = shown ? apiModules([shown], { isDraft: true, parent: draft.parent }) : [];
  return { draft, shown: seen ? { ...seen, order: draft.order } : null, container_version };
}

/** @throws HttpError for everything but `written` */
export async function moduleResponse(endpoints: Endpoints, outcome: ModuleOutcome, module: ModuleName) {
  const { appContext } = endpoints;
  switch (outcome.outcome) {
    case 'written': {
      const { draft, container_version, is_written } = outcome;
      const shown = await resolveDraft(appContext.database, draft, requestContextOf(endpoints));
      return { ...editedModule({ draft, shown, container_version }), is_written };
    }
    case 'gone':
      throw new HttpError(404);
    case 'stale': {
      const { draft, changed_by } = outcome;
      const shown = await resolveDraft(appContext.database, draft, requestContextOf(endpoints));
      const { container_version: _, ...also } = editedModule({ draft, shown, container_version: 0 });
      throw new HttpError(409, { also: { ...also, changed_by } });
    }
    case 'invalid':
      throw new HttpError(422, (locale) => ({
        errors: outcome.issues.map((issue) => ({
          field: issue.field,
          message: issueMessage(issue, locale, module),
        })),
      }));
    case 'misplaced': {
      const { reason } = outcome;
      const field = reason === 'column' ? 'column' : reason === 'full' ? 'container' : 'parent';
      throw new HttpError(422, (locale) => ({
        detail: misplaced[reason][locale],
        errors: [{ field, message: misplaced[reason][locale] }],
      }));
    }
    case 'other-operation':
      throw rejectedField('operation_id', otherOperation);
  }
}
