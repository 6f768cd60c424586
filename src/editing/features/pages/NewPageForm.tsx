/** The form for a new page: title, address, position. */
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { slugify } from '#domain/urls/slugs.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import { textAt } from '../../core/localized-text.ts';
import type { EditedPage, TreePage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { pageCreation } from '../../sync/pages/page-creation.ts';
import { pageInTree } from '../../sync/pages/page-tree.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { LocalizedControl } from '../../ui/form/LocalizedControl.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { ParentSelect } from './ParentSelect.tsx';
import { SlugControl } from './SlugControl.tsx';
import { usePageSave } from './use-page-save.ts';

interface Props {
  tree: readonly TreePage[];
  /** The current page. */
  page: EditedPage | null;
  onClose: () => void;
}

export function NewPageForm({ tree, page, onClose }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const createOnce = useRef(pageCreation(tree));
  const [draft] = useState(() => newPageDraft(session));
  const [title, setTitle] = useState<Localized | null>(draft?.title ?? null);
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>(draft?.slug ?? {});
  const [parent, setParent] = useState<number | null>(draft ? draft.parent : (page?.id ?? null));
  useEffect(() => saveNewPageDraft(session, { title, slug: typed, parent }), [title, typed, parent, session]);
  const { isBusy, problem, errorOf, run } = usePageSave(form);

  const suggested = (language: Locale) => slugify(textAt(title, language) || textAt(title, 'de'));
  const slug = { de: typed.de ?? suggested('de'), en: typed.en ?? suggested('en') };
  /** Closes on purpose, and discards the draft. */
  const end = () => {
    onClose();
    saveNewPageDraft(session, null);
  };
  const create = () =>
    run(async () => {
      const wanted = { parent, title, ...(Object.keys(typed).length > 0 ? { slug: typed } : {}) };
      const made = await createOnce.current(session, wanted);
      end();
      await openPage(session, made.path, locale);
    });

  const near = page && pageInTree(tree, page.id);
  return (
    <Dialog
      title={labels.page_new}
      onClose={onClose}
      foot={
        <>
          <Button onClick={end}>{labels.cancel}</Button>
          <Button kind="primary" aria-disabled={isBusy} onClick={create}>
            {isBusy ? labels.saving : labels.page_create}
          </Button>
        </>
      }
    >
      <div ref={form} className={parts.stack}>
        {problem ? (
          <Note isAlarm>{problem}</Note>
        ) : draft ? (
          <Note>{pageSettingsTexts(locale).back}</Note>
        ) : null}
        <LocalizedControl
          label={labels.page_title}
          kind="line"
          isRequired
          value={title}
          error={errorOf('title')}
          onChange={(value) => setTitle(value as Localized | null)}
        />
        {near ? (
          <fieldset className={parts.group}>
            <legend>{labels.page_where}</legend>
            {[
              { at: near.id, name: labels.page_below(textOf(near.title, locale)) },
              { at: near.parent, name: labels.page_beside(textOf(near.title, locale)) },
            ].map(({ at, name }) => (
              <label key={name} className={parts.check}>
                <input type="radio" name="where" checked={parent === at} onChange={() => setParent(at)} />
                {name}
              </label>
            ))}
          </fieldset>
        ) : null}
        <ParentSelect
          tree={tree}
          except={null}
          value={parent}
          error={errorOf('parent')}
          onChange={setParent}
        />
        <SlugControl
          value={slug}
          errorOf={errorOf}
          onChange={(language, text) => setTyped((before) => ({ ...before, [language]: text }))}
        />
        <Note>{labels.is_online_hint}</Note>
      </div>
    </Dialog>
  );
}

interface NewPageDraft {
  title: Localized | null;
  /** Slugs that were typed; others are derived from the title. */
  slug: Partial<Record<Locale, string>>;
  parent: number | null;
}

const name = 'new-page';
const userOf = (session: EditingSession) => session.account.get().email;

/** The draft of this account; null if there is none. */
const newPageDraft = (session: EditingSession) => readTabInput<NewPageDraft>(userOf(session), name);

/**
 * The draft of a page that does not exist yet. It belongs to no container, so it is kept in this tab, for the account
 * that wrote it.
 * @param page null when the page was created, or the form cancelled
 */
function saveNewPageDraft(session: EditingSession, page: NewPageDraft | null): void {
  const isEmpty = !page?.title && Object.keys(page?.slug ?? {}).length === 0;
  saveTabInput(userOf(session), name, isEmpty ? null : page);
}
