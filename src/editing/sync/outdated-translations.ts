/** Outdated English texts, whose German has changed since: fetched when they are displayed, and after every save. */
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import { createStore, type Store } from '#state/store.ts';
import { request } from './request.ts';
import type { EditingSession } from './session.ts';

interface TranslationsResponse {
  results: { id: number; english_for: TranslationSources }[];
}

export interface OutdatedTranslations {
  /** By local ids. */
  store: Store<{ byModule: ReadonlyMap<number, TranslationSources> }>;
  /** Called when the English of a module was marked as up to date. */
  set(id: number, english_for: TranslationSources): void;
  /** Keeps the store up to date until the returned function is called. */
  watch(): () => void;
}

export function createOutdatedTranslations(session: EditingSession): OutdatedTranslations {
  const { saveStatus, surface, containers, server } = session;
  const store: OutdatedTranslations['store'] = createStore({
    byModule: new Map<number, TranslationSources>(),
  });
  /** A fetch kept the old value of the module with the caret: fetches again once the caret leaves it. */
  let isDue = false;
  let watching = 0;
  let stop = () => {};

  /** Keeps the value of the module that is being translated, whose changed words are in use. */
  async function fetchOutdated(): Promise<void> {
    const answers = await Promise.all(
      containers
        .shown()
        .map(({ id }) => request<TranslationsResponse>(session, 'GET', `container/${id}/translations`)),
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

  /** Failures are ignored: the next save fetches again. */
  const fetchQuietly = () => void fetchOutdated().catch(() => undefined);

  function startWatching(): () => void {
    let last = saveStatus.get().saved_at;
    const ends = [
      saveStatus.subscribe(() => {
        const { state, saved_at } = saveStatus.get();
        if (state !== 'saved' || saved_at === last) return;
        last = saved_at;
        fetchQuietly();
      }),
      surface.onFocusMoved(() => {
        if (!isDue) return;
        isDue = false;
        fetchQuietly();
      }),
    ];
    fetchQuietly();
    return () => {
      for (const end of ends) end();
    };
  }

  return {
    store,
    set: (id, english_for) => store.set({ byModule: new Map(store.get().byModule).set(id, english_for) }),
    watch() {
      watching += 1;
      if (watching === 1) stop = startWatching();
      return () => {
        watching -= 1;
        if (watching === 0) stop();
      };
    },
  };
}
