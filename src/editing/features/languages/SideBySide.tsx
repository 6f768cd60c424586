/** A module's texts in the other language, beside or below it, with marks where they are missing or outdated. */
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import { itemNameOf } from '#domain/modules/modules.ts';
import { type TranslationSources, translationState } from '#domain/modules/translation-state.ts';
import { type LanguagesTexts, languagesTexts } from '#i18n/editing/languages-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { schemaOfEntry } from '../../core/entries.ts';
import { textAt } from '../../core/localized-text.ts';
import { slotKey } from '../../core/slots.ts';
import { fieldName, nameOf } from '../../sync/messages.ts';
import { createOutdatedTranslations } from '../../sync/outdated-translations.ts';
import { addToUndoHistory } from '../../sync/remote-commands/add-to-undo-history.ts';
import { executeEnglishConfirmation } from '../../sync/remote-commands/english-confirmation.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { PlainTextField } from '../../ui/fields/PlainTextField.tsx';
import { RichTextField } from '../../ui/fields/RichTextField.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useEditingMessages } from '../../ui/module-chrome/messages.ts';
import { useChildren } from '../../ui/module-chrome/use-children.ts';
import { useRootAttribute } from '../../ui/root-attribute.ts';
import { useDocumentEntry } from '../../ui/session-hooks.ts';
import styles from './languages.module.css';

const ChangedWords = lazyComponent(async () => (await import('./ChangedText.tsx')).ChangedText);

export function SideBySide({ id }: { id: number }) {
  const session = useEditingSession();
  const entry = useDocumentEntry(id);
  const messages = useEditingMessages();
  const locale = useLocale();
  const texts = languagesTexts(locale);
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const slot = { container: entry?.module.container ?? 0, parent: id, column: 0 };
  const children = useChildren(slotKey(slot));
  useRootAttribute('languages');
  useEffect(() => session.part(createOutdatedTranslations).watch(), [session]);
  if (!entry || entry.module.module === 'container') return null;
  const items = itemNameOf(entry.module.module) === null ? [] : children;
  const name = nameOf(entry.module, messages);
  const language = texts.other[other];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring looks and margins of its own.
    <div
      role="group"
      className={styles.beside}
      aria-label={texts.beside(name, language)}
      data-beside={id}
      data-language={other}
    >
      <p className={styles.language} aria-hidden="true">
        {language}
      </p>
      <Texts id={id} other={other} />
      {items.map((item, at) => (
        <div key={item} className={styles.item}>
          <p className={styles.number}>{at + 1}</p>
          <Texts id={item} other={other} />
        </div>
      ))}
    </div>
  );
}

const upToDate: TranslationSources = {};

/** The outdated English texts of a module. */
function useOutdatedEnglish(id: number): TranslationSources {
  const { store } = useEditingSession().part(createOutdatedTranslations);
  const read = () => store.get().byModule.get(id) ?? upToDate;
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Omits fields that are empty in both languages. */
function Texts({ id, other }: { id: number; other: Locale }) {
  const entry = useDocumentEntry(id);
  const written_for = useOutdatedEnglish(id);
  if (!entry) return null;
  const { data } = entry.module;
  const fields = Object.entries(schemaOfEntry(entry.module).fields).flatMap(([field, { kind }]) => {
    if (!isTextKind(kind)) return [];
    const value = data[field] as Localized | null | undefined;
    const state = translationState(value, written_for[field]);
    return state === 'empty' ? [] : [{ field, kind, value, state }];
  });
  return (
    <div className={styles.texts}>
      {fields.map(({ field, kind, value, state }) => (
        <Text
          key={field}
          id={id}
          field={field}
          kind={kind}
          value={value}
          state={state}
          other={other}
          before={state === 'stale' ? (written_for[field] ?? '') : null}
        />
      ))}
    </div>
  );
}

interface TextProps {
  id: number;
  field: string;
  kind: 'line' | 'plain' | 'rich';
  value: Localized | null | undefined;
  state: ReturnType<typeof translationState>;
  other: Locale;
  /** The German text for which the English was written; null if it is the current one. */
  before: string | null;
}

function Text({ id, field, kind, value, state, other, before }: TextProps) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = languagesTexts(locale);
  const module = useDocumentEntry(id)?.module;
  const label = fieldName(module, field, locale);
  const isMissing = state === 'missing-english' || state === 'missing-german';
  return (
    <div className={styles.text} data-state={state}>
      <p className={styles.label}>
        {label}
        {isMissing && <em>{texts.missing[state === 'missing-english' ? 'en' : 'de']}</em>}
        {before !== null && <em>{texts.stale}</em>}
      </p>
      <div className={styles.writing} lang={other}>
        {kind === 'rich' ? (
          <RichTextField id={id} field={field} language={other} className={styles.rich} />
        ) : (
          <PlainTextField id={id} field={field} kind={kind} language={other} />
        )}
      </div>
      {before !== null && (
        <>
          <Suspense fallback={null}>
            <ChangedWords kind={kind} before={before} after={textAt(value, 'de')} texts={texts} />
          </Suspense>
          <button
            type="button"
            className={styles.right}
            aria-label={`${texts.right}: ${label}`}
            onClick={() => void confirmEnglish(session, id, field, texts)}
          >
            {texts.right}
          </button>
        </>
      )}
    </div>
  );
}

/** Marks the English of a text as up to date without changing it. Undoable. */
async function confirmEnglish(
  session: EditingSession,
  id: number,
  field: string,
  texts: LanguagesTexts,
): Promise<void> {
  const command = { what: 'english', id, field, isRight: true } as const;
  try {
    const done = await executeEnglishConfirmation(session, command);
    if (!done?.inverse) {
      if (done?.note) session.alerts.show({ kind: 'error', text: done.note });
      return;
    }
    const container = session.document.entry(id)?.module.container;
    if (container !== undefined) await addToUndoHistory(session, container, [command]);
    session.alerts.show({ kind: 'save', text: texts.right_done });
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    session.alerts.show({ kind: 'error', text: texts.right_failed });
  }
}
