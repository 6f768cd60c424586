/** Who else is on the page, as the stream says it. */
import { createStore, useStore } from '#state/store.ts';
import { setPeopleBadges } from '../../ui/module-chrome/badges.ts';
import { nameOf } from '../../ui/module-chrome/messages.ts';
import { announce } from '../announcements.ts';
import { togetherWords } from '../remote-changes/messages.ts';
import { known } from '../saving/saving.ts';

export interface Person {
  tab: string;
  name: string;
  /** The server's number of the module that she is in. */
  module: number | null;
}

/** Somebody with all her tabs, and the module of one of them by the browser's number. */
export interface PersonHere {
  name: string;
  module: number | null;
}

const store = createStore<{ people: readonly PersonHere[] }>({ people: [] });

/** Takes over who is here, marks the modules, and says who came and who left. */
export function takePeople(people: readonly Person[]): void {
  const numbers = new Map(known.ids().map((id) => [known.get(id)?.server_id, id]));
  const here = [...Map.groupBy(people, ({ name }) => name)].map(([name, tabs]): PersonHere => {
    const modules = tabs.flatMap(({ module }) => (module === null ? [] : (numbers.get(module) ?? [])));
    return { name, module: modules[0] ?? null };
  });
  const before = store.get().people;
  const isIn = (list: readonly PersonHere[], name: string) => list.some((each) => each.name === name);
  const words = togetherWords();
  const said = [
    ...here.filter(({ name }) => !isIn(before, name)).map(({ name }) => words.person_came(name)),
    ...before.filter(({ name }) => !isIn(here, name)).map(({ name }) => words.person_left(name)),
  ];
  if (said.length > 0) announce(said.join(' '));
  const inModules = here.filter(({ module }) => module !== null);
  const byModule = Map.groupBy(inModules, ({ module }) => module as number);
  setPeopleBadges(new Map([...byModule].map(([id, those]) => [id, those.map(({ name }) => name)])));
  store.set({ people: here });
}

export const peopleHere = (): readonly PersonHere[] => store.get().people;

export function usePeople(): readonly PersonHere[] {
  return useStore(store, 'people');
}

/** What somebody is writing in, by its name; empty where in nothing. */
export const placeOf = ({ module }: PersonHere): string => (module === null ? '' : nameOf(module));
