/** The save status, with a button that leads to the module that cannot be saved. */
import { formatTime } from '#domain/dates/date-format.ts';
import { reloadContainer } from '../../sync/load-container.ts';
import type { SaveStatus } from '../../sync/saving/save-status.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useEditingMessages } from '../../ui/module-chrome/messages.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { useContainers, useSaveStatus } from '../../ui/session-hooks.ts';
import { openMenu } from '../../ui/ui-state.ts';
import styles from './toolbar.module.css';

export function SaveState() {
  const messages = useEditingMessages();
  const status = useSaveStatus();
  const text = textOf(status, messages);
  return (
    <div className={styles.status} data-state={status.state}>
      <span title={text}>{text}</span>
      <Remedy status={status} />
    </div>
  );
}

function textOf(
  { state, saved_at, detail }: SaveStatus,
  messages: ReturnType<typeof useEditingMessages>,
): string {
  if (state === 'saved')
    return saved_at === null ? messages.all_saved : messages.saved_at(formatTime(new Date(saved_at)));
  if (state === 'waiting' || state === 'saving') return messages[state];
  if (state === 'offline' || state === 'incomplete') return detail;
  if (state === 'conflict') return messages.not_saved_conflict;
  return detail === '' ? messages.not_saved : messages.not_saved_because(detail);
}

function Remedy({ status: { state, id } }: { status: SaveStatus }) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const containers = useContainers();
  const reload = async () => {
    for (const broken of [...session.brokenContainers]) {
      const container = containers.get(broken);
      if (!container) session.brokenContainers.delete(broken);
      else await reloadContainer(session, container.slug, container.content_type);
    }
    session.queue.flush();
  };
  if (state === 'offline')
    return (
      <button type="button" onClick={session.queue.flush}>
        {messages.try_again}
      </button>
    );
  if (state === 'failed' && session.brokenContainers.size > 0) {
    return (
      <button type="button" onClick={() => void reload()}>
        {messages.reload}
      </button>
    );
  }
  if (id === null) return null;
  if (state === 'conflict') {
    return (
      <button type="button" onClick={() => openMenu(session, { kind: 'conflict', id })}>
        {messages.decide}
      </button>
    );
  }
  if (state !== 'incomplete' && state !== 'failed') return null;
  const show = async () => {
    // Without a connection, at least scrolls to the module.
    if (state === 'failed') showModule(id);
    else
      await import('../../ui/checks/show-unsaved.ts').then(
        ({ showUnsaved }) => showUnsaved(session, id),
        () => showModule(id),
      );
  };
  return (
    <button type="button" onClick={() => void show()}>
      {messages.show_place}
    </button>
  );
}
