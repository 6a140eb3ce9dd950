import { counted } from '@datacoach/analysis/format-number';
import type { TeamBoard, TeamClip } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { formatMetricValue, getMetricFacts, getUnitSuffix } from '../../../shared/metrics/metric-facts.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { ClipAction } from '../../../shared/viewer/clip-action.tsx';
import { playerMomentsQuery } from '../api/coach-room.ts';
import { listNames } from '../text/form-text.ts';
import classes from './focus-panel.module.css';

type Focus = TeamBoard['focus'][number];

interface FocusPanelProps {
  board: TeamBoard;
  /** Opens the homework dialog with these players selected. */
  onAssign: (players: readonly string[], metric: string) => void;
}

/** What to train this week, as text to read aloud: the first thing a coach sees. */
export function FocusPanel({ board, onAssign }: FocusPanelProps) {
  const [first, ...others] = board.focus;
  if (!first) {
    return (
      <section className={classes.panel} data-printed aria-labelledby="focus-title">
        <div className="grid gap-3">
          <h2 id="focus-title" className="text-xs text-t2">
            What to train this week
          </h2>
          <p className="max-w-[64ch] text-t2 text-pretty">
            {board.games === 'scrims'
              ? 'Available once a player has five scrims in this mode. Upload them to a folder in Replay Analysis.'
              : 'Available once a player has five games in this mode since joining. Ask your players to upload their games.'}
          </p>
        </div>
      </section>
    );
  }
  const count = first.players.length;
  return (
    <section className={classes.panel} data-printed aria-labelledby="focus-title">
      <div className="grid gap-3 content-start wrap-anywhere">
        <h2 id="focus-title" className="text-xs text-t2">
          What to train this week
        </h2>
        <p className="text-xl max-w-[30em] font-semibold font-stretch-112% text-balance">{first.say}</p>
        <p className="max-w-[64ch] text-t2 text-pretty">
          {first.problem} {formatGain(first)} {formatStat(first)}
        </p>
        <div className={classes.actions}>
          <TextButton
            label={`Set homework for ${counted(count, 'player')}`}
            variant="filled"
            onClick={() =>
              onAssign(
                first.players.map(({ playerId }) => playerId),
                first.metric,
              )
            }
          />
          <TextButton label="Print for practice" icon={IconPrinter} quiet onClick={() => window.print()} />
        </div>
        {others.length > 0 && (
          <ol className={classes.others} aria-label="After that">
            {others.map((focus) => (
              <li key={focus.metric}>
                <b>{focus.about}.</b> {focus.say}{' '}
                <span className="t3">{listNames(focus.players.map(({ userName }) => userName))}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <FocusClips board={board} focus={first} />
    </section>
  );
}

const formatGain = ({ players }: Focus): string =>
  `Biggest gap for ${listNames(players.map(({ userName }) => userName))}.`;

function formatStat({ players: [worst] }: Focus): string {
  if (!worst) return '';
  const { value, reference } = worst.need;
  if (value === null || reference === null) return '';
  const facts = getMetricFacts(worst.need);
  const unit = getUnitSuffix(facts.unit);
  return `${facts.label} of ${worst.userName}: ${formatMetricValue(facts, value)}${unit}; rank average: ${formatMetricValue(facts, reference)}.`;
}

/** Clips of the player with the most to gain. */
function FocusClips({ board, focus }: { board: TeamBoard; focus: Focus }) {
  const worst = focus.players[0]!;
  const { data, error } = useQuery(playerMomentsQuery(worst.playerId, focus.metric, board));
  if (error || data?.items.length === 0) return null;
  return (
    <div className={classes.clips}>
      <h3>Show clips</h3>
      {data ? <ClipList clips={data.items} label={`Clips of ${worst.userName}`} /> : <ClipsLoading />}
    </div>
  );
}

const CLIP_LIST = 'grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2';

const ClipsLoading = () => (
  <div className={CLIP_LIST} role="status" aria-label="Loading clips…">
    {[1, 2, 3].map((clip) => (
      <Skeleton key={clip} className="aspect-6/5" height="auto" />
    ))}
  </div>
);

/** Clips to watch together; each opens the viewer there. */
export function ClipList({ clips, label }: { clips: readonly TeamClip[]; label: string }) {
  if (clips.length === 0) return null;
  return (
    <ul className={CLIP_LIST} aria-label={label}>
      {clips.map((clip) => (
        <li key={`${clip.matchId} ${clip.time} ${clip.player}`} className="relative">
          <Link
            to="/admin/team-dashboard/match/$matchId"
            params={{ matchId: clip.matchId }}
            search={toClipSearch(clip)}
            className={`${classes.clip} hover:bg-s3 block h-full p-1 rounded-2 bg-s2 wrap-anywhere`}
          >
            <span className={`${classes.picture} relative block`} aria-hidden="true">
              <ClipPicture path={clip.path} />
              <IconPlayerPlay size={16} stroke={1.8} />
            </span>
            <span className="block pt-1.5 px-1.5 pb-1">
              <span className="text-13 flex gap-2 items-baseline justify-between">
                <b className="font-[550]">{clip.label}</b>
                <span className="num whitespace-nowrap">{formatClockTime(clip.clock)}</span>
              </span>
              <small>
                {[clip.userName, clip.playedAt && formatShortDate(clip.playedAt)].filter(Boolean).join(', ')}
              </small>
            </span>
          </Link>
          <span className="absolute top-2 right-2">
            <ClipAction clip={clip} />
          </span>
        </li>
      ))}
    </ul>
  );
}
