// The permission table of all endpoints, pages and buttons. Denies by default.
import type { Role, SessionRole } from '#domain/accounts/account.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';

const editors: readonly Role[] = ['administrator', 'editor'];
const editorsAndPress: readonly Role[] = [...editors, 'press'];
const everybody: readonly Role[] = [...editorsAndPress, 'evening-service'];

const allowed = {
  /** The working copy of pages, containers and modules: reading it, and changing it within the role's reach. */
  'edit-pages': editorsAndPress,
  /** Publishing and restoring, within the role's scope. */
  'publish-pages': editorsAndPress,
  /** New pages, moving, renaming, taking offline, deleting. */
  'manage-pages': editors,
  'upload-media': editorsAndPress,
  /** Alt texts, credits, focal points, deleting. */
  'edit-media': editorsAndPress,
  /** The searches of the pickers, which also find drafts. */
  pick: editorsAndPress,
  /** Tonight: cancelled, replaced or sold out. */
  'set-event-status': ['administrator', 'editor', 'evening-service'],
  /** Restricted files of the press room. */
  'take-press-files': everybody,
  /** Records other than pages: which ones is in `writers` below. */
  'back-office': editorsAndPress,
  /** Recasts of events. */
  'plan-casts': editors,
  /** Form entries contain personal data. */
  'read-form-entries': editors,
  /** Marking them as answered. */
  'answer-form-entries': editors,
  /** Deleted entries cannot be restored. */
  'delete-form-entries': editors,
  /** Season files. */
  'import-season': editors,
  /** The log of all changes. */
  'read-log': editors,
  'manage-users': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;

/** All actions. */
export const actions = Object.keys(allowed) as Action[];

/** Roles that write only some resources; administrators and editors write all. */
const writers: Partial<Record<ResourceName, readonly Role[]>> = {
  press_articles: ['press'],
  download_categories: ['press'],
  download_directories: ['press'],
  media: ['press'],
};

const isAmong = (roles: readonly SessionRole[], role: SessionRole) => roles.includes(role);

/** False for unknown roles and actions. */
export function mayDo(role: SessionRole, action: Action): boolean {
  return Object.hasOwn(allowed, action) && isAmong(allowed[action], role);
}

/** Whether a role may create, change, remove and restore records of a resource. */
export function mayWriteRecord(role: SessionRole, resource: ResourceName): boolean {
  return resourceNames.includes(resource) && isAmong([...editors, ...(writers[resource] ?? [])], role);
}

/** Whether a role may read records of a resource as editors do, those offline included. */
export function mayReadRecord(role: SessionRole, resource: ResourceName): boolean {
  return mayDo(role, 'back-office') && resourceNames.includes(resource);
}

/** Roles that edit and publish only the containers of `press-scope.ts`. */
export function isPressOnly(role: SessionRole): boolean {
  return role === 'press';
}
