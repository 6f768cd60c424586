/** What was published of the page's parts, by whom and when, and the way back to it. */
import { useEffect, useState } from 'react';
import { isoOf } from '#domain/locales.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type DraftContainer, putContainer, seenVersion, shownContainers } from '../draft/containers.ts';
import menus from '../frame/menus.module.css';
import { closeMenu } from '../frame/menus.ts';
import { useWords } from '../frame/words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { CallProblem } from '../server/call-problem.ts';
import { editorCall } from '../server/calls.ts';
import { reloadContainer } from '../server/load-container.ts';
import { wordsOf } from '../server/refusals.ts';
import { flushSaves } from '../server/saving.ts';
import { showAlert } from '../session/alerts.ts';

interface Snapshot {
  id: number;
  created_at: string;
  published_by: string | null;
  is_published: boolean;
}

export default function HistoryDialog() {
  const words = useWords();
  const containers = shownContainers();
  return (
    <Dialog title={words.history_title} closeName={words.close} onClose={closeMenu} width="36rem">
      {containers.length === 0 && <p>{words.history_empty}</p>}
      {containers.map((container) => (
        <section key={container.id} className={menus.states}>
          {containers.length > 1 && <h3>{container.slug}</h3>}
          <Snapshots container={container} />
        </section>
      ))}
    </Dialog>
  );
}

function Snapshots({ container }: { container: DraftContainer }) {
  const words = useWords();
  const locale = useLocale();
  const [snapshots, setSnapshots] = useState<readonly Snapshot[] | 'failed' | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { id } = container;

  useEffect(() => {
    editorCall<{ results?: Snapshot[] } | Snapshot[]>('GET', `container/${id}/snapshots`).then(
      (answer) => setSnapshots(Array.isArray(answer) ? answer : (answer.results ?? [])),
      () => setSnapshots('failed'),
    );
  }, [id]);

  if (snapshots === null) return <p aria-busy="true">…</p>;
  if (snapshots === 'failed') return <p role="alert">{words.history_failed}</p>;
  if (snapshots.length === 0) return <p>{words.history_empty}</p>;
  const time = new Intl.DateTimeFormat(isoOf(locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul>
      {snapshots.map((snapshot) => (
        <li key={snapshot.id} className={menus.state}>
          <span>
            {words.history_by(time.format(new Date(snapshot.created_at)), snapshot.published_by ?? '')}
            {snapshot.is_published && <em>{words.history_now}</em>}
          </span>
          <Button
            kind={asked === snapshot.id ? 'danger' : 'plain'}
            onClick={() => {
              if (asked === snapshot.id) void restore(container, snapshot, words);
              else setAsked(snapshot.id);
            }}
          >
            {asked === snapshot.id ? words.restore_really : words.restore}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The working copy becomes what was published then; it is not public by that. */
async function restore(
  { id, slug, content_type }: DraftContainer,
  snapshot: Snapshot,
  words: ReturnType<typeof useWords>,
): Promise<void> {
  await flushSaves();
  try {
    const then = { state: `snapshot-${snapshot.id}`, module: null, languages: ['de', 'en'] };
    const body = { operation_id: crypto.randomUUID(), version: seenVersion(id), ...then };
    await editorCall('POST', `container/${id}/restore`, body);
    await reloadContainer(slug, content_type);
    putContainer({ id, is_changed: !snapshot.is_published });
    closeMenu();
    showAlert({ kind: 'save', text: words.restored });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    showAlert({ kind: 'error', text: wordsOf(error) || words.history_failed });
  }
}
