import { useEffect } from 'react';

/**
 * What the client stores between screens (specification.md 4). `session`: until the browser is closed. An entry with
 * `perUser` is stored per account, with a fallback if the user id is unknown.
 */
interface StoredEntry {
  readonly key: string;
  readonly storage: 'local' | 'session';
  readonly perUser?: true;
  readonly clearedAtLogout?: true;
}

const ENTRIES = {
  firstTimeUserModal: { key: 'datacoach-first-time-user-modal', storage: 'session', clearedAtLogout: true },
  /** The layout modal, our list of shortcuts, has been shown. */
  layoutModal: { key: 'datacoach-layout-modal', storage: 'local', clearedAtLogout: true },
  teamInvitePopup: {
    key: 'datacoach-team-invite-popup',
    storage: 'local',
    perUser: true,
    clearedAtLogout: true,
  },
  /** Head coach of the team that an assistant coach works on; none for their own. */
  assistedTeam: { key: 'datacoach-assisted-team', storage: 'session', clearedAtLogout: true },
  firstStepsClosed: { key: 'datacoach-first-steps-closed', storage: 'local', perUser: true },
  confirmEmailClosed: { key: 'datacoach-confirm-email-closed', storage: 'session', perUser: true },
  /** Ids of dismissed banners and events, separated by spaces. */
  stripDismissed: { key: 'datacoach-strip-put-aside', storage: 'local', perUser: true },
  pageIndex: { key: 'datacoach-page-index', storage: 'session', clearedAtLogout: true },
  replayListFilter: { key: 'datacoach-replay-list-filter', storage: 'session', clearedAtLogout: true },
} as const satisfies Record<string, StoredEntry>;

export type StoredFlag = keyof typeof ENTRIES;

const NO_USER = 'unknown-user';

const toStoredEntry = (flag: StoredFlag): StoredEntry => ENTRIES[flag];

function getStorageEntry(
  flag: StoredFlag,
  userId: string | null | undefined,
): { store: Storage; key: string } {
  const { key, storage, perUser } = toStoredEntry(flag);
  return {
    store: storage === 'local' ? localStorage : sessionStorage,
    key: perUser ? `${key}:${userId || NO_USER}` : key,
  };
}

/** Returns the stored text; null if there is none or the browser stores nothing. */
export function readFlag(flag: StoredFlag, userId?: string | null): string | null {
  try {
    const { store, key } = getStorageEntry(flag, userId);
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; `shown` if only presence matters. Doesn't fail if the browser stores nothing. */
export function writeFlag(flag: StoredFlag, value = 'shown', userId?: string | null): void {
  try {
    const { store, key } = getStorageEntry(flag, userId);
    store.setItem(key, value);
  } catch {
    // Private windows may refuse; the dialog is then shown again.
  }
}

export function clearFlagsAtLogout(userId: string | null | undefined): void {
  for (const flag of Object.keys(ENTRIES) as StoredFlag[]) {
    const entry = toStoredEntry(flag);
    if (!entry.clearedAtLogout) continue;
    try {
      const { store, key } = getStorageEntry(flag, userId);
      store.removeItem(key);
    } catch {
      // Nothing is stored there.
    }
  }
}

/** Stores that the component has been on screen; null stores nothing. A dialog waiting behind another doesn't count. */
export function useShownFlag(flag: StoredFlag | null, userId?: string): void {
  useEffect(() => {
    if (flag) writeFlag(flag, 'shown', userId);
  }, [flag, userId]);
}
