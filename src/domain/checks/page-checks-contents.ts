/** Finds incomplete modules, empty lists and past events. Part of `page-checks.ts`. */
import { checkData } from '#domain/modules/module-check.ts';
import { emptyData } from '#domain/modules/module-fields.ts';
import { type DraftModule, itemNameOf } from '#domain/modules/modules.ts';
import { type CheckFinding, moduleFinding, type PageToCheck } from './page-checks-rules.ts';

/** Invalid data, as the server would reject it, and lists without items. */
export function incompleteModuleFindings(
  module: DraftModule,
  { modules, schemaOf, isEmbed }: Pick<PageToCheck, 'modules' | 'schemaOf' | 'isEmbed'>,
): CheckFinding[] {
  const schema = schemaOf(module.module);
  const issues = checkData(schema, { ...emptyData(schema), ...module.data }, isEmbed);
  const found = issues.map((issue) => {
    const rule = issue.rule === 'host' ? 'embed-host' : 'incomplete';
    const language = issue.rule === 'required' || issue.rule === 'required-de' ? 'de' : null;
    return moduleFinding(module, rule, issue.field, { language, issue });
  });
  const mayHold = itemNameOf(module.module) !== null || module.module === 'container';
  if (!mayHold || modules.some(({ parent }) => parent === module.id)) return found;
  const rule = module.module === 'event-list' ? 'empty-events' : 'empty-list';
  return [...found, moduleFinding(module, rule, 'children')];
}

/** Past and removed events that a module refers to. */
export function eventFindings(module: DraftModule, { schemaOf, event }: PageToCheck): CheckFinding[] {
  return Object.entries(schemaOf(module.module).fields).flatMap(([field, { kind }]) => {
    const id = module.data[field];
    if (kind !== 'event' || typeof id !== 'number') return [];
    const state = event(id);
    if (state === 'upcoming') return [];
    return [moduleFinding(module, state === 'past' ? 'past-event' : 'event-gone', field)];
  });
}
