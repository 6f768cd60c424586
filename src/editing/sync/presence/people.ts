/** Other people on the page, from the presence stream. */

import type { PersonTab } from '#domain/pages/presence.ts';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { createStore } from '#state/store.ts';
import { moduleName } from '../messages.ts';
import type { EditingSession } from '../session.ts';

/** A person with all their tabs, and the module that one of them edits, by its local id. */
export interface PresentPerson {
  name: string;
  module: number | null;
}

export const createPeople = () => createStore<{ people: readonly PresentPerson[] }>({ people: [] });

/** Updates who is present and the badges of modules, and announces who joined and left. */
export function setPeople(session: EditingSession, tabs: readonly PersonTab[]): void {
  const { server, badges } = session;
  const store = session.part(createPeople);
  const here = [...Map.groupBy(tabs, ({ name }) => name)].map(([name, those]): PresentPerson => {
    const modules = those.flatMap(({ module }) => server.idOf(module) ?? []);
    return { name, module: modules[0] ?? null };
  });
  const before = store.get().people;
  const isIn = (list: readonly PresentPerson[], name: string) => list.some((each) => each.name === name);
  const messages = collaborationTexts(session.locale);
  const news = [
    ...here.filter(({ name }) => !isIn(before, name)).map(({ name }) => messages.person_came(name)),
    ...before.filter(({ name }) => !isIn(here, name)).map(({ name }) => messages.person_left(name)),
  ];
  if (news.length > 0) session.announcements.announce(news.join(' '));
  const byModule = Map.groupBy(here, ({ module }) => module);
  byModule.delete(null);
  badges.setPeople(
    new Map([...byModule].map(([id, those]) => [id as number, those.map(({ name }) => name)])),
  );
  store.set({ people: here });
}

/** Label of the module that a person edits; empty without one. */
export function moduleLabelOf(session: EditingSession, { module }: PresentPerson): string {
  return module === null ? '' : moduleName(session, module);
}
