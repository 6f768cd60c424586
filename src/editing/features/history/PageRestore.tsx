/** Restores settings of a page from an earlier state: all that differ, or a selection. */
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { mergeKey } from '../../core/merge/three-way.ts';
import type { EditedPage, TreePage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { rejectionMessage } from '../../sync/saving/rejections.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { useRequest } from '../../ui/kit/use-request.ts';
import { closeMenu } from '../../ui/ui-state.ts';
import { useShownSettings } from '../../ui/versions/use-shown-settings.ts';
import styles from './history.module.css';
import { useHistoryMessages } from './messages.ts';
import { PageDifference } from './PageDifference.tsx';
import { type PageState, pageDifferences, restoreSettings } from './page-states.ts';

interface Props {
  states: readonly PageState[];
  tree: readonly TreePage[];
  now: EditedPage;
  state: number;
  onBack: () => void;
  /** The message if somebody has changed the page in the meantime. */
  onStale: (text: string) => void;
}

export function PageRestore({ states, tree, now, state, onBack, onStale }: Props) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const locale = useLocale();
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const { not_reached, not_loaded } = messages;
  const { isBusy, problem, run } = useRequest({ not_reached, not_done: not_loaded }, rejectionMessage);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const { name, page } = states[state] ?? { name: '', page: now };
  const found = pageDifferences(now, page);
  const shown = useShownSettings(found, tree);
  const selected = found.filter((merge) => !deselected.has(mergeKey(merge)));
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(deselected);
    if (isOn) next.delete(key);
    else next.add(key);
    setDeselected(next);
  };
  const submit = async () => {
    if (isBusy || selected.length === 0) return;
    const rejection = await run(async () => {
      const { path } = await restoreSettings(session, now, selected);
      closeMenu(session);
      await openPage(session, path, locale);
    });
    if (rejection?.status !== 409) return;
    const { changed_by } = rejection.document;
    onStale(messages.stale(typeof changed_by === 'string' ? changed_by : messages.somebody));
  };
  return (
    <div ref={start} className={parts.stack}>
      {problem && <Note isAlarm>{problem}</Note>}
      <fieldset className={parts.group}>
        <legend>{name}</legend>
        {found.length === 0 && <p>{messages.nothing_restored}</p>}
        {found.map((merge) => {
          const key = mergeKey(merge);
          return (
            <label key={key} className={`${parts.check} ${styles.setting}`}>
              <input
                type="checkbox"
                checked={!deselected.has(key)}
                onChange={({ target }) => toggle(key, target.checked)}
              />
              <span>
                <PageDifference merge={merge} shown={shown} />
              </span>
            </label>
          );
        })}
      </fieldset>
      <p>{messages.explain_settings}</p>
      <div className={parts.row}>
        <Button onClick={onBack}>{messages.back_to_list}</Button>
        <Button kind="primary" aria-disabled={isBusy || selected.length === 0} onClick={() => void submit()}>
          {messages.restore_submit}
        </Button>
      </div>
    </div>
  );
}
