import type { ReplayItem } from '@datacoach/contract';
import { useEffect, useRef } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';

const COMPLETED = 15;

/**
 * Opens the summary of a newly uploaded game once it is analyzed. Only for single files, so as not to interrupt a
 * longer queue.
 *
 * @param replay the upload's current row; null without an upload or with several
 */
export function usePerformanceAfterUpload(replay: ReplayItem | null): void {
  const shown = useRef<string | null>(null);
  // Without a result it is unknown which player uploaded it.
  const isOwn = replay?.coverage === 'full' && replay.result !== null;
  const matchId = isOwn && replay.status === COMPLETED ? replay.matchId : null;
  useEffect(() => {
    if (matchId === null || replay === null || shown.current === replay.id) return;
    shown.current = replay.id;
    openDialog('performance', { matchId });
  }, [matchId, replay]);
}
