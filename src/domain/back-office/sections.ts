/** The sections of the back office, as its bar lists them, and the screens in each. */
import type { BackOfficeRouteName } from '#domain/site/back-office-routes.ts';

export interface SectionScreen {
  route: BackOfficeRouteName;
  /** Parameters of the route. */
  params?: Readonly<Record<string, string>>;
  /** What a person must be allowed to do to see it, as in the table of permissions. */
  needs: 'edit-pages' | 'back-office' | 'set-event-status' | 'manage-users' | 'read-log';
}

const records = (kind: string): SectionScreen => ({
  route: 'hub-records',
  params: { kind },
  needs: 'back-office',
});

/** In display order; a section leads to the first of its screens that the person may open. */
export const sections = {
  tonight: { tonight: { route: 'tonight', needs: 'set-event-status' } },
  productions: { productions: records('productions') },
  people: { persons: records('persons') },
  subscriptions: { subscriptions: records('subscriptions') },
  press: { downloads: records('download-directories') },
  website: { pages: records('pages'), forms: records('forms') },
  administration: {
    accounts: { route: 'accounts', needs: 'manage-users' },
    log: { route: 'log', needs: 'read-log' },
  },
} as const satisfies Record<string, Record<string, SectionScreen>>;

export type SectionName = keyof typeof sections;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type SectionScreenName = KeysOf<(typeof sections)[SectionName]>;

export const sectionNames = Object.keys(sections) as SectionName[];
