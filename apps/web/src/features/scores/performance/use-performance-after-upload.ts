import type { ReplayItem } from '@datacoach/contract';
import { useEffect, useRef } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';

const COMPLETED = 15;

/**
 * Opens what a freshly uploaded game was like, once it has been read. Only of a file that came alone: many files are not
 * interrupted.
 *
 * @param replay the upload's row as it now stands; null without an upload, or with several
 */
export function usePerformanceAfterUpload(replay: ReplayItem | null): void {
  const shown = useRef<string | null>(null);
  // Without a result no one knows which of its players uploaded it.
  const isOwn = replay?.coverage === 'full' && replay.result !== null;
  const matchId = isOwn && replay.status === COMPLETED ? replay.matchId : null;
  useEffect(() => {
    if (matchId === null || replay === null || shown.current === replay.id) return;
    shown.current = replay.id;
    openDialog('performance', { matchId });
  }, [matchId, replay]);
}
