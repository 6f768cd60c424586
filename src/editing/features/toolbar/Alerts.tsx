/** The alert over the page, and the live region for announcements to screen readers. */
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useEditingMessages } from '../../ui/module-chrome/messages.ts';
import { useAlert, useAnnouncement } from '../../ui/session-hooks.ts';
import styles from './toolbar.module.css';

/** Both live regions are always rendered: screen readers do not read a region that is inserted with its text. */
export function Alerts() {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const alert = useAlert();
  const announcement = useAnnouncement();
  const content = alert && (
    <div className={styles.alert} data-kind={alert.kind}>
      <span>{alert.text}</span>
      {alert.action && (
        <button
          type="button"
          onClick={() => {
            alert.action?.run();
            session.alerts.close();
          }}
        >
          {alert.action.label}
        </button>
      )}
      <button type="button" aria-label={messages.close} onClick={session.alerts.close}>
        ×
      </button>
    </div>
  );
  return (
    <>
      <div className={styles.alerts} role="status">
        {alert?.kind === 'save' && content}
      </div>
      <div className={styles.alerts} role="alert">
        {alert?.kind === 'error' && content}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  );
}
