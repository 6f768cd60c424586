/** What an editing session needs of its surroundings: a browser has one implementation of each, tests another. */
import type { FieldMerge } from '../core/merge/three-way.ts';
import type { DraftRows } from './drafts/draft-rows.ts';

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** @returns what cancels it */
  after(milliseconds: number, act: () => void): () => void;
}

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query on our own host. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  /** Gets the share that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface TransportAnswer {
  status: number;
  /** Null where it is no JSON. */
  body: unknown;
}

/** Server-sent events, by the names of the events; `open` and `error` as of the browser's `EventSource`. */
export interface StreamListeners {
  open(): void;
  /** @param isClosed no other attempt follows by itself */
  error(isClosed: boolean): void;
  events: Readonly<Record<string, (data: string) => void>>;
}

export interface Transport {
  /** Rejects where the server cannot be reached. */
  send(request: TransportRequest): Promise<TransportAnswer>;
  /** @returns what closes it */
  listen(address: string, listeners: StreamListeners): () => void;
}

export interface DraftStorage {
  /** @throws where the browser keeps nothing */
  openRows(): Promise<DraftRows>;
  /** The name of this tab, the same when its page is reloaded. @throws where tabs cannot be told apart */
  ownTab(): Promise<string>;
  /**
   * Holds the name of a tab that is no longer there.
   * @param mayEnd waits a moment, for a tab that is just about to end
   * @returns what gives it back; null if that tab is alive
   */
  claimTab(tab: string, mayEnd: boolean): Promise<(() => void) | null>;
}

/** The page in its window. */
export interface BrowserPage {
  path(): string;
  title(): string;
  /** Leaves this page for another address, or reloads it. */
  leave(address?: string): void;
  isVisible(): boolean;
  /** The page came into view or went out of it. @returns what ends it */
  onVisibility(listener: () => void): () => void;
  /** The page goes, perhaps for good. @returns what ends it */
  onHide(listener: () => void): () => void;
  /** Notifies of a restored connection. @returns a function that unsubscribes */
  onOnline(listener: () => void): () => void;
}

/** What was copied last, for every page and tab of this browser. */
export interface Clipboard {
  read(): string | null;
  /** @param texts plain or with tags: their words alone go to other programs */
  write(value: string, texts: readonly string[]): void;
}

/** Where somebody writes at the moment: text is not exchanged under their hands, and nothing scrolls away. */
export interface EditingSurface {
  /** Whether the caret stands in this very text. */
  isWritten(id: number, text: Pick<FieldMerge, 'field' | 'language'>): boolean;
  /** Whether the caret stands in any text of a module. */
  isWrittenIn(id: number): boolean;
  /** Loads what the next three need; without it no paragraph stays, and nothing is written around the caret. */
  loadCaret(): Promise<void>;
  /** Whether the paragraph with the caret stays as it is: then the others may change around it. */
  leavesCaret(merge: FieldMerge): boolean;
  /** Puts a merged text around the caret, which stays at its letter. */
  writeAroundCaret(merge: FieldMerge): void;
  /** What was typed since the last frame is in the document after this. */
  flushFocusedText(): void;
  /** Whether a module is open in the form, alone or as an item of its list. */
  isInForm(id: number): boolean;
  /** The module of the caret, the focus or the open form. */
  currentModule(): number | null;
  /** The module whose text has the caret, where that text is in English. */
  englishModule(): number | null;
  /** Changes modules while what is in view stays where it is. */
  keepingPosition(change: () => void): void;
  /** The focus has moved, and is where it goes. @returns what ends it */
  onFocusMoved(listener: () => void): () => void;
  /** Calls once nobody is in the middle of a word. */
  whenNotTyping(act: () => void): void;
  /** Opens one of the dialogs over the page. */
  openDialog(dialog: { kind: 'conflict'; id: number } | { kind: 'drafts' }): void;
}

export interface EditingPorts {
  clock: Clock;
  transport: Transport;
  /** Loaded when drafts are opened. */
  storage(): Promise<DraftStorage>;
  page: BrowserPage;
  clipboard: Clipboard;
}
