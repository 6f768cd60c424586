// Stored modules as visitors see them: trees in one language, with references resolved.
import { withListLevels } from '#domain/modules/heading-level.ts';
import { type DraftModule, isAllowedIn, itemNameOf, type ShownModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { bySlotOrder } from './rows.ts';
import { shownValue } from './shown-fields.ts';
import { lookUpReferences, type ResolvedReferences, unresolvedReferencesOf } from './shown-references.ts';

/** A module without its children. Fields unknown to its schema are dropped. */
function shownAlone(
  { id, module, column, data }: DraftModule,
  references: ResolvedReferences,
  requestContext: Pick<RequestContext, 'locale'>,
): Omit<ShownModule, 'children'> {
  const translation = translationTo(requestContext.locale);
  const reading = { requestContext, translation, references };
  const content = Object.fromEntries(
    Object.entries(schemaOf(module).fields).map(([name, field]) => [
      name,
      shownValue(module, name, field, data[name], reading),
    ]),
  );
  return { id, module, column, content, in_german: translation.in_german };
}

/** The modules as trees, the head of a page before them. A module without its parent, or in a wrong parent, is left out with its children. */
export function shownModules(
  modules: readonly DraftModule[],
  references: ResolvedReferences,
  requestContext: Pick<RequestContext, 'locale'>,
): ShownModule[] {
  const childrenOf = Map.groupBy([...modules].sort(bySlotOrder), ({ parent }) => parent);
  const treesIn = (parent: DraftModule | null): ShownModule[] =>
    (childrenOf.get(parent?.id ?? null) ?? [])
      .filter(({ module }) => isAllowedIn(module, parent?.module ?? null) || (!parent && module === 'head'))
      .map((module) => ({
        ...shownAlone(module, references, requestContext),
        children: module.module === 'container' || itemNameOf(module.module) ? treesIn(module) : [],
      }));
  return withListLevels(treesIn(null));
}

/** Resolves the modules' references and renders their content. At most two queries. */
export async function resolveModules(
  database: Database,
  modules: readonly DraftModule[],
  requestContext: RequestContext,
): Promise<ShownModule[]> {
  return shownModules(
    modules,
    await lookUpReferences(database, unresolvedReferencesOf(modules), requestContext),
    requestContext,
  );
}

/** {@link resolveModules} for several slots at once. At most two queries. */
export async function resolveModuleLists(
  database: Database,
  lists: readonly (readonly DraftModule[])[],
  requestContext: RequestContext,
): Promise<ShownModule[][]> {
  const references = await lookUpReferences(database, unresolvedReferencesOf(lists.flat()), requestContext);
  return lists.map((modules) => shownModules(modules, references, requestContext));
}

/**
 * One module with its children, in any position, for answers after a write. `modules` are the module and its
 * descendants.
 */
export async function resolveModule(
  database: Database,
  id: number,
  modules: readonly DraftModule[],
  requestContext: RequestContext,
): Promise<ShownModule | null> {
  const references = await lookUpReferences(database, unresolvedReferencesOf(modules), requestContext);
  const own = modules.find((module) => module.id === id);
  if (!own) return null;
  const below = (parent: DraftModule): ShownModule => ({
    ...shownAlone(parent, references, requestContext),
    children: modules
      .filter((module) => module.parent === parent.id)
      .sort(bySlotOrder)
      .map(below),
  });
  return below(own);
}
