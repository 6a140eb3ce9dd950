import { formatNumber } from '@datacoach/analysis/format-number';
import { REPLAY_STATUS, type ReplayItem, type ReplayStatus } from '@datacoach/contract';
import { Menu } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconDots,
  IconDownload,
  IconEye,
  IconLink,
  IconLoader2,
  IconPencil,
  IconPlayerPlay,
  IconRefresh,
  IconReportAnalytics,
  IconStar,
  IconStarFilled,
  IconStarOff,
  IconTag,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatFileSize } from '../../../shared/format/number.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ResultScore } from '../../../shared/ui/result-score.tsx';
import { STATUS_LABELS } from '../api/list-replays.ts';
import type { ReplayCommand, Selection } from '../list/use-selection.ts';
import classes from './replay-table.module.css';

const STATUS_ICONS: Readonly<Record<ReplayStatus, Icon>> = {
  5: IconClock,
  10: IconLoader2,
  15: IconCheck,
  20: IconAlertTriangle,
};

function ReplayStatusLabel({ replay }: { replay: ReplayItem }) {
  const { status, coverage, game } = replay;
  const StatusIcon = STATUS_ICONS[status];
  return (
    <span
      className={`${classes.replayStatusStatus} data-[status=10]:text-t1 data-[status=20]:text-worse-text inline-flex flex-wrap items-center gap-x-1.5 gap-y-0 align-bottom text-t2`}
      data-status={status}
    >
      <StatusIcon size={14} stroke={1.6} aria-hidden="true" />
      {STATUS_LABELS[status]}
      {coverage === 'scoreboard' && <span className="text-warn text-[12px]">scoreboard only</span>}
      {coverage !== 'scoreboard' && game?.notCounted && (
        <span className="text-xs basis-full max-w-80 pl-5 text-t3">not counted: {game.notCounted}</span>
      )}
    </span>
  );
}

const WON = 5;

/**
 * The score: the player's goals first if known (W or L plate), else blue before orange with the team marks next to
 * the goals.
 */
function ReplayResult({ replay }: { replay: ReplayItem }) {
  const { score, result } = replay;
  if (!score) return <span className="t3 nowrap">no score</span>;
  const { blue, orange } = score;
  if (result === null) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <i className="w-0.75 h-4 rounded-[1px] bg-blue" aria-hidden="true" />
        <b className="num" aria-hidden="true">
          {blue}–{orange}
        </b>
        <i className="w-0.75 h-4 rounded-[1px] bg-orange" aria-hidden="true" />
        <span className="sr-only">{`Blue ${blue}, Orange ${orange}`}</span>
      </span>
    );
  }
  const won = result === WON;
  const [own, other] = won === blue > orange ? [blue, orange] : [orange, blue];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <ResultScore result={won ? 'won' : 'lost'} own={own} other={other} />
    </span>
  );
}

interface ReplayTableProps {
  replays: readonly ReplayItem[];
  selection: Selection;
  onCommand: (replay: ReplayItem, command: ReplayCommand) => void;
}

/** One page of replays; on a phone each row is a two-line card. */
export function ReplayTable({ replays, selection, onCommand }: ReplayTableProps) {
  return (
    <DataTable
      caption="My replays, last played first"
      className={classes.table}
      rows={replays}
      rowKey={({ id }) => id}
      rowProps={({ id, statusReason }) => ({
        className: `${classes.row} relative`,
        'data-explained': statusReason !== null || undefined,
        'data-picked': selection.has(id) || undefined,
      })}
      detail={renderStatusDetail}
      detailClassName={classes.why}
      columns={[
        {
          head: (
            <input
              type="checkbox"
              aria-label="Select this page"
              checked={selection.wholePage}
              ref={(box) => {
                if (box) box.indeterminate = selection.count > 0 && !selection.wholePage;
              }}
              onChange={selection.togglePage}
            />
          ),
          className: `${classes.pick} max-md:w-auto max-md:self-start w-10`,
          cell: (replay) => (
            <input
              type="checkbox"
              aria-label={`Select ${formatReplayTitle(replay)}`}
              checked={selection.has(replay.id)}
              onChange={() => selection.toggle(replay.id)}
            />
          ),
        },
        ...COLUMNS,
        {
          head: 'Actions',
          hideHead: true,
          cellClassName: classes.menu,
          cell: (replay) => (
            <ReplayMenu replay={replay} onCommand={(command) => onCommand(replay, command)} />
          ),
        },
      ]}
    />
  );
}

/** Whether it isn't analyzed yet: its name is shown instead of its stats. */
const isUnreadable = ({ matchId, game }: ReplayItem) => matchId === null && game === null;

const COLUMNS: readonly Column<ReplayItem>[] = [
  { head: 'Result', cellClassName: classes.result, cell: (replay) => <ReplayResult replay={replay} /> },
  {
    head: 'Mode and map',
    cellProps: (replay) => ({
      className: `${classes.mode} md:data-unread:min-w-0 md:data-unread:max-w-0 max-md:col-3 max-md:row-1 min-w-33`,
      colSpan: isUnreadable(replay) ? 3 : 1,
      'data-unread': isUnreadable(replay) || undefined,
    }),
    cell: (replay) => <Mode replay={replay} />,
  },
  statColumn({
    key: 'xG',
    head: <abbr title="Expected goals for and against">xG for · against</abbr>,
    getStat: ({ xg: { own, other } }) =>
      own !== null && other !== null && `${formatNumber(own, 2)} · ${formatNumber(other, 2)}`,
  }),
  statColumn({
    key: 'Score',
    head: <abbr title="This game compared with your rank, 0 to 100. 50 is average.">Score</abbr>,
    isStrong: true,
    getStat: ({ score }) => (score === null ? '–' : formatNumber(score)),
  }),
  {
    head: 'Status',
    cellClassName: classes.status,
    cell: (replay) => (
      <>
        <ReplayStatusLabel replay={replay} />
        <Shared replay={replay} />
      </>
    ),
  },
  {
    head: 'File',
    headProps: { className: classes.fileHead },
    cellClassName: classes.file,
    cell: ({ name, fileSize }) => (
      <>
        <span title={name}>{name}</span>
        <span>{formatFileSize(fileSize)}</span>
      </>
    ),
  },
  {
    head: 'Played',
    headProps: { className: classes.whenHead },
    cellClassName: classes.when,
    cell: (replay) => <When replay={replay} />,
  },
];

