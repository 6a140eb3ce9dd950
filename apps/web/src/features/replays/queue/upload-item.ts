import type { ReplayItem } from '@datacoach/contract';
import { useEffect } from 'react';

/** Owner of files that were analyzed without an account. The next player who signs in here gets them. */
export const VISITOR = 'visitor';

/** Target folders of files in this page's queue. */
const FOLDERS = new WeakMap<File, string>();

export function setUploadFolder(folderId: string, file: File): void {
  FOLDERS.set(file, folderId);
}

/** Returns null for a player's own uploads. */
export const getUploadFolder = (file: File): string | null => FOLDERS.get(file) ?? null;

export type UploadState = 'queued' | 'uploading' | 'done' | 'duplicate' | 'failed' | 'canceled';

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  readonly sentBytes: number;
  /** Why it failed: the server's first message, or a check before sending. */
  readonly message: string | null;
  /** Whether the server said that this month's replays are used up, for this file or an earlier one in the queue. */
  readonly quotaReached: boolean;
  /** Whether the connection broke, so that it is sent again once the network is back. */
  readonly isInterrupted: boolean;
  /** Whether the browser stores the file until it is uploaded, so that closing the page loses nothing. */
  readonly isKept: boolean;
  /** Whether its upload started before the page opened. */
  readonly isResumed: boolean;
  /** The server's row once the file is uploaded; none for files in folders. */
  readonly replay: ReplayItem | null;
}

/** Sends one file; rejects with an error whose message is for the user. */
export type SendReplay = (
  file: File,
  onProgress: (sentBytes: number) => void,
) => Promise<{ replay: ReplayItem | null; duplicate: boolean }>;

/** Warns before closing the page if files are neither uploaded nor stored. */
export function useLeaveGuard(items: readonly UploadItem[]): void {
  const busy = items.some((item) => !item.isKept && (item.state === 'uploading' || item.state === 'queued'));
  useEffect(() => {
    if (!busy) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [busy]);
}
