import { REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { IconLink, IconStarFilled, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatFileSize } from '../../../shared/format/file-size.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import type { Selection } from '../list/use-selection.ts';
import type { ReplayCommand } from './replay-commands.ts';
import { ReplayMenu } from './replay-menu.tsx';
import { ReplayResult } from './replay-result.tsx';
import { ReplayStatusWords } from './replay-status.tsx';
import classes from './replay-table.module.css';
import { replayTitle } from './replay-title.ts';

interface ReplayTableProps {
  replays: readonly ReplayItem[];
  selection: Selection;
  onCommand: (replay: ReplayItem, command: ReplayCommand) => void;
}

const COLUMNS = 9;

/** The replays of one page; on a phone each row is a card of two lines. */
export function ReplayTable({ replays, selection, onCommand }: ReplayTableProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">My replays, newest upload first</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.pick}>
            <input
              type="checkbox"
              aria-label="Select this page"
              checked={selection.wholePage}
              ref={(box) => {
                if (box) box.indeterminate = selection.count > 0 && !selection.wholePage;
              }}
              onChange={selection.togglePage}
            />
          </th>
          <th scope="col">Result</th>
          <th scope="col">Mode and map</th>
          <th scope="col" className={classes.figureHead}>
            <abbr title="Expected goals of your team and the others">xG for · against</abbr>
          </th>
          <th scope="col" className={classes.figureHead}>
            <abbr title="This single game against your rank, 0 to 100; 50 is typical. A description, no verdict.">
              Score
            </abbr>
          </th>
          <th scope="col">Status</th>
          <th scope="col" className={classes.fileHead}>
            File
          </th>
          <th scope="col" className={classes.whenHead}>
            Played
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {replays.map((replay) => (
          <Fragment key={replay.id}>
            <ReplayRow
              replay={replay}
              picked={selection.has(replay.id)}
              onPick={() => selection.toggle(replay.id)}
              onCommand={(command) => onCommand(replay, command)}
            />
            {replay.statusReason && (
              <tr className={classes.why}>
                <td colSpan={COLUMNS}>
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

interface ReplayRowProps {
  replay: ReplayItem;
  picked: boolean;
  onPick: () => void;
  onCommand: (command: ReplayCommand) => void;
}

function ReplayRow({ replay, picked, onPick, onCommand }: ReplayRowProps) {
  const { own, game, matchId } = replay;
  const title = replayTitle(replay);
  const isUnread = matchId === null && game === null;
  return (
    <tr
      className={classes.row}
      data-explained={replay.statusReason !== null || undefined}
      data-picked={picked || undefined}
    >
      <td className={classes.pick}>
        <input type="checkbox" aria-label={`Select ${title}`} checked={picked} onChange={onPick} />
      </td>
      <td className={classes.result}>
        <ReplayResult replay={replay} />
      </td>
      <td className={classes.mode} colSpan={isUnread ? 3 : 1} data-unread={isUnread || undefined}>
        {own?.isFavourite && (
          <IconStarFilled className={classes.star} size={12} role="img" aria-label="Favourite" />
        )}
        {matchId ? (
          <Link to="/match/$matchId" params={{ matchId }} className={classes.open}>
            {title}
          </Link>
        ) : (
          <b title={title}>{title}</b>
        )}
        <span>{detailOf(replay)}</span>
        {own && own.tags.length > 0 && <span className={classes.tags}>{own.tags.join(' · ')}</span>}
      </td>
      {!isUnread && (
        <>
          <Figure
            name="xG"
            value={
              game &&
              game.xg.own !== null &&
              game.xg.other !== null &&
              `${formatNumber(game.xg.own, 2)} · ${formatNumber(game.xg.other, 2)}`
            }
          />
          <Figure
            name="Score"
            strong
            value={game && (game.score === null ? '–' : formatNumber(game.score))}
          />
        </>
      )}
      <td className={classes.status}>
        <ReplayStatusWords replay={replay} />
        <Shared replay={replay} />
      </td>
      <td className={classes.file}>
        <span title={replay.name}>{replay.name}</span>
        <span>{formatFileSize(replay.fileSize)}</span>
      </td>
      <td className={classes.when}>
        <When replay={replay} />
      </td>
      <td className={classes.menu}>
        <ReplayMenu replay={replay} onCommand={onCommand} />
      </td>
    </tr>
  );
}

function Figure({ name, value, strong = false }: { name: string; value: ReactNode; strong?: boolean }) {
  return (
    <td className={classes.figure} data-strong={strong || undefined} data-empty={!value || undefined}>
      {value && <i>{name} </i>}
      {value && <span className="num">{value}</span>}
    </td>
  );
}

/** Who sees the match besides the owner; nothing for private ones. */
function Shared({ replay: { own } }: { replay: ReplayItem }) {
  if (!own || own.visibility === 'private') return null;
  const byLink = own.visibility === 'link';
  const VisibleIcon = byLink ? IconLink : IconUsers;
  return (
    <span className={classes.note}>
      <VisibleIcon size={12} stroke={1.6} aria-hidden="true" />
      {byLink ? 'shared by link' : 'team-mates see it'}
    </span>
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

/** What stands under the name: what the name does not say. */
function detailOf(replay: ReplayItem): string {
  const { own, playlist, map, name } = replay;
  if (!playlist) return own?.title ? name : waitingWords(replay);
  return [own?.title ? playlist : null, map ?? name].filter(Boolean).join(', ');
}

function waitingWords(replay: ReplayItem): string {
  if (replay.status === REPLAY_STATUS.uploaded) return 'waiting for its turn';
  if (replay.status === REPLAY_STATUS.processing) return 'being read';
  return formatFileSize(replay.fileSize);
}
