import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DialogHost } from '../app/dialogs/dialog-host.tsx';
import type { Session } from '../app/session/session.ts';
import { startPreview } from '../features/analysis/preview-store.ts';
import { useEmailReminder } from '../features/dialogs/api/mail-preferences.ts';
import { useRankDialogs } from '../features/ranks/use-rank-dialogs.ts';
import { DropAnywhere } from '../features/replays/components/drop-anywhere.tsx';
import { useResumedUploads, useUploads } from '../features/replays/queue/own-uploads.ts';
import { type UploadItem, useLeaveGuard } from '../features/replays/queue/upload-item.ts';
import { useCurrentReplay, useLiveStatus } from '../features/replays/queue/use-live-status.ts';
import { usePerformanceAfterUpload } from '../features/scores/performance/use-performance-after-upload.ts';
import { useTeamInvitePopup } from '../features/team/use-team-invite-popup.ts';
import { LazyOverlay } from '../shared/ui/lazy-overlay.tsx';
import { DIALOGS } from './-dialogs.tsx';

const PreviewLink = lazyRouteComponent(
  () => import('../features/analysis/components/preview-link.tsx'),
  'PreviewLink',
);

const UploadPanel = lazyRouteComponent(
  () => import('../features/replays/components/upload-panel.tsx'),
  'UploadPanel',
);

/** Loaded after the page: dialogs, uploads, and background work for players. */
export default function ShellExtras({ session }: { session: Session }) {
  const isPlayer = session.userType === 'Player';
  const { items, visible } = useUploads();
  useLeaveGuard(items);
  return (
    <>
      {isPlayer && <PlayerPrompts session={session} />}
      {isPlayer && <DropAnywhere />}
      <LazyOverlay when={visible && items.length > 0}>
        {() => <UploadPanel renderExtra={(item) => isPlayer && <PreviewLink id={item.id} />} />}
      </LazyOverlay>
      <DialogHost dialogs={DIALOGS} />
    </>
  );
}

function PlayerPrompts({ session: { user, firstTimeLogin, impersonator } }: { session: Session }) {
  const userId = user.id;
  const { items } = useUploads();
  useLiveStatus();
  useTeamInvitePopup(userId);
  useEmailReminder();
  useRankDialogs();
  usePreloadedPreviews(items);
  usePerformanceAfterUpload(useCurrentReplay(getSingleReplay(items)));
  // New players agree to the analysis first; an administrator's own files aren't the player's.
  useResumedUploads(userId, !firstTimeLogin && impersonator === null);
  return null;
}

/** Returns the only upload; null if there are several. */
function getSingleReplay(items: readonly UploadItem[]): UploadItem['replay'] {
  const [only, ...others] = items;
  return only?.state === 'done' && others.length === 0 ? only.replay : null;
}

/** Max files analyzed ahead of the upload, so that a long queue doesn't occupy the worker for nothing. */
const MAX_PRELOADED_PREVIEWS = 3;

/** Analyzes the queue's next files in the browser, before or while they upload. */
function usePreloadedPreviews(items: readonly UploadItem[]): void {
  useEffect(() => {
    const open = items.filter((item) => item.state === 'uploading' || item.state === 'queued');
    for (const item of open.slice(0, MAX_PRELOADED_PREVIEWS)) void startPreview(item.id, item.file);
  }, [items]);
}
