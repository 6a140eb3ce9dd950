import { queryClient } from '../../../app/query-client.ts';
import { REPLAY_LIST_KEY } from '../api/list-replays.ts';
import { PROCESSED_STATUS_KEY } from '../api/processed-status.ts';
import { sendReplay } from '../api/send-replay.ts';
import { createUploadQueue } from './upload-queue.ts';

let uploadedAt = 0;

/** Time of the last upload that arrived, epoch ms. */
export const lastUploadAt = () => uploadedAt;

/** The one queue of this page: it lives above the screens, so that changing the screen stops no upload. */
export const uploadQueue = createUploadQueue(sendReplay, () => {
  uploadedAt = Date.now();
  // The screen may be on its way: a list that was loaded for it and is not shown yet has to be asked for too.
  void queryClient.invalidateQueries({ queryKey: REPLAY_LIST_KEY, refetchType: 'all' });
  void queryClient.invalidateQueries({ queryKey: PROCESSED_STATUS_KEY, refetchType: 'all' });
});
