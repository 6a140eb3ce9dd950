import type { ReplayItem } from '@datacoach/contract';
import { useEffect } from 'react';

/** Folders that files of this page's queue are on their way to. */
const FOLDERS = new WeakMap<File, string>();

export function sendInto(folderId: string, file: File): void {
  FOLDERS.set(file, folderId);
}

/** Null for uploads of a player's own. */
export function folderOf(file: File): string | null {
  return FOLDERS.get(file) ?? null;
}

export type UploadState = 'queued' | 'uploading' | 'done' | 'duplicate' | 'failed' | 'canceled';

/** One file of the upload queue. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  readonly sentBytes: number;
  /** Why it failed: the server's first message, or our own before sending. */
  readonly message: string | null;
  /** The month's replays are used up: the server's word, for this file or for one before it in the queue. */
  readonly quotaReached: boolean;
  /** The browser keeps the file until it has arrived: closing the page loses nothing. */
  readonly isKept: boolean;
  /** It was on its way before the page was opened. */
  readonly isResumed: boolean;
  /** The server's row once the file arrived; none for files of folders. */
  readonly replay: ReplayItem | null;
}

/** Sends one file; rejects with an error whose message is a sentence for the user. */
export type SendReplay = (
  file: File,
  onProgress: (sentBytes: number) => void,
) => Promise<{ replay: ReplayItem | null; duplicate: boolean }>;

/** Closing the page would lose what is neither uploaded nor kept: the browser asks first. */
export function useLeaveGuard(items: readonly UploadItem[]): void {
  const busy = items.some((item) => !item.isKept && (item.state === 'uploading' || item.state === 'queued'));
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
}
