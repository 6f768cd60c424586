/** Locks of the browser: how tabs know which others are alive. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTabLocks } from './tab-locks.ts';

let kind: string;
beforeEach(() => {
  // Locks of an earlier test are held until the page ends.
  kind = `test-${crypto.randomUUID()}`;
  const limit = AbortSignal.timeout.bind(AbortSignal);
  const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => limit(wait / 5));
  onTestFinished(() => shortened.mockRestore());
});

/** A lock held by another page. @returns the function that releases it */
function held(tab: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(
      `${kind} ${tab}`,
      () => new Promise<void>((release) => resolve(() => release())),
    );
  });
}

test('a tab keeps its name and holds it', async () => {
  const { ownTab, claimTab } = createTabLocks(kind);
  const name = await ownTab();
  expect(await ownTab()).toBe(name);
  expect(sessionStorage.getItem(kind)).toBe(name);
  expect(await claimTab(name, false)).toBeNull();
});

test('a reload takes the name again, also while the page before it is ending', async () => {
  sessionStorage.setItem(kind, 'before');
  const release = await held('before');
  setTimeout(release, 50);
  expect(await createTabLocks(kind).ownTab()).toBe('before');
});

test('a duplicated tab gets a name of its own', async () => {
  const name = await createTabLocks(kind).ownTab();
  const { ownTab, claimTab } = createTabLocks(kind);
  const other = await ownTab();
  expect(other).not.toBe(name);
  expect(sessionStorage.getItem(kind)).toBe(other);
  expect(await claimTab(other, false)).toBeNull();
});

test('storages of different kinds in one tab do not wait for each other', async () => {
  const name = await createTabLocks(kind).ownTab();
  expect(await createTabLocks(`${kind}-other`).claimTab(name, false)).toBeInstanceOf(Function);
});

test('a tab that has ended is claimed by one other at a time', async () => {
  const { claimTab } = createTabLocks(kind);
  const release = await claimTab('ended', false);
  expect(await claimTab('ended', false)).toBeNull();
  release?.();
  await expect.poll(() => claimTab('ended', false)).toBeInstanceOf(Function);
});

test('a tab that may be ending is waited for, but not for long', async () => {
  const { claimTab } = createTabLocks(kind);
  const release = await held('ending');
  expect(await claimTab('ending', false)).toBeNull();
  setTimeout(release, 50);
  expect(await claimTab('ending', true)).toBeInstanceOf(Function);
  expect(await claimTab('ending', true)).toBeNull();
});

test('without locks, tabs cannot be identified', async () => {
  const absent = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
  onTestFinished(() => absent.mockRestore());
  await expect(createTabLocks(kind).ownTab()).rejects.toThrow('no locks');
});
