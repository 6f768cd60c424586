/** Which English texts German has left behind: asked when it is to be seen, and again after every save. */
import { useSyncExternalStore } from 'react';
import type { EnglishFor } from '#domain/modules/translation-state.ts';
import { createStore } from '#state/store.ts';
import { session } from './account/account.ts';
import { shownContainers } from './containers.ts';
import { editorCall } from './request.ts';
import { saveStatus } from './saving/save-status.ts';
import { known } from './saving/saving.ts';

interface Answer {
  results: { id: number; english_for: EnglishFor }[];
}

type LeftBehind = ReadonlyMap<number, EnglishFor>;

const none: EnglishFor = {};
const store = createStore<{ byModule: LeftBehind }>({ byModule: new Map() });
/** Something was saved in the module that has the caret: asked again once it is left. */
let isDue = false;

/** By the browser's own ids. */
export function useLeftBehind(id: number): EnglishFor {
  const read = () => store.get().byModule.get(id) ?? none;
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What was found right is no longer behind. */
export function takeLeftBehind(id: number, english_for: EnglishFor): void {
  store.set({ byModule: new Map(store.get().byModule).set(id, english_for) });
}

/**
 * Asks the server. Where somebody is writing, what stands there stays until she leaves: the words that changed are what
 * she works by.
 */
async function ask(): Promise<void> {
  const answers = await Promise.all(
    shownContainers().map(({ id }) => editorCall<Answer>('GET', `container/${id}/translations`)),
  );
  const found = new Map(answers.flatMap(({ results }) => results).map((one) => [one.id, one.english_for]));
  const ids = new Map(known.ids().map((id) => [known.get(id)?.server_id, id]));
  const byModule = new Map([...found].map(([id, english_for]) => [ids.get(id) ?? id, english_for]));
  const written = writtenModule();
  const before = written === null ? undefined : store.get().byModule.get(written);
  if (written !== null && before) {
    isDue = true;
    byModule.set(written, before);
  }
  store.set({ byModule });
}

/** The module whose English has the caret, an item of a list among them. */
function writtenModule(): number | null {
  const { of, language } = document.activeElement?.closest<HTMLElement>('[data-of]')?.dataset ?? {};
  return of === undefined || (language ?? session.get().locale) !== 'en' ? null : Number(of);
}

/** What cannot be asked now is asked with the next save: nothing is lost by it. */
const tryAsking = () => void ask().catch(() => undefined);

let watching = 0;
let stop = () => {};

/** Keeps it up to date for as long as somebody looks. @returns the end of it */
export function watchLeftBehind(): () => void {
  watching += 1;
  if (watching === 1) stop = begin();
  return () => {
    watching -= 1;
    if (watching === 0) stop();
  };
}

function begin(): () => void {
  let last = saveStatus.get().saved_at;
  const left = () => {
    if (!isDue) return;
    isDue = false;
    // By then the focus is where it goes.
    setTimeout(tryAsking);
  };
  const end = saveStatus.subscribe(() => {
    const { state, saved_at } = saveStatus.get();
    if (state !== 'saved' || saved_at === last) return;
    last = saved_at;
    tryAsking();
  });
  document.addEventListener('focusout', left);
  tryAsking();
  return () => {
    end();
    document.removeEventListener('focusout', left);
  };
}
