// Permissions: the table that every endpoint, page and button asks. What is not in it is not allowed.
import type { Role } from '#server/db/schema/users.ts';

const allButEveningService: readonly Role[] = ['administrator', 'editor'];

const allowed = {
  /** The working copy of pages, containers and modules: reading it and changing it. */
  'edit-pages': allButEveningService,
  /** What visitors see: publishing and restoring. */
  'publish-pages': allButEveningService,
  /** New pages, moving, renaming, taking offline, deleting. */
  'manage-pages': allButEveningService,
  'upload-media': allButEveningService,
  /** Alt texts, credits, focal points, deleting. */
  'edit-media': allButEveningService,
  /** The searches of the pickers, which also find drafts. */
  pick: allButEveningService,
  /** Cancelled, replaced or sold out. */
  'set-event-status': ['administrator', 'editor', 'evening-service'],
  /** Restricted files of the press room. */
  'take-press-files': ['administrator', 'editor', 'evening-service'],
  /** Records other than pages: productions, people, menus, settings. */
  'back-office': allButEveningService,
  'manage-users': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;

/** Every action that there is. */
export const actions = Object.keys(allowed) as Action[];

/** False for unknown roles and actions. */
export function mayDo(role: Role, action: Action): boolean {
  return Object.hasOwn(allowed, action) && (allowed[action] as readonly Role[]).includes(role);
}
