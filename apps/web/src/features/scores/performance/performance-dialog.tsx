import { formatNumber } from '@datacoach/analysis/format-number';
import type { GamePerformance } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { formatStepPath } from '../../../shared/chart/chart-paths.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank } from '../../../shared/ranks/rank-label.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { RESULT_LABELS } from '../../../shared/ui/result-score.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import { ScoreGate } from '../components/score-gate.tsx';
import classes from '../scores.module.css';
import { calculateScoreDelta, formatPerformance } from '../text/performance-text.ts';
import { MODES } from '../window/dashboard-search.ts';
import { gamePerformanceQuery } from './own-game.tsx';

const WIDTH = 320;
const HEIGHT = 132;
const MIN_TOP = 0.5;
const TEAM_COLORS = ['var(--blue)', 'var(--orange)'] as const;

/** Both sides' expected goals as step lines, with a ring at each goal. */
function SmallRace({ game: { xgRace, seconds, team } }: { game: GamePerformance }) {
  if (xgRace.length === 0) return <p className="t2">No shots on either net, so there’s no xG race.</p>;
  const getFinalTotal = (isOwn: boolean) => xgRace.findLast((point) => point.own === isOwn)?.total ?? 0;
  const totals = { own: getFinalTotal(true), other: getFinalTotal(false) };
  const top = Math.max(totals.own, totals.other, MIN_TOP);
  const end = Math.max(seconds, xgRace.at(-1)?.time ?? 0, 1);
  const x = scaleLinear([0, end], [0, WIDTH]);
  const y = scaleLinear([0, top], [HEIGHT - 6, 8]);
  const words = `You ${formatNumber(totals.own, 2)}, they ${formatNumber(totals.other, 2)} expected goals`;
  return (
    <figure>
      <figcaption className="text-xs text-t3">xG race</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={`xG race: ${words}`}>
        <path d={`M0 ${y(0)}H${WIDTH}`} stroke="var(--line)" />
        {[false, true].map((isOwn) => {
          const color = TEAM_COLORS[isOwn ? team : ((1 - team) as 0 | 1)];
          const points = xgRace.filter((point) => point.own === isOwn);
          const steps = points.map(({ time, total }) => [time, total] as const);
          return (
            <g key={String(isOwn)} stroke={color} fill="none" strokeWidth="2">
              <path d={formatStepPath([[0, 0], ...steps, [end, isOwn ? totals.own : totals.other]], x, y)} />
              {points
                .filter(({ goal }) => goal)
                .map(({ time, total }) => (
                  <circle key={time} cx={x(time)} cy={y(total)} r="4" fill={color} stroke="var(--s1)" />
                ))}
            </g>
          );
        })}
      </svg>
      <p className="num text-xs text-t3">{words}</p>
    </figure>
  );
}

/** One game at a glance: the result, the player's performance, who deserved to win, and the best and worst play. */
export function PerformanceDialog({ given, opened, ...shown }: ShellDialogProps<'performance'> & Slots) {
  const { data, error, refetch } = useQuery(gamePerformanceQuery(given.matchId));
  return (
    <Dialog opened={opened} onClose={shown.onClose} title="Your game" size={720}>
      {data ? (
        <Game game={data} {...shown} />
      ) : error ? (
        <div role="alert">
          <p>We couldn’t load this game. {getFailureMessage(error)}</p>
          <TextButton label="Try again" mt={12} onClick={() => void refetch()} />
        </div>
      ) : (
        <Skeleton height={420} role="status" aria-label="Loading game…" />
      )}
    </Dialog>
  );
}

const RESULT_LETTERS = { won: 'W', lost: 'L', drawn: 'T' } as const;

interface Slots {
  /** How it changed the weekly goals. */
  weeklyGoals: ReactNode;
  /** Button to make the match public; empty if the user can't share it. */
  sharing: ReactNode;
}

type GameProps = Slots & { game: GamePerformance; onClose: () => void };

function Game({ game, weeklyGoals, sharing, onClose }: GameProps) {
  const { matchId, result, goals, playlist, map, playedAt } = game;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className={`${classes.head} flex flex-wrap items-center gap-2`}>
        <i
          className="data-[result=won]:bg-t1 data-[result=won]:text-s1 grid place-items-center size-5.5 rounded-1 bg-s4 text-t1 not-italic font-[650]"
          data-result={result}
          aria-hidden="true"
        >
          {RESULT_LETTERS[result]}
        </i>
        <b className="num">
          <span className="sr-only">{RESULT_LABELS[result]} </span>
          {goals.own}–{goals.other}
        </b>
        <span className="t2">
          {[playlist, map, playedAt && formatShortDate(new Date(playedAt))].filter(Boolean).join(' · ')}
        </span>
        <Lobby ranks={game.ranks} />
      </div>
      <p className="text-base text-balance">{formatPerformance(game)}</p>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <CategoryBars game={game} />
        <SmallRace game={game} />
      </div>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <MomentCard title="Best play" matchId={matchId} moment={game.best} onLeave={onClose} />
        <MomentCard title="Worst play" matchId={matchId} moment={game.worst} onLeave={onClose} />
      </div>
      {weeklyGoals}
      <div className="flex gap-2">
        <ButtonLink
          to="/match/$matchId"
          params={{ matchId }}
          variant="filled"
          data-autofocus
          onClick={onClose}
        >
          Whole match
        </ButtonLink>
        {sharing}
        <TextButton label="Close" onClick={onClose} quiet />
      </div>
    </div>
  );
}

