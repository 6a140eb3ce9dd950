import { quotaChanged } from '../../../app/plan/plan-queries.ts';
import { askAgain } from '../../../app/query/ask-again.ts';
import { queryClient } from '../../../app/query-client.ts';
import { whenAccountLeaves } from '../../../app/session/account-left.ts';
import { sessionQuery } from '../../../app/session/session.ts';
import { REPLAY_LIST_KEY } from '../api/list-replays.ts';
import { PROCESSED_STATUS_KEY } from '../api/processed-status.ts';
import { sendReplay } from '../api/send-replay.ts';
import { uploadKeeper } from './kept-uploads.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The one queue of this page: it lives above the screens, so that changing the screen stops no upload. */
export const uploadQueue = createUploadQueue(
  sendReplay,
  () => {
    void askAgain(queryClient, REPLAY_LIST_KEY);
    void askAgain(queryClient, PROCESSED_STATUS_KEY);
  },
  quotaChanged,
  uploadKeeper(() => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null),
);

whenAccountLeaves(() => uploadQueue.forget());
