import { REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { replayListQuery } from '../api/list-replays.ts';
import { STATUS_WORDS } from './status-words.ts';
import classes from './uploaded-replay.module.css';

/** What became of an uploaded file: the row of the newest page knows more than the answer to the upload. */
export function UploadedReplay({ replay }: { replay: ReplayItem }) {
  const { data } = useQuery(replayListQuery(1));
  const current = data?.items.find((item) => item.id === replay.id) ?? replay;
  const failed = current.status === REPLAY_STATUS.errorOccurred;
  return (
    <>
      <span className={failed ? classes.failed : undefined}>
        {failed && current.statusReason ? current.statusReason : STATUS_WORDS[current.status]}
      </span>
      {current.matchId && (
        <Link to="/match/$matchId" params={{ matchId: current.matchId }} className="text-link">
          Open match
        </Link>
      )}
    </>
  );
}