/** Replays don't contain ranks: only those of players with an account are known (decisions.md 17.1). */
function Lobby({ ranks }: Pick<GamePerformance, 'ranks'>) {
  if (ranks.length === 0) return null;
  return (
    <ul className="flex gap-1 ml-auto" aria-label="Known ranks">
      {ranks.map(({ name, rank, own }) => (
        <li key={name} title={`${own ? 'You' : name}: ${formatRank(rank)}`}>
          <RankEmblem rank={rank} size={20} />
          <span className="sr-only">
            {own ? 'You' : name}: {formatRank(rank)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** This game's five categories, with a tick at the average of the previous ten games. */
function CategoryBars({ game }: { game: GamePerformance }) {
  const [gate] = game.gates;
  const mode = MODES.find(({ code }) => code === game.mode);
  const closed = gate && mode && (
    <ScoreGate gate={gate} mode={mode.label} hasOverall={game.overall.score !== null} />
  );
  if (game.reason !== null) return closed || <p className="t2">{game.reason}</p>;
  const rows = [{ category: 'overall', label: 'Overall', ...game.overall }, ...game.categories];
  return (
    <div>
      <DataTable
        isCaptionShown
        caption={
          <>
            {game.comparedWith === null ? 'vs. the average player' : `vs. ${game.comparedWith}`}, 50 is
            typical; the tick is your average over {game.earlierGames} earlier games
          </>
        }
        className={classes.performanceDialogTable}
        head="none"
        rows={rows}
        rowKey={({ category }) => category}
        columns={[
          { head: null, isRowHead: true, cell: ({ label }) => label },
          {
            head: null,
            cellClassName: classes.bar,
            cell: ({ score, mean }) => (
              <span aria-hidden="true">
                {score !== null && <i style={{ width: `${score}%` }} />}
                {mean !== null && <b style={{ left: `${mean}%` }} />}
              </span>
            ),
          },
          {
            head: null,
            cellClassName: 'num',
            cell: ({ score }) => (score === null ? '–' : formatNumber(score)),
          },
          {
            head: null,
            cellClassName: 'w-16',
            cell: ({ score, mean }) =>
              score !== null &&
              mean !== null && <DeltaMark compact delta={calculateScoreDelta(score - mean)} />,
          },
        ]}
      />
      {closed}
    </div>
  );
}

interface MomentCardProps {
  title: string;
  matchId: string;
  moment: GamePerformance['best'];
  onLeave: () => void;
}

const MomentCard = ({ title, matchId, moment, onLeave }: MomentCardProps) => (
  <section
    className={`${classes.card} grid grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-1 items-center pt-2 border-t border-t-line`}
    aria-label={title}
  >
    <h3>{title}</h3>
    {moment === null ? (
      <p className="t2">{title === 'Best play' ? 'Nothing stands out.' : 'No costly mistakes.'}</p>
    ) : (
      <Moment matchId={matchId} moment={moment} onLeave={onLeave} />
    )}
  </section>
);

function Moment({ matchId, moment, onLeave }: Omit<MomentCardProps, 'title'>) {
  if (!moment) return null;
  const { event, followedBy } = moment;
  const { xg, zoneLabel } = event.facts;
  const words = [
    followedBy && `${followedBy.label.toLowerCase()} against ${formatNumber(followedBy.seconds, 1)} s later`,
    !followedBy && xg !== null && `xG ${formatNumber(xg, 2)}`,
    zoneLabel?.toLowerCase(),
  ].filter(Boolean);
  return (
    <>
      <ClipPicture path={event.path} spot={event} />
      <div>
        <p>
          <b className="num">{formatClockTime(event.clock)}</b> {event.label}
        </p>
        <p className="text-xs pb-1 text-t3">{words.join(' · ')}</p>
        <ButtonLink
          to="/match/$matchId/viewer"
          params={{ matchId }}
          search={toClipSearch(event)}
          size="xs"
          leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
          onClick={onLeave}
        >
          Watch<span className="sr-only"> the {event.label.toLowerCase()}</span>
        </ButtonLink>
      </div>
    </>
  );
}
