/** The settings of a page: what it is called, where it stands, what heads it, what search engines are told. */
import { useRef, useState } from 'react';
import { textOf } from '#domain/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type FieldFocus, useFieldFocus } from '../dialog/field-focus.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Note } from '../parts/Note.tsx';
import parts from '../parts/parts.module.css';
import { Tabs } from '../parts/Tabs.tsx';
import { useLabels } from '../parts/use-labels.ts';
import { CallProblem } from '../server/calls.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { HeroFields } from './HeroFields.tsx';
import { openPage } from './open-page.ts';
import { type EditedPage, placePage, removePage, type TreePage, updatePage } from './page-calls.ts';
import { isMoved, pageChange, rebased } from './page-change.ts';
import { RemovedPage } from './RemovedPage.tsx';
import { SearchFields } from './SearchFields.tsx';
import { usePageSave } from './use-page-save.ts';

interface Props {
  tree: readonly TreePage[];
  page: EditedPage;
  /** The field that it is opened for. */
  focus: FieldFocus | undefined;
  onClose: () => void;
}

type Part = 'general' | 'hero' | 'search';

/** In which part a field stands that a save was refused for. */
const partOfField = (field: string): Part => {
  if (field.startsWith('hero_')) return 'hero';
  return /^(?:meta|og)_/.test(field) ? 'search' : 'general';
};

export function SettingsForm({ tree, page: first, focus, onClose }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const form = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(first);
  const [page, setPage] = useState(first);
  const [part, setPart] = useState<Part>(focus ? partOfField(focus.field) : 'general');
  useFieldFocus(form, focus);
  const [state, setState] = useState<'open' | 'asking' | 'removed'>('open');
  const save = usePageSave(form, (field) => setPart(partOfField(field)));
  const change = (changes: Partial<EditedPage>) => setPage((now) => ({ ...now, ...changes }));
  const title = textOf(before.title, locale);

  const write = (wanted: EditedPage) =>
    save.run(async () => {
      const changed = pageChange(before, wanted);
      let written = before;
      try {
        if (changed) written = await updatePage(before.id, changed);
      } catch (error) {
        const now = error instanceof CallProblem && error.status === 409 ? error.document.page : null;
        if (now) {
          // Somebody was quicker: with the next press what was typed here goes on top of it.
          setPage(rebased(before, wanted, now as EditedPage));
          setBefore(now as EditedPage);
        }
        throw error;
      }
      if (isMoved(before, wanted)) {
        // Were the place refused, the fields are saved already.
        setBefore({ ...written, parent: before.parent, order: before.order });
        written = await placePage(written, wanted.parent, wanted.order);
      }
      onClose();
      if (written !== before) await openPage(written.path, locale);
    });
  const remove = () =>
    save.run(async () => {
      await removePage(before);
      setState('removed');
    });

  if (state === 'removed') return <RemovedPage page={before} />;
  const shared = { page, before, errorOf: save.errorOf, onChange: change };
  return (
    <Dialog
      title={`${labels.page_settings}: ${title}`}
      closeName={labels.close}
      onClose={onClose}
      foot={
        state === 'asking' ? (
          <>
            <p className={parts.aside} role="alert">
              {labels.page_delete_sure(title)}
            </p>
            <Button onClick={() => setState('open')}>{labels.cancel}</Button>
            <Button kind="danger" disabled={save.isBusy} onClick={remove}>
              {labels.page_delete}
            </Button>
          </>
        ) : (
          <>
            <Button kind="danger" isAside onClick={() => setState('asking')}>
              {labels.page_delete}
            </Button>
            {before.is_online ? (
              <Button disabled={save.isBusy} onClick={() => write({ ...page, is_online: false })}>
                {labels.page_offline}
              </Button>
            ) : null}
            <Button onClick={onClose}>{labels.cancel}</Button>
            <Button kind="primary" disabled={save.isBusy} onClick={() => write(page)}>
              {save.isBusy ? labels.saving : labels.save}
            </Button>
          </>
        )
      }
    >
      <div ref={form}>
        {save.problem ? <Note isAlarm>{save.problem}</Note> : null}
        <Tabs
          label={labels.page_tabs}
          current={part}
          onChange={setPart}
          tabs={[
            { key: 'general', name: labels.page_general },
            { key: 'hero', name: labels.page_hero },
            { key: 'search', name: labels.page_search },
          ]}
        >
          {part === 'general' ? <GeneralFields {...shared} tree={tree} /> : null}
          {part === 'hero' ? <HeroFields {...shared} /> : null}
          {part === 'search' ? <SearchFields {...shared} /> : null}
        </Tabs>
      </div>
    </Dialog>
  );
}
