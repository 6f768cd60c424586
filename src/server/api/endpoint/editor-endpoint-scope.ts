// Rejects changes of pages and slots that a role may not change.
import type { MiddlewareHandler } from 'hono';
import { isPressOnly } from '#server/services/accounts/permissions.ts';
import { type EditTarget, isWithinPressScope } from '#server/services/accounts/press-scope.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { editorOf, endpointsOf } from './editor-endpoint-guard.ts';
import { rejected } from './failure.ts';

/**
 * The target of an endpoint: a container or a module by the id in its path (a new module by the container in its body),
 * a scheduled action, a slot by the slug in its body, or nothing that can become public.
 */
export type TargetKind = 'container' | 'module' | 'scheduled' | 'slug' | 'nothing';

/** The container that a body names as a module's slot, wherever in it. */
interface SlotBody {
  slug?: unknown;
  container?: unknown;
  place?: { container?: unknown } | null;
}

/**
 * 403 for targets outside the role's scope. Runs before validation, so malformed ids and slugs are left to the
 * endpoint, which rejects them.
 * @param hasBody whether the endpoint takes JSON, which is parsed by then
 */
export function requireScope(kind: TargetKind, hasBody: boolean): MiddlewareHandler {
  return async (context, next) => {
    if (kind !== 'nothing' && isPressOnly(editorOf(context).user.role)) {
      const body = hasBody ? ((await context.req.json()) as SlotBody | null) : null;
      const id = Number(context.req.param('id'));
      const { database } = endpointsOf(context).appContext;
      for (const target of targetsOf(kind, id, body)) {
        if (!(await isWithinPressScope(database, target))) throw outOfScope();
      }
    }
    return next();
  };
}

function targetsOf(kind: TargetKind, id: number, body: SlotBody | null): EditTarget[] {
  const own = kind === 'container' || kind === 'module' || kind === 'scheduled' ? [{ [kind]: id }] : [];
  const places = [body?.container, body?.place?.container].map((container) => ({ container }));
  const numbered = [...own, ...places].filter((target) => Object.values(target).every(isNumber));
  const slugs = kind === 'slug' && typeof body?.slug === 'string' ? [{ slug: body.slug }] : [];
  return [...(numbered as unknown as EditTarget[]), ...slugs];
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && isRecordId(value);

/** Names the person to contact. */
export const outOfScope = () => rejected(403, notYours);

const notYours = {
  de: 'Ihr Konto ändert nur Seiten der Presse. Bitten Sie die Redaktion um diese Änderung.',
  en: 'Your account changes pages of the press section only. Ask the editors for this change.',
};
