/** The one stream of a tab: who else is here, and what they have written. Begins again by itself, whatever went away. */
import { refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { type PersonTab, setPeople } from './people.ts';

interface Changed {
  /** Null where anything may have been missed. */
  container: number | null;
  version: number;
  is_published: boolean;
}

const firstWait = 1000;
const maxWait = 15_000;
/** Milliseconds after which nobody is shown any more of whom nothing was heard. */
const silence = 10_000;
/** A tab that nobody looks at is no longer there after so many milliseconds; it comes back when it is looked at. */
const hiddenFor = 60_000;
/** Milliseconds until the focus has come to rest. */
const rest = 150;

/** @returns what ends it */
export function startPresence(session: EditingSession): () => void {
  const { clock, transport, page } = session.ports;
  const { account, containers, surface, server } = session;
  /** This tab, for as long as the session lasts. */
  const tab = `tab-${crypto.randomUUID()}`;
  let close: (() => void) | null = null;
  let joined = '';
  let wait = firstWait;
  let cancelRetry = () => {};
  let cancelSilence = () => {};
  let cancelHidden = () => {};
  let cancelRest = () => {};
  let told: number | null | undefined;

  const wanted = () =>
    containers
      .shown()
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();

  /** Opens the stream for the places that are on the page now; where it is open for them already, it stays. */
  function join(): void {
    const ids = wanted();
    if (ids === '' || (close && joined === ids)) return;
    part();
    joined = ids;
    const query = new URLSearchParams({ tab, containers: ids });
    const own = transport.listen(`/${session.locale}/pageeditor-api/presence?${query}`, {
      open() {
        wait = firstWait;
        cancelSilence();
        told = undefined;
        void tellModule(false);
        // What was written before it was open was not heard.
        for (const { id } of containers.shown()) refreshContainer(session, id);
      },
      error(isClosed) {
        if (close !== own) return;
        cancelSilence();
        cancelSilence = clock.after(silence, () => setPeople(session, []));
        if (!isClosed) return;
        // The browser has given up (nobody logged in, a server that is starting): it is tried again, ever more slowly.
        close = null;
        cancelRetry();
        cancelRetry = clock.after(wait, join);
        wait = Math.min(wait * 2, maxWait);
      },
      events: {
        people: (data) => setPeople(session, (JSON.parse(data) as { people: PersonTab[] }).people),
        changed: (data) => hear(JSON.parse(data) as Changed),
        heartbeat: () => void tellModule(true),
      },
    });
    close = own;
  }

  function part(): void {
    cancelRetry();
    cancelSilence();
    close?.();
    close = null;
    joined = '';
  }

  function hear({ container, version, is_published }: Changed): void {
    for (const { id } of containers.shown()) {
      if (container === null || (container === id && is_published)) refreshContainer(session, id);
      else if (container === id) refreshContainer(session, id, version);
    }
  }

  /** @param isAsked the server wants to know whether somebody is still there */
  async function tellModule(isAsked: boolean): Promise<void> {
    const id = surface.currentModule();
    const module = id === null ? null : (server.get(id)?.server_id ?? null);
    if (!close || (!isAsked && module === told)) return;
    told = module;
    const { locale, csrf_token } = account.get();
    // Not by `request`: a login that has ended is asked for where something is to be saved, not here.
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
    containers.subscribe(join),
    account.subscribe(() => account.get().logged && !close && join()),
    surface.onFocusMoved(() => {
      cancelRest();
      cancelRest = clock.after(rest, () => void tellModule(false));
    }),
    page.onVisibility(() => {
      cancelHidden();
      if (!page.isVisible()) cancelHidden = clock.after(hiddenFor, part);
      else if (!close) join();
    }),
    page.onOnline(() => !close && join()),
  ];
  join();
  return () => {
    for (const end of ends) end();
    cancelRest();
    cancelHidden();
    part();
    setPeople(session, []);
  };
}
