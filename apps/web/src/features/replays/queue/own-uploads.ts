import { askAgain, queryClient } from '../../../app/query-client.ts';
import { quotaChanged } from '../../../app/session/account-queries.ts';
import { sessionQuery, whenAccountLeaves } from '../../../app/session/session.ts';
import { REPLAY_LIST_KEY } from '../api/list-replays.ts';
import { PROCESSED_STATUS_KEY } from '../api/processed-status.ts';
import type { UploadKeeper } from './kept-uploads.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The one queue of this page: it lives above the screens, so that changing the screen stops no upload. */
export const uploadQueue = createUploadQueue(
  (file, onProgress) =>
    import('../api/send-replay.ts').then(({ sendReplay }) => sendReplay(file, onProgress)),
  () => {
    void askAgain(queryClient, REPLAY_LIST_KEY);
    void askAgain(queryClient, PROCESSED_STATUS_KEY);
  },
  quotaChanged,
  ownKeeper(),
);

whenAccountLeaves(() => uploadQueue.forget());

/** Keeps files of the account that is signed in; its script comes with the first of them. */
function ownKeeper(): UploadKeeper {
  const userOf = () => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null;
  const load = () => import('./kept-uploads.ts').then(({ uploadKeeper }) => uploadKeeper(userOf));
  return {
    keep: (id, file) =>
      load().then(
        (keeper) => keeper.keep(id, file),
        () => false,
      ),
    forget: (ids) =>
      load().then(
        (keeper) => keeper.forget(ids),
        () => undefined,
      ),
  };
}
