// A simulated editor: writes, adds, moves, removes, undoes, and resolves conflicts.
import type { TestLogin } from '../setup/login.ts';
import { type EditingClient, openEditingClient } from './editing-client.ts';
import { seenBy } from './idle-page.ts';
import { type SeenModule, type SharedPage, wordsIn } from './shared-page.ts';

export interface Writer {
  who: number;
  /** One operation, chosen at random. */
  act(): void;
  /**
   * Saves pending changes; errors are retried later.
   * @returns whether everything is saved
   */
  save(): Promise<boolean>;
  /** Resolves when the editor has sent and received all current changes. */
  settle(): Promise<void>;
  isSettled(version: number): boolean;
  state(): string;
  /** Their page, as the database would write it. */
  seen(): SeenModule[];
  /** Words that were removed knowingly: by deleting visible words, or by undoing own ones. */
  takenAway(): string[];
  /** Words of others that an undo would have removed. */
  strangersTakenBack(): string[];
  decisions(): number;
}

const maxAsked = 1000;

/** Few enough that two are often at the same one. */
const max = 8;

export async function openWriter(who: number, page: SharedPage, random: () => number): Promise<Writer> {
  const login: TestLogin = await page.login();
  /** Words that the editor saw in removed modules. */
  const removed = new Set<string>();
  const line = page.lineOf(login, removed);
  let asked = 0;
  const client: EditingClient = await openEditingClient(async (path, init) => {
    asked += 1;
    if (asked > maxAsked) throw new TypeError('It is enough.');
    return line(path, init);
  });
  const { document, conflicts, session } = client;
  session.account.set({ csrf_token: login.csrf_token });
  // Answers login requests.
  const relogin = setInterval(() => session.login.end(true), 3);
  relogin.unref();
  const { container, slug } = page;
  for (;;) {
    try {
      await client.loadContainer(slug, 'screen');
      break;
    } catch {
      // The first request uses the same unreliable connection.
    }
  }
  let count = 0;
  let decided = 0;
  /** Undoing the resolution of a conflict also removes the text that it took over. */
  const decidedIn = new Set<number>();
  const taken = new Set<string>();
  const strangers: string[] = [];
  const word = () => `w${who}x${++count}`;
  const nameOf = (id: number) => document.part(id)?.module.module;
  const there = () => document.ids().filter((id) => !conflicts.has(id));
  const below = (id: number): number[] => [
    id,
    ...document.ids().filter((each) => document.part(each)?.module.parent === id),
  ];
  const top = { container, parent: null, column: 0 };
  /** Columns of a layout, and the page itself. */
  const place = () => {
    const layout = pick(there().filter((id) => nameOf(id) === 'container'));
    return layout === undefined || random() < 0.5
      ? top
      : { container, parent: layout, column: random() < 0.5 ? 0 : 1 };
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const allWords = () => new Set(document.ids().flatMap((id) => wordsIn(document.part(id)?.module.data)));

  function write(id: number): void {
    const value = document.part(id)?.module.data.content as { de: string; en?: string } | null;
    const language = random() < 0.7 ? 'de' : 'en';
    const paragraphs: string[] = (value?.[language] ?? '').match(/<p>.*?<\/p>/g) ?? [];
    const at = Math.floor(random() * (paragraphs.length + 1));
    if (at < paragraphs.length) {
      const old = paragraphs[at]?.slice(3, -4) ?? '';
      paragraphs[at] = random() < 0.5 ? `<p>${old} ${word()}</p>` : `<p>${word()} ${old}</p>`;
    } else paragraphs.push(`<p>${word()}</p>`);
    const next = { de: value?.de ?? `<p>${word()}</p>`, ...(value?.en ? { en: value.en } : {}) };
    client.changeFields(id, { content: { ...next, [language]: paragraphs.join('') } }, `${random()}`);
  }

  function act(): void {
    const modules = there();
    const id = pick(modules);
    const dice = random();
    const order = Math.floor(random() * (modules.length + 1));
    if (id === undefined || (dice < 0.06 && modules.length < max)) {
      client.addModule(place(), order, 'text', { content: { de: `<p>${word()}</p>` } });
    } else if (dice < 0.08 && modules.length < max) {
      client.addModule(top, order, 'container', { layout: '67-33' });
    } else if (dice < 0.16) client.moveModule(id, nameOf(id) === 'container' ? top : place(), order);
    else if (dice < 0.19 && modules.length > 4) {
      const words = below(id).flatMap((each) => wordsIn(document.part(each)?.module.data));
      for (const each of words) {
        taken.add(each);
        removed.add(each);
      }
      client.removeModule(id);
    } else if (dice < 0.24) {
      const before = document.ids().map((each) => [each, wordsIn(document.part(each)?.module.data)] as const);
      client.undo(container);
      const after = allWords();
      for (const [each, those] of before) {
        const removedWords = those.filter((one) => !after.has(one));
        // The editor sees them disappear, even if the module is removed before that is saved.
        for (const one of removedWords) {
          taken.add(one);
          removed.add(one);
        }
        // All words of a module that undo removes may disappear, also those that other modules have; in a module that
        // stays, only the words of others are reported.
        if (!document.part(each)) for (const one of those) removed.add(one);
        else if (!decidedIn.has(each))
          strangers.push(...removedWords.filter((one) => !one.startsWith(`w${who}x`)));
      }
    } else if (nameOf(id) === 'text') write(id);
  }

  /** Keeps both versions of a conflicting text; a removed module is restored or removed. */
  function decide(): void {
    for (const [id, { theirs }] of [...conflicts]) {
      decided += 1;
      decidedIn.add(id);
      if (theirs === null) {
        const stays = random() < 0.7;
        const words = below(id).flatMap((each) => wordsIn(document.part(each)?.module.data));
        for (const each of stays ? [] : words) {
          taken.add(each);
          removed.add(each);
        }
        client.resolveRemoval(id, stays);
        continue;
      }
      const merges = client.unresolvedMerges(id) ?? [];
      client.resolveText(
        id,
        Object.fromEntries(merges.map((merge) => [client.mergeKey(merge), 'both' as const])),
      );
    }
  }

  async function save(): Promise<boolean> {
    asked = 0;
    decide();
    const isSaved = await client.flushSaves();
    // So many requests without progress indicate an endless loop.
    if (asked > maxAsked) throw new Error(`Editor ${who} never comes to an end.`);
    return isSaved;
  }

  return {
    who,
    act,
    save,
    async settle() {
      client.refresh(container);
      for (let round = 0; round < 10; round += 1) {
        await save();
        if (!client.hasUnsavedAnywhere() && conflicts.size === 0) return;
      }
    },
    isSettled: (version) =>
      conflicts.size === 0 &&
      !client.hasUnsavedAnywhere() &&
      session.containers.versionOf(container) === version,
    state: () =>
      `${who}: version ${session.containers.versionOf(container)}, ${conflicts.size} conflicts, ${session.rejectedData.size} refused, ` +
      `${session.brokenContainers.size} broken, ${client.hasUnsavedAnywhere() ? 'unsaved' : 'saved'} ${JSON.stringify(session.saveStatus.get())}`,
    seen: () => seenBy(client),
    takenAway: () => [...taken],
    strangersTakenBack: () => strangers,
    decisions: () => decided,
  };
}