interface StatColumn {
  /** Also its label on phone cards. */
  key: string;
  head: ReactNode;
  isStrong?: boolean;
  getStat: (game: NonNullable<ReplayItem['game']>) => string | false;
}

function statColumn({ key, head, isStrong = false, getStat }: StatColumn): Column<ReplayItem> {
  const getText = ({ game }: ReplayItem) => game !== null && getStat(game);
  return {
    key,
    head,
    headProps: { className: classes.statHead },
    cellProps: (replay) =>
      isUnreadable(replay)
        ? null
        : {
            className: `${classes.stat} text-t2 text-right whitespace-nowrap`,
            'data-strong': isStrong || undefined,
            'data-empty': !getText(replay) || undefined,
          },
    cell: (replay) =>
      getText(replay) && (
        <>
          <i>{key} </i>
          <span className="num">{getText(replay)}</span>
        </>
      ),
  };
}

function Mode({ replay }: { replay: ReplayItem }) {
  const { own, matchId } = replay;
  const title = formatReplayTitle(replay);
  return (
    <>
      {own?.isFavorite && (
        <IconStarFilled
          className="[float:left] mt-0.75 mr-1.5 mb-0 ml-0 text-accent-text"
          size={12}
          role="img"
          aria-label="Favorite"
        />
      )}
      {matchId ? (
        <Link
          to="/match/$matchId"
          params={{ matchId }}
          className={`${classes.open} block wrap-anywhere font-medium leading-4.5`}
        >
          {title}
        </Link>
      ) : (
        <b title={title}>{title}</b>
      )}
      <span>{getReplayDetail(replay)}</span>
      {own && own.tags.length > 0 && <span className={classes.tags}>{own.tags.join(' · ')}</span>}
    </>
  );
}

const renderStatusDetail = ({ status, statusReason }: ReplayItem): ReactNode =>
  statusReason && (
    <>
      {statusReason}
      {status === REPLAY_STATUS.errorOccurred && (
        <span className="t3"> Save the replay again in Rocket League and upload the new file.</span>
      )}
    </>
  );

function Shared({ replay: { own } }: { replay: ReplayItem }) {
  if (!own || own.visibility === 'private') return null;
  const byLink = own.visibility === 'link';
  const VisibleIcon = byLink ? IconLink : IconUsers;
  return (
    <span className={`${classes.note} text-xs flex items-center gap-1.5 pl-0.5 text-t3 whitespace-nowrap`}>
      <VisibleIcon size={12} stroke={1.6} aria-hidden="true" />
      {byLink ? 'shared by link' : 'visible to teammates'}
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

/** Returns the details under the name: what the name doesn't say. */
function getReplayDetail({ own, playlist, map, name, status, fileSize }: ReplayItem): string {
  if (playlist) return [own?.title && playlist, map ?? name].filter(Boolean).join(', ');
  if (own?.title) return name;
  if (status === REPLAY_STATUS.uploaded) return 'queued';
  return status === REPLAY_STATUS.processing ? 'being analyzed' : formatFileSize(fileSize);
}

interface ReplayMenuProps {
  replay: ReplayItem;
  onCommand: (command: ReplayCommand) => void;
}

function ReplayMenu({ replay, onCommand }: ReplayMenuProps) {
  const { matchId, status, coverage, result, own } = replay;
  const entries: readonly (false | { command: ReplayCommand; label: string; icon: Icon })[] = [
    { command: 'rename', label: 'Rename', icon: IconPencil },
    { command: 'tag', label: 'Tags', icon: IconTag },
    own?.isFavorite
      ? { command: 'unfavorite', label: 'Remove from favorites', icon: IconStarOff }
      : { command: 'favorite', label: 'Add to favorites', icon: IconStar },
    matchId !== null && { command: 'share', label: 'Privacy', icon: IconEye },
    { command: 'download', label: 'Download file', icon: IconDownload },
    status === REPLAY_STATUS.errorOccurred && { command: 'runAgain', label: 'Retry', icon: IconRefresh },
  ];
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton icon={IconDots} label={`More for ${formatReplayTitle(replay)}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {matchId !== null && coverage === 'full' && (
          <Menu.Item
            renderRoot={(props) => <Link {...props} to="/match/$matchId/viewer" params={{ matchId }} />}
            leftSection={<IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />}
          >
            Watch
          </Menu.Item>
        )}
        {matchId !== null && coverage === 'full' && result !== null && (
          <Menu.Item
            leftSection={<IconReportAnalytics size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => openDialog('performance', { matchId })}
          >
            At a glance
          </Menu.Item>
        )}
        {entries.map(
          (entry) =>
            entry && (
              <Menu.Item
                key={entry.command}
                leftSection={<entry.icon size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => onCommand(entry.command)}
              >
                {entry.label}
              </Menu.Item>
            ),
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => onCommand('delete')}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns a replay's title in the list: its owner's name for it, else the playlist, else the file. */
const formatReplayTitle = ({ own, playlist, name }: ReplayItem): string => own?.title ?? playlist ?? name;
