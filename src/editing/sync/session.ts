/**
 * An editing session: the state of the page that is edited. `createEditingSession` creates it; it is passed as an
 * argument and not kept in module scope, so that tests can run two side by side.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import { createStore, type Store } from '#state/store.ts';
import { createDocument, type EditedDocument } from '../core/edited-document.ts';
import { createUndoHistory, type UndoHistory } from '../core/undo-history.ts';
import { type SessionAccount, unknownAccount } from './account/account.ts';
import { createLoginRequest, type LoginRequest } from './account/login-request.ts';
import { type Alerts, createAlerts } from './alerts.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';
import { createBadges, type ModuleBadges } from './badges.ts';
import { type Containers, createContainers } from './containers.ts';
import type { DraftWriter } from './drafts/draft-rows.ts';
import { type DraftsState, noDrafts } from './drafts/drafts-state.ts';
import type { EditingPorts, EditingSurface } from './ports.ts';
import type { Conflict } from './saving/rejections.ts';
import type { SaveQueue } from './saving/save-queue.ts';
import { initialSaveStatus, type SaveStatus } from './saving/save-status.ts';
import { createServerState, type ServerState } from './server-state.ts';
import { createStaleContainers, type StaleContainers } from './stale-containers.ts';

/** Factories for code that needs the session itself; some of it is loaded lazily. */
export interface SessionFactories {
  createQueue(session: EditingSession): SaveQueue;
  createSurface(session: EditingSession): EditingSurface;
  executeRemote: (
    session: EditingSession,
    ...commands: Parameters<Parameters<typeof createUndoHistory>[1]['executeRemote']>
  ) => ReturnType<Parameters<typeof createUndoHistory>[1]['executeRemote']>;
}

export class EditingSession {
  readonly ports: EditingPorts;
  readonly surface: EditingSurface;
  readonly account: Store<SessionAccount> = createStore(unknownAccount);
  readonly login: LoginRequest;
  readonly alerts: Alerts;
  readonly announcements: Announcements = createAnnouncements();
  readonly badges: ModuleBadges = createBadges();

  readonly document: EditedDocument = createDocument(() => this.locale);
  readonly undo: UndoHistory;
  /** The server state, by local ids. */
  readonly server: ServerState = createServerState();
  readonly containers: Containers = createContainers();
  readonly stale: StaleContainers;
  /** Containers whose changes are saved. */
  readonly savedContainers = new Set<number>();
  /** Containers whose structure differs from the known server state; they have to be reloaded. */
  readonly brokenContainers = new Set<number>();
  /** Unresolved conflicts with remote changes, by module. */
  readonly conflicts = new Map<number, Conflict>();
  /** Data that the server has rejected, by module. It is not sent again unless it changes. */
  readonly rejectedData = new Map<number, ModuleData>();
  readonly queue: SaveQueue;
  readonly saveStatus: Store<SaveStatus> = createStore(initialSaveStatus);

  /** Null until its code is loaded, and if the browser persists nothing. */
  draftWriter: DraftWriter | null = null;
  readonly drafts: Store<DraftsState> = createStore(noDrafts);
  /** The page is being left on purpose: no confirmation, since drafts keep unsaved changes. */
  isLeaving = false;

  readonly #parts = new Map<unknown, unknown>();

  constructor(ports: EditingPorts, work: SessionFactories) {
    this.ports = ports;
    this.alerts = createAlerts(ports.clock);
    this.stale = createStaleContainers(this.containers);
    this.surface = work.createSurface(this);
    this.login = createLoginRequest((act) => this.surface.whenNotTyping(act));
    this.undo = createUndoHistory(this.document, {
      now: ports.clock.now,
      executeRemote: (commands) => work.executeRemote(this, commands),
      persist: async () => this.draftWriter?.flush(),
    });
    this.queue = work.createQueue(this);
  }

  get locale(): Locale {
    return this.account.get().locale;
  }

  /** The session's instance of state that is owned by an upper layer or by lazily loaded code; created on first use. */
  part<Part>(create: (session: EditingSession) => Part): Part {
    if (!this.#parts.has(create)) this.#parts.set(create, create(this));
    return this.#parts.get(create) as Part;
  }

  /** Leaves the page without asking; drafts keep unsaved changes. */
  leave(address?: string): void {
    this.isLeaving = true;
    this.ports.page.leave(address);
  }
}
