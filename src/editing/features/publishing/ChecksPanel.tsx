/** The check list beside the page; stays open while entries are fixed, and is fetched again after every save. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { checksTexts } from '#i18n/checks/checks-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { flushSaves } from '../../sync/saving/module-status.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import parts from '../../ui/kit/kit.module.css';
import { pressedKey } from '../../ui/kit/pressed-key.ts';
import { useRootAttribute } from '../../ui/root-attribute.ts';
import { useContainers, useSaveStatus } from '../../ui/session-hooks.ts';
import type { CheckListEntry } from '../../ui/ui-state.ts';
import { CheckEntryList } from './CheckEntryList.tsx';
import styles from './checks.module.css';
import { findCheckEntries, isBlocking } from './find-check-entries.ts';

interface Props {
  onClose: () => void;
}

type Found = readonly CheckListEntry[] | 'failed' | null;

export function ChecksPanel({ onClose }: Props) {
  const texts = checksTexts(useLocale());
  const panel = useRef<HTMLElement>(null);
  const [found, look] = useFindings();
  useRootAttribute('checkList');
  useEffect(() => panel.current?.querySelector<HTMLElement>('h2')?.focus(), []);
  const entries = Array.isArray(found) ? (found as readonly CheckListEntry[]) : [];
  const blocking = entries.filter(isBlocking);
  const warnings = entries.filter((entry) => !isBlocking(entry));
  const statusText = () => {
    if (found === null) return texts.checking;
    if (found === 'failed') return texts.failed;
    return entries.length === 0 ? texts.nothing : texts.count(entries.length, blocking.length);
  };
  return (
    <section
      ref={panel}
      className={`${parts.surface} ${styles.panel}`}
      aria-labelledby="check-list"
      data-checks=""
      onKeyDown={(event) => {
        if (pressedKey(event.nativeEvent) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id="check-list" tabIndex={-1}>
          {texts.title}
        </h2>
        <IconButton icon="close" name={texts.close} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <p role="status" className={styles.state} data-empty={found !== null && entries.length === 0}>
          {statusText()}
        </p>
        {found === 'failed' && <Button onClick={look}>{texts.again}</Button>}
        {Array.isArray(found) && entries.length === 0 && <p className={parts.hint}>{texts.nothing_more}</p>}
        {blocking.length > 0 && (
          <section aria-labelledby="check-blocking">
            <h3 id="check-blocking">{texts.blocking}</h3>
            <CheckEntryList entries={blocking} />
          </section>
        )}
        {warnings.length > 0 && (
          <section aria-labelledby="check-warnings">
            <h3 id="check-warnings">{texts.warnings}</h3>
            <CheckEntryList entries={warnings} />
          </section>
        )}
      </div>
    </section>
  );
}

/** The last findings stay until newer ones are loaded. */
function useFindings(): [Found, () => void] {
  const session = useEditingSession();
  const [found, setFound] = useState<Found>(null);
  const { saved_at, state } = useSaveStatus();
  const containers = useContainers();
  const places = [...containers.values()].map(({ id, shown }) => (shown > 0 ? id : '')).join();
  const latest = useRef(0);
  const look = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    findCheckEntries(session).then(
      (entries) => own === latest.current && setFound(entries),
      () => own === latest.current && setFound('failed'),
    );
  }, [session]);
  useEffect(() => void flushSaves(session), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved, or cannot be, is another state of the page.
  useEffect(() => {
    if (state !== 'waiting' && state !== 'saving') look();
  }, [look, saved_at, state, places]);
  return [found, look];
}
