/** What a text is called and what is wrong with it, in the words of the page's language. */
import { useEffect } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { createStore, useStore } from '#state/store.ts';
import type { DraftEntry } from '../../core/document-entry.ts';
import { later } from '../../lazy-components.ts';

export interface FieldWords {
  label: string;
  isWrong: boolean;
  /** The sentence about it; empty where nothing is wrong. */
  issue: string;
}

/** The sentences about what is wrong with a text. */
export const fetchSentences = later(() => import('#i18n/modules/module-messages.ts'));

type Say = typeof import('#i18n/modules/module-messages.ts').issueMessage;

/** The sentences are fetched when something is wrong for the first time. */
const sentences = createStore<{ say: Say | null }>({ say: null });

/** That a module which was just put in is still empty goes without saying. */
export function useFieldWords(entry: DraftEntry | undefined, field: string, locale: Locale): FieldWords {
  const say = useStore(sentences, 'say');
  const found = entry?.issues.find((each) => each.field === field);
  const issue = found && !(entry?.isNew && found.rule === 'required') ? found : null;
  const isWanted = issue !== null && say === null;
  useEffect(() => {
    if (!isWanted) return;
    fetchSentences().then(
      ({ issueMessage }) => sentences.set({ say: issueMessage }),
      // That something is wrong is to be seen all the same.
      () => undefined,
    );
  }, [isWanted]);
  const module = entry?.module.module;
  return {
    label: fieldLabel(field, locale, module),
    isWrong: issue !== null,
    issue: issue && say ? say(issue, locale, module) : '',
  };
}

const languages = { de: ['Deutsch', 'German'], en: ['Englisch', 'English'] } as const;

/** A text of the other language is called by it: the two must not sound alike. */
export function named(label: string, page: Locale, language: Locale | undefined): string {
  return language ? `${label}, ${languages[language][page === 'de' ? 0 : 1]}` : label;
}
