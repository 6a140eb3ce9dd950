import { REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatFileSize } from '../../../shared/format/file-size.ts';
import { ReplayResult } from './replay-result.tsx';
import { ReplayStatusWords } from './replay-status.tsx';
import classes from './replay-table.module.css';

/** The replays of one page; on a phone each row is a card of two lines. */
export function ReplayTable({ replays }: { replays: readonly ReplayItem[] }) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">My replays, newest upload first</caption>
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Mode and map</th>
          <th scope="col">Status</th>
          <th scope="col" className={classes.fileHead}>
            File
          </th>
          <th scope="col" className={classes.whenHead}>
            Played
          </th>
        </tr>
      </thead>
      <tbody>
        {replays.map((replay) => (
          <Fragment key={replay.id}>
            <ReplayRow replay={replay} />
            {replay.statusReason && (
              <tr className={classes.why}>
                <td colSpan={5}>
                  {replay.statusReason}
                  {replay.status === REPLAY_STATUS.errorOccurred && (
                    <span className="t3"> Save it again in the game and upload the new file.</span>
                  )}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function ReplayRow({ replay }: { replay: ReplayItem }) {
  const title = replay.playlist ?? replay.name;
  const detail = replay.map ?? (replay.playlist ? replay.name : waitingWords(replay));
  return (
    <tr className={classes.row} data-explained={replay.statusReason !== null || undefined}>
      <td className={classes.result}>
        <ReplayResult replay={replay} />
      </td>
      <td className={classes.mode}>
        {replay.matchId ? (
          <Link to="/match/$matchId" params={{ matchId: replay.matchId }} className={classes.open}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}
        <span>{detail}</span>
      </td>
      <td className={classes.status}>
        <ReplayStatusWords replay={replay} />
      </td>
      <td className={classes.file}>
        <span title={replay.name}>{replay.name}</span>
        <span>{formatFileSize(replay.fileSize)}</span>
      </td>
      <td className={classes.when}>
        <When replay={replay} />
      </td>
    </tr>
  );
}

function When({ replay }: { replay: ReplayItem }) {
  const date = new Date(replay.playedAt ?? replay.uploadedAt);
  return (
    <>
      {formatDate(date)}
      <span>
        {replay.playedAt ? '' : 'uploaded '}
        {formatTimeOfDay(date)}
      </span>
    </>
  );
}

function waitingWords(replay: ReplayItem): string {
  if (replay.status === REPLAY_STATUS.uploaded) return 'waiting for its turn';
  if (replay.status === REPLAY_STATUS.processing) return 'being read';
  return formatFileSize(replay.fileSize);
}
