/**
 * The settings of a page: address, position, visibility. They apply when saved, unlike the page head, which is
 * published.
 */
import { useEffect, useRef, useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import type { ConflictChoice } from '../../core/merge/three-way.ts';
import type { EditedPage, TreePage } from '../../sync/pages/edited-page.ts';
import { removePage } from '../../sync/pages/page-requests.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { type FieldFocus, useFieldFocus } from '../../ui/form/field-focus.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { FooterConfirmation } from '../../ui/kit/FooterConfirmation.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { openDialog } from '../../ui/ui-state.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { TwoVersions } from '../../ui/versions/TwoVersions.tsx';
import { useShownSettings } from '../../ui/versions/use-shown-settings.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { headOf } from './head-of-page.ts';
import type { PageConflict } from './page-form.ts';
import { RemovedPage } from './RemovedPage.tsx';
import { discardSettingsDraft } from './settings-draft.ts';
import { usePageForm } from './use-page-form.ts';
import { usePageSave } from './use-page-save.ts';

interface Props {
  tree: readonly TreePage[];
  page: EditedPage;
  /** The field to focus. */
  focus: FieldFocus | undefined;
  onClose: () => void;
}

export function SettingsForm({ tree, page: first, focus, onClose }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const locale = useLocale();
  const words = pageSettingsTexts(locale);
  const body = useRef<HTMLDivElement>(null);
  useFieldFocus(body, focus);
  const [state, setState] = useState<'open' | 'deleting' | 'leaving' | 'removed'>('open');
  const save = usePageSave(body);
  const form = usePageForm(first, save, onClose);
  const { before, page, conflict, isDirty } = form;
  const title = textOf(before.title, locale);
  const head = headOf(session, before.id);
  const message = save.problem || form.note;
  // The button is at the end of the form, and the message at its beginning.
  useEffect(() => {
    if (message) body.current?.scrollIntoView();
  }, [message]);

  const write = (wanted?: EditedPage) => {
    setState('open');
    void form.write(wanted);
  };
  const remove = () =>
    save.run(async () => {
      try {
        await removePage(session, before);
      } catch (error) {
        setState('open');
        return form.mergeRemoteChange(error);
      }
      discardSettingsDraft(session, before);
      setState('removed');
    });
  /** Asks before changes are discarded; Escape closes the question. */
  const leave = () => {
    if (state === 'open' && isDirty) setState('leaving');
    else if (state === 'open') form.end();
    else setState('open');
  };

  if (state === 'removed') return <RemovedPage page={before} />;
  if (conflict) {
    return (
      <SettingsConflict conflict={conflict} tree={tree} onDecide={form.decide} onClose={form.closeConflict} />
    );
  }
  const openHead = () => {
    form.end();
    if (head !== null) openDialog(session, { kind: 'module', id: head });
  };
  const shared = { page, before, errorOf: save.errorOf, onChange: form.change };
  const saveButton = (
    <Button kind="primary" aria-disabled={save.isBusy} onClick={() => write()}>
      {save.isBusy ? labels.saving : labels.save}
    </Button>
  );
  const foots = {
    deleting: (
      <FooterConfirmation key="deleting" text={labels.page_delete_sure(title)}>
        <Button onClick={() => setState('open')}>{labels.cancel}</Button>
        <Button kind="danger" aria-disabled={save.isBusy} onClick={remove}>
          {labels.page_delete}
        </Button>
      </FooterConfirmation>
    ),
    leaving: (
      <FooterConfirmation key="leaving" text={words.unsaved}>
        <Button onClick={() => setState('open')}>{words.go_on}</Button>
        <Button kind="danger" onClick={form.end}>
          {words.discard}
        </Button>
        {saveButton}
      </FooterConfirmation>
    ),
    open: (
      <>
        <Button kind="danger" isAside onClick={() => setState('deleting')}>
          {labels.page_delete}
        </Button>
        {before.is_online ? (
          <Button aria-disabled={save.isBusy} onClick={() => write({ ...page, is_online: false })}>
            {labels.page_offline}
          </Button>
        ) : null}
        <Button onClick={leave}>{labels.cancel}</Button>
        {saveButton}
      </>
    ),
  };
  return (
    <Dialog title={`${labels.page_settings}: ${title}`} onClose={leave} foot={foots[state]}>
      <div ref={body} className={parts.stack}>
        {message ? <Note isAlarm>{message}</Note> : null}
        <Note>
          <p>{words.at_once}</p>
          <p>{words.when_published}</p>
          {head !== null && !isDirty && <Button onClick={openHead}>{words.open_head}</Button>}
        </Note>
        <GeneralFields {...shared} tree={tree} />
      </div>
    </Dialog>
  );
}

interface SettingsConflictProps {
  conflict: PageConflict;
  tree: readonly TreePage[];
  onDecide: (choices: Readonly<Record<string, ConflictChoice>>) => void;
  onClose: () => void;
}

/** Conflicting changes of a page's settings, side by side. */
function SettingsConflict({
  conflict: { merges, changed_by, intro },
  tree,
  onDecide,
  onClose,
}: SettingsConflictProps) {
  const labels = useLabels();
  const shown = useShownSettings(merges, tree);
  const shownAs = (side: 'mine' | 'theirs') =>
    Object.fromEntries(merges.map((merge) => [merge.field, shown(merge, merge[side])]));
  return (
    <TwoVersions
      intro={intro}
      merges={merges}
      changedBy={changed_by}
      nameOf={(field) => pageFieldName(field, labels)}
      contents={{ mine: shownAs('mine'), theirs: shownAs('theirs') }}
      onDecide={onDecide}
      onClose={onClose}
    />
  );
}
