import { beforeEach, expect, test, vi } from 'vitest';
import { clearFlagsAtLogout, readFlag, writeFlag } from './stored-flags.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  return () => vi.unstubAllGlobals();
});

test("logout clears only the two modals, the user's team-invite popup and the replay list position", () => {
  writeFlag('firstTimeUserModal');
  writeFlag('layoutModal');
  writeFlag('teamInvitePopup', 'shown', 'me');
  writeFlag('teamInvitePopup', 'shown', 'another');
  writeFlag('pageIndex', '3');
  writeFlag('replayListFilter', 'status=20');
  writeFlag('firstStepsClosed', 'shown', 'me');
  clearFlagsAtLogout('me');
  expect(readFlag('firstTimeUserModal')).toBeNull();
  expect(readFlag('layoutModal')).toBeNull();
  expect(readFlag('teamInvitePopup', 'me')).toBeNull();
  expect(readFlag('teamInvitePopup', 'another')).toBe('shown');
  expect([readFlag('pageIndex'), readFlag('replayListFilter')]).toEqual([null, null]);
  expect(readFlag('firstStepsClosed', 'me')).toBe('shown');
});

test('what one account has closed is still open for the next on the same browser', () => {
  for (const flag of ['firstStepsClosed', 'confirmEmailClosed'] as const) {
    writeFlag(flag, 'shown', 'me');
    expect([readFlag(flag, 'me'), readFlag(flag, 'another')]).toEqual(['shown', null]);
  }
});

test('the team-invite popup has its own entry when the user is unknown', () => {
  writeFlag('teamInvitePopup', 'shown', null);
  expect(readFlag('teamInvitePopup', undefined)).toBe('shown');
  expect(readFlag('teamInvitePopup', 'me')).toBeNull();
  clearFlagsAtLogout('');
  expect(readFlag('teamInvitePopup', null)).toBeNull();
});

test('the first-time modal is remembered for the browser session only', () => {
  writeFlag('firstTimeUserModal');
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
});

test('works in a browser that stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  writeFlag('layoutModal');
  clearFlagsAtLogout('me');
  expect(readFlag('layoutModal')).toBeNull();
});
