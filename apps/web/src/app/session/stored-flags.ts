import { useEffect } from 'react';

/**
 * What the client remembers between screens (specification.md 4). `session`: until the browser is closed. An
 * entry with `perUser` is kept apart for each account, with a fallback where no one's id is known.
 */
interface StoredEntry {
  readonly key: string;
  readonly storage: 'local' | 'session';
  readonly perUser?: true;
  readonly clearedAtLogout?: true;
}

const ENTRIES = {
  /** The first-time rank modal has been shown. */
  firstTimeUserModal: { key: 'datacoach-first-time-user-modal', storage: 'session', clearedAtLogout: true },
  /** The layout modal, our list of shortcuts, has been shown. */
  layoutModal: { key: 'datacoach-layout-modal', storage: 'local', clearedAtLogout: true },
  /** The team invitation has opened by itself. */
  teamInvitePopup: {
    key: 'datacoach-team-invite-popup',
    storage: 'local',
    perUser: true,
    clearedAtLogout: true,
  },
  /** The checklist of the first steps has been closed. */
  firstStepsClosed: { key: 'datacoach-first-steps-closed', storage: 'local', perUser: true },
  /** The line about the unconfirmed email address has been closed. */
  confirmEmailClosed: { key: 'datacoach-confirm-email-closed', storage: 'session', perUser: true },
  /** Ids of banners and events that were put aside, with spaces between. */
  stripDismissed: { key: 'datacoach-strip-put-aside', storage: 'local', perUser: true },
  /** Page of the replay list. */
  pageIndex: { key: 'datacoach-page-index', storage: 'session', clearedAtLogout: true },
  /** Filter of the replay list, as the text of its address. */
  replayListFilter: { key: 'datacoach-replay-list-filter', storage: 'session', clearedAtLogout: true },
} as const satisfies Record<string, StoredEntry>;

export type StoredFlag = keyof typeof ENTRIES;

const NOBODY = 'unknown-user';

const entryOf = (flag: StoredFlag): StoredEntry => ENTRIES[flag];

function placeOf(flag: StoredFlag, userId: string | null | undefined): { store: Storage; key: string } {
  const { key, storage, perUser } = entryOf(flag);
  return {
    store: storage === 'local' ? localStorage : sessionStorage,
    key: perUser ? `${key}:${userId || NOBODY}` : key,
  };
}

/** The stored text; null when there is none, or where the browser keeps nothing. */
export function readFlag(flag: StoredFlag, userId?: string | null): string | null {
  try {
    const { store, key } = placeOf(flag, userId);
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; `shown` where the mere presence counts. A browser that keeps nothing is no reason to fail. */
export function writeFlag(flag: StoredFlag, value = 'shown', userId?: string | null): void {
  try {
    const { store, key } = placeOf(flag, userId);
    store.setItem(key, value);
  } catch {
    // Private windows may refuse; then the dialog comes once more.
  }
}

/** Forgets what a logout has to forget. */
export function clearFlagsAtLogout(userId: string | null | undefined): void {
  for (const flag of Object.keys(ENTRIES) as StoredFlag[]) {
    const entry = entryOf(flag);
    if (!entry.clearedAtLogout) continue;
    try {
      const { store, key } = placeOf(flag, userId);
      store.removeItem(key);
    } catch {
      // Nothing is kept there.
    }
  }
}

/** Keeps that what uses it has been on screen; null keeps nothing. One that only waits behind another dialog has not. */
export function useShownFlag(flag: StoredFlag | null, userId?: string): void {
  useEffect(() => {
    if (flag) writeFlag(flag, 'shown', userId);
  }, [flag, userId]);
}
