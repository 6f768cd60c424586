/** The event stream of a tab that tells who else has the page or the record's form open. Reconnects automatically. */
import type { PersonTab, PresenceEvent, PresencePosition } from '#domain/pages/presence.ts';
import type { StreamListeners } from '../ports.ts';
import type { EditingSession } from '../session.ts';

const firstRetry = 1000;
const maxRetry = 15_000;
/** Milliseconds without events after which nobody else is shown. */
const silenceTimeout = 10_000;
/** Milliseconds after which a hidden tab disconnects; it reconnects when it becomes visible. */
const hiddenTimeout = 60_000;
/** Debounce of the position after a change of focus, in milliseconds. */
const focusDelay = 150;

interface Room {
  /** Query parameters that identify the page or form; empty for none. */
  query(): string;
  position(): Partial<PresencePosition>;
  onPeople(people: readonly PersonTab[]): void;
  onOpen(): void;
  onChanged(data: string): void;
}

export interface PresenceConnection {
  /** Opens the stream for the current query, unless it is open for that. */
  connect(): void;
  /** Sends the position once the focus has settled. */
  moved(): void;
  end(): void;
}

export function openPresence(
  { ports, account }: Pick<EditingSession, 'ports' | 'account'>,
  room: Room,
): PresenceConnection {
  const { clock, transport, page } = ports;
  /** Id of this connection. */
  const tab = `tab-${crypto.randomUUID()}`;
  let close: (() => void) | null = null;
  let connectedQuery = '';
  let retryDelay = firstRetry;
  let cancelRetry = () => {};
  let cancelSilence = () => {};
  let cancelHidden = () => {};
  let cancelFocusDelay = () => {};
  let sent = '';

  function connect(): void {
    const query = room.query();
    // Heartbeat responses need the CSRF token, which comes with the account.
    if (query === '' || !account.get().logged) return;
    if (close && connectedQuery === query) return;
    disconnect();
    connectedQuery = query;
    const events = {
      people: (data) => room.onPeople((JSON.parse(data) as { people: PersonTab[] }).people),
      changed: (data) => room.onChanged(data),
      beat: () => void sendPosition(true),
    } satisfies Record<PresenceEvent, StreamListeners['events'][string]>;
    const own = transport.listen(`/${account.get().locale}/pageeditor-api/presence?tab=${tab}&${query}`, {
      open() {
        retryDelay = firstRetry;
        cancelSilence();
        sent = '';
        void sendPosition(false);
        room.onOpen();
      },
      error(isClosed) {
        if (close !== own) return;
        cancelSilence();
        cancelSilence = clock.after(silenceTimeout, () => room.onPeople([]));
        if (!isClosed) return;
        // The browser has closed the stream (logged out, or the server is starting): reconnects with exponential
        // backoff.
        close = null;
        cancelRetry();
        cancelRetry = clock.after(retryDelay, connect);
        retryDelay = Math.min(retryDelay * 2, maxRetry);
      },
      events,
    });
    close = own;
  }

  function disconnect(): void {
    cancelRetry();
    cancelSilence();
    close?.();
    close = null;
    connectedQuery = '';
  }

  /** @param isAsked answers a heartbeat, which requires a request in any case */
  async function sendPosition(isAsked: boolean): Promise<void> {
    const body = JSON.stringify(room.position());
    if (!close || (!isAsked && body === sent)) return;
    sent = body;
    const { locale, csrf_token } = account.get();
    // Not sent with `request`, which would open the login dialog.
    await transport
      .send({
        method: 'PUT',
        address: `/${locale}/pageeditor-api/presence/${tab}`,
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf_token },
        body,
      })
      .catch(() => undefined);
  }

  const ends = [
    account.subscribe(() => account.get().logged && !close && connect()),
    page.onVisibility(() => {
      cancelHidden();
      if (!page.isVisible()) cancelHidden = clock.after(hiddenTimeout, disconnect);
      else if (!close) connect();
    }),
    page.onOnline(() => !close && connect()),
  ];
  return {
    connect,
    moved() {
      cancelFocusDelay();
      cancelFocusDelay = clock.after(focusDelay, () => void sendPosition(false));
    },
    end() {
      for (const end of ends) end();
      cancelHidden();
      cancelFocusDelay();
      disconnect();
      room.onPeople([]);
    },
  };
}
