/** The event stream of a tab: who else is on the page, and what they have changed. Reconnects by itself. */
import { refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { type PersonTab, setPeople } from './people.ts';

interface Changed {
  /** Null where anything may have been missed. */
  container: number | null;
  version: number;
  is_published: boolean;
}

const firstRetry = 1000;
const maxRetry = 15_000;
/** Milliseconds without a stream after which nobody else is shown. */
const silenceTimeout = 10_000;
/** Milliseconds after which a hidden tab disconnects; it reconnects when it is visible again. */
const hiddenTimeout = 60_000;
/** Milliseconds that the focus must stay before the module is sent. */
const focusDelay = 150;

/** @returns what ends it */
export function startPresence(session: EditingSession): () => void {
  const { clock, transport, page } = session.ports;
  const { account, containers, surface, server } = session;
  /** This tab, for as long as the session lasts. */
  const tab = `tab-${crypto.randomUUID()}`;
  let close: (() => void) | null = null;
  let connectedIds = '';
  let retryDelay = firstRetry;
  let cancelRetry = () => {};
  let cancelSilence = () => {};
  let cancelHidden = () => {};
  let cancelFocusDelay = () => {};
  let sentModule: number | null | undefined;

  const containerIds = () =>
    containers
      .shown()
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();

  /** Opens the stream for the containers on the page, unless it is open for them already. */
  function connect(): void {
    const ids = containerIds();
    if (ids === '' || (close && connectedIds === ids)) return;
    disconnect();
    connectedIds = ids;
    const query = new URLSearchParams({ tab, containers: ids });
    const own = transport.listen(`/${session.locale}/pageeditor-api/presence?${query}`, {
      open() {
        retryDelay = firstRetry;
        cancelSilence();
        sentModule = undefined;
        void sendModule(false);
        // Changes made before the stream was open were missed.
        for (const { id } of containers.shown()) refreshContainer(session, id);
      },
      error(isClosed) {
        if (close !== own) return;
        cancelSilence();
        cancelSilence = clock.after(silenceTimeout, () => setPeople(session, []));
        if (!isClosed) return;
        // The browser has given up (nobody logged in, a server that is starting): retried with growing delays.
        close = null;
        cancelRetry();
        cancelRetry = clock.after(retryDelay, connect);
        retryDelay = Math.min(retryDelay * 2, maxRetry);
      },
      events: {
        people: (data) => setPeople(session, (JSON.parse(data) as { people: PersonTab[] }).people),
        changed: (data) => onChanged(JSON.parse(data) as Changed),
        heartbeat: () => void sendModule(true),
      },
    });
    close = own;
  }

  function disconnect(): void {
    cancelRetry();
    cancelSilence();
    close?.();
    close = null;
    connectedIds = '';
  }

  function onChanged({ container, version, is_published }: Changed): void {
    for (const { id } of containers.shown()) {
      if (container === null || (container === id && is_published)) refreshContainer(session, id);
      else if (container === id) refreshContainer(session, id, version);
    }
  }

  /** @param isAsked the server has sent a heartbeat, which needs an answer in any case */
  async function sendModule(isAsked: boolean): Promise<void> {
    const id = surface.currentModule();
    const module = id === null ? null : (server.get(id)?.server_id ?? null);
    if (!close || (!isAsked && module === sentModule)) return;
    sentModule = module;
    const { locale, csrf_token } = account.get();
    // Not by `request`, which would open the login dialog.
    await transport
      .send({
        method: 'PUT',
        address: `/${locale}/pageeditor-api/presence/${tab}`,
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf_token },
        body: JSON.stringify({ module }),
      })
      .catch(() => undefined);
  }

  const ends = [
    containers.subscribe(connect),
    account.subscribe(() => account.get().logged && !close && connect()),
    surface.onFocusMoved(() => {
      cancelFocusDelay();
      cancelFocusDelay = clock.after(focusDelay, () => void sendModule(false));
    }),
    page.onVisibility(() => {
      cancelHidden();
      if (!page.isVisible()) cancelHidden = clock.after(hiddenTimeout, disconnect);
      else if (!close) connect();
    }),
    page.onOnline(() => !close && connect()),
  ];
  connect();
  return () => {
    for (const end of ends) end();
    cancelHidden();
    disconnect();
    setPeople(session, []);
  };
}
