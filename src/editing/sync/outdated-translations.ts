/** Which English texts are outdated, since their German has changed: asked when it is shown, and after every save. */
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import { createStore, type Store } from '#state/store.ts';
import { request } from './request.ts';
import type { EditingSession } from './session.ts';

interface Answer {
  results: { id: number; english_for: TranslationSources }[];
}

export interface OutdatedEnglish {
  /** By the browser's own ids. */
  store: Store<{ byModule: ReadonlyMap<number, TranslationSources> }>;
  /** What was found right is no longer outdated. */
  set(id: number, english_for: TranslationSources): void;
  /** Keeps it up to date for as long as somebody looks. @returns the end of it */
  watch(): () => void;
}

export function createOutdatedEnglish(session: EditingSession): OutdatedEnglish {
  const { saveStatus, surface, containers, server } = session;
  const store: OutdatedEnglish['store'] = createStore({ byModule: new Map<number, TranslationSources>() });
  /** Something was saved in the module that has the caret: asked again once it is left. */
  let isDue = false;
  let watching = 0;
  let stop = () => {};

  /** Where somebody is writing, what stands there stays until they leave: the changed words are what they work by. */
  async function ask(): Promise<void> {
    const answers = await Promise.all(
      containers.shown().map(({ id }) => request<Answer>(session, 'GET', `container/${id}/translations`)),
    );
    const results = answers.flatMap((answer) => answer.results);
    const byModule = new Map(results.map(({ id, english_for }) => [server.idOf(id) ?? id, english_for]));
    const written = surface.englishModule();
    const before = written === null ? undefined : store.get().byModule.get(written);
    if (written !== null && before) {
      isDue = true;
      byModule.set(written, before);
    }
    store.set({ byModule });
  }

  /** What cannot be asked now is asked with the next save: nothing is lost by it. */
  const tryAsking = () => void ask().catch(() => undefined);

  function begin(): () => void {
    let last = saveStatus.get().saved_at;
    const ends = [
      saveStatus.subscribe(() => {
        const { state, saved_at } = saveStatus.get();
        if (state !== 'saved' || saved_at === last) return;
        last = saved_at;
        tryAsking();
      }),
      surface.onFocusMoved(() => {
        if (!isDue) return;
        isDue = false;
        tryAsking();
      }),
    ];
    tryAsking();
    return () => {
      for (const end of ends) end();
    };
  }

  return {
    store,
    set: (id, english_for) => store.set({ byModule: new Map(store.get().byModule).set(id, english_for) }),
    watch() {
      watching += 1;
      if (watching === 1) stop = begin();
      return () => {
        watching -= 1;
        if (watching === 0) stop();
      };
    },
  };
}
