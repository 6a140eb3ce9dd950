import { useEffect } from 'react';
import { DialogHost } from '../app/dialogs/dialog-host.tsx';
import type { Session } from '../app/session/session.ts';
import { startPreview } from '../features/analysis/preview-store.ts';
import { useEmailReminder } from '../features/dialogs/api/mail-preferences.ts';
import { useRankDialogs } from '../features/ranks/use-rank-dialogs.ts';
import { useResumedUploads, useUploads } from '../features/replays/queue/own-uploads.ts';
import type { UploadItem } from '../features/replays/queue/upload-item.ts';
import { useCurrentReplay, useLiveStatus } from '../features/replays/queue/use-live-status.ts';
import { usePerformanceAfterUpload } from '../features/scores/performance/use-performance-after-upload.ts';
import { useTeamInvitePopup } from '../features/team/use-team-invite-popup.ts';
import { DIALOGS } from './-dialogs.tsx';

/** Loaded after the page: dialogs, and background work for players. */
export default function ShellExtras({ session }: { session: Session }) {
  return (
    <>
      {session.userType === 'Player' && <PlayerDuties session={session} />}
      <DialogHost dialogs={DIALOGS} />
    </>
  );
}

function PlayerDuties({ session: { user, firstTimeLogin, impersonator } }: { session: Session }) {
  const userId = user.id;
  const { items } = useUploads();
  useLiveStatus();
  useTeamInvitePopup(userId);
  useEmailReminder();
  useRankDialogs();
  usePreviewsAhead(items);
  usePerformanceAfterUpload(useCurrentReplay(single(items)));
  // New players agree to the analysis first; an administrator's own files aren't the player's.
  useResumedUploads(userId, !firstTimeLogin && impersonator === null);
  return null;
}

/** Returns the only upload; null if there are several. */
function single(items: readonly UploadItem[]): UploadItem['replay'] {
  const [only, ...others] = items;
  return only?.state === 'done' && others.length === 0 ? only.replay : null;
}

/** Max files analyzed ahead of the upload, so that a long queue doesn't occupy the worker for nothing. */
const PREVIEWS_AHEAD = 3;

/** Analyzes the queue's next files in the browser, before or while they upload. */
function usePreviewsAhead(items: readonly UploadItem[]): void {
  useEffect(() => {
    const open = items.filter((item) => item.state === 'uploading' || item.state === 'queued');
    for (const item of open.slice(0, PREVIEWS_AHEAD)) void startPreview(item.id, item.file);
  }, [items]);
}
