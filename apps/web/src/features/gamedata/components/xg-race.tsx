import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { calculateWinProbability, getOpeningScores } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchInsight } from '@datacoach/contract';
import { scaleLinear } from 'd3-scale';
import { useMemo, useState } from 'react';
import { ChartFrame, TableToggle } from '../../../shared/chart/chart-frame.tsx';
import { formatStepPath } from '../../../shared/chart/chart-paths.ts';
import { listShownTicks, type TimeAxis } from '../../../shared/chart/time-axis.ts';
import { createValueScale, ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/date.ts';
import { getShotRadius, ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../gamedata.module.css';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamName, TEAM_KEYS, TEAMS } from '../match/teams.ts';
import { calculateWinChance, createRaceLine, type RaceLine } from '../shots/race-steps.ts';
import { listShotFacts } from '../shots/shot-facts.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };
import { createTimeAxis } from '../timeline/time-axis.ts';
import { Marks, type PlacedMark } from './marks.tsx';
import { RacePlot } from './race-plot.tsx';
import { ShotTable } from './shot-table.tsx';
import { WatchLink } from './watch-link.tsx';

const HEIGHT = 292;

export function XgRace({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const [asTable, setAsTable] = useState(false);
  const axis = useMemo(() => createTimeAxis(report), [report]);
  const lines = useMemo(
    () => TEAMS.map((team) => createRaceLine(insight.xgRace, team, axis)),
    [insight, axis],
  );
  const attempts = insight.xgRace.length;
  return (
    <Panel
      title="xG race"
      term={PICTURE_TERMS.race}
      aside={
        attempts > 0 && (
          <TableToggle asTable={asTable} onChange={setAsTable} label={counted(attempts, 'attempt')} />
        )
      }
    >
      {attempts === 0 ? (
        <p className="py-3 text-t2">No shots on either net, so there’s no xG race.</p>
      ) : asTable ? (
        <ShotTable inRace label="Shot table" />
      ) : (
        <>
          <ChartFrame height={HEIGHT}>
            {(width) => <RacePicture lines={lines} axis={axis} width={width} />}
          </ChartFrame>
          <RaceSummary lines={lines} insight={insight} />
        </>
      )}
    </Panel>
  );
}

function RacePicture({ lines, axis, width }: { lines: readonly RaceLine[]; axis: TimeAxis; width: number }) {
  const { report, open } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => listShotFacts(events), [events]);
  const createMarks = (x: (value: number) => number, y: (value: number) => number) =>
    lines
      .flatMap(({ points }) => points)
      .sort((a, b) => a.time - b.time)
      .flatMap((point): PlacedMark[] => {
        const shot = shots.find(({ event }) => event.frame === point.frame && event.player === point.player);
        if (!shot) return [];
        const radius = getShotRadius(0);
        return [
          {
            event: shot.event,
            x: x(point.at),
            y: y(point.total),
            radius,
            shape: (
              <ShotMark
                outcome={point.goal ? 'goal' : 'miss'}
                radius={radius + (point.goal ? 1.5 : 0)}
                line={1.5}
              />
            ),
            label: `${formatClockTime(point.clock)} ${shot.event.playerName}, ${formatNumber(point.xg, 2)} xG${point.goal ? ', goal' : ''}, ${getTeamName(report, point.team)} then ${formatNumber(point.total, 2)}`,
          },
        ];
      });
  const words = TEAMS.map(
    (team) => `${getTeamName(report, team)} ${formatNumber(lines[team]?.total ?? 0, 2)} xG`,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
    <svg width={width} height={HEIGHT} role="group" aria-label={`xG race: ${words.join(', ')}`}>
      <RacePlot lines={lines} axis={axis} width={width} height={HEIGHT}>
        {(x, y) => {
          const marks = createMarks(x, y);
          const ordered = marks.map(({ event }) => event);
          return <Marks marks={marks} onOpen={(event) => open(event, ordered)} />;
        }}
      </RacePlot>
    </svg>
  );
}

function RaceSummary({ lines, insight }: { lines: readonly RaceLine[]; insight: MatchInsight }) {
  const { report } = useMatch();
  const [blue, orange] = lines;
  if (!blue || !orange) return null;
  const finishing = insight.teams.map(({ metrics }) => metrics.goalsMinusXg?.value ?? 0);
  const chances = calculateWinChance(
    blue.points.map(({ xg }) => xg),
    orange.points.map(({ xg }) => xg),
  );
  const formatPercent = (share: number) => `${formatNumber(share * 100)}%`;
  const formatSigned = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 2)}`;
  return (
    <p className={`${classes.read} text-xs mt-2 text-t2`}>
      {TEAMS.map((team) => (
        <span key={team}>
          {team === 1 && ', '}
          {getTeamName(report, team)} finished <b>{formatSigned(finishing[team] ?? 0)}</b>{' '}
          {(finishing[team] ?? 0) >= 0 ? 'above' : 'below'} chance
        </span>
      ))}
      . With these chances {getTeamName(report, 0)} wins <b>{formatPercent(chances.blue)}</b> of games,{' '}
      {getTeamName(report, 1)} <b>{formatPercent(chances.orange)}</b>.
    </p>
  );
}

const PROBABILITY_HEIGHT = 200;
const FRAME = { left: 44, right: 12, top: 12, bottom: 24 } as const;
const MARK_RADIUS = 5;
const GOAL = <ShotMark outcome="goal" radius={MARK_RADIUS} line={1.5} />;
/** Goals listed: those that changed the win chance most. */
const MAX_SWINGS = 3;

const formatPercent = (share: number) => `${formatNumber(share * 100)}%`;

/** Blue's win chance over the match, and the goals that changed it most. */
export function WinProbability({ insight }: { insight: MatchInsight }) {
  const { report, open } = useMatch();
  const events = useEvents();
  const axis = useMemo(() => createTimeAxis(report), [report]);
  const { points, swings } = useMemo(() => {
    const goals = report.timeline.filter(({ kind }) => kind === 'goal');
    const end = report.pressure.buckets.at(-1)?.clock ?? { seconds: 0, overtime: false };
    const last = goals.at(-1)?.clock;
    return calculateWinProbability({
      teamSize: report.match.teamSize,
      opening: getOpeningScores(report),
      goals,
      attempts: insight.xgRace,
      end: last && (last.overtime || (!end.overtime && last.seconds < end.seconds)) ? last : end,
    });
  }, [report, insight]);
  const goalEvents = events.filter(({ kind }) => kind === 'goal');
  const findGoalEvent = (frame: number) => goalEvents.find((event) => Math.abs(event.frame - frame) <= 1);
  if (!axis.isByClock) return null;
  const largest = swings
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MAX_SWINGS);
  return (
    <Panel title="Win probability" term={PICTURE_TERMS.winProbability}>
      <ChartFrame height={PROBABILITY_HEIGHT}>
        {(width) => {
          const scale = createValueScale(
            scaleLinear([0, 1], [PROBABILITY_HEIGHT - FRAME.bottom, FRAME.top]),
            2,
          );
          const right = width - FRAME.right;
          const x = scaleLinear([0, axis.length], [FRAME.left, right]).clamp(true);
          const marks = swings.flatMap(({ goal, before, after }) => {
            const event = findGoalEvent(goal.frame);
            const label = `${formatClockTime(goal.clock)} goal by ${goal.playerName}, ${getTeamName(report, 0)} from ${formatPercent(before)} to ${formatPercent(after)}`;
            return event
              ? [{ event, x: x(axis.at(goal)), y: scale.at(after), radius: MARK_RADIUS, shape: GOAL, label }]
              : [];
          });
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
            <svg
              width={width}
              height={PROBABILITY_HEIGHT}
              role="group"
              aria-label={`${getTeamName(report, 0)}’s win probability, goal by goal`}
            >
              <ValueAxis scale={scale} left={FRAME.left} right={right} format={formatPercent} />
              {listShownTicks(axis, right - FRAME.left).map((tick) => (
                <text
                  key={tick.label}
                  x={x(tick.at)}
                  y={PROBABILITY_HEIGHT - 6}
                  fontSize="12"
                  fill="var(--t3)"
                >
                  {tick.label}
                </text>
              ))}
              <path
                d={formatStepPath(
                  points.map(({ clock, blue }) => [axis.at({ clock, time: 0 }), blue] as const),
                  x,
                  scale.at,
                )}
                fill="none"
                stroke={`var(--${TEAM_KEYS[0]})`}
                strokeWidth="2"
              />
              <Marks marks={marks} onOpen={(event: MatchEvent) => open(event, goalEvents)} />
            </svg>
          );
        }}
      </ChartFrame>
      {largest.length > 0 && (
        <ol className="mt-2 grid gap-1 text-13 text-t2" aria-label="Biggest swings">
          {largest.map(({ goal, before, after }) => {
            const event = findGoalEvent(goal.frame);
            const [from, to] = goal.team === 0 ? [before, after] : [1 - before, 1 - after];
            return (
              <li key={goal.frame} className="flex items-center gap-3 min-w-0">
                <span className="num w-12 flex-none">{formatClockTime(goal.clock)}</span>
                <span className="flex-1 min-w-0">
                  <b className="font-medium text-t1">{goal.playerName}</b> took{' '}
                  {getTeamName(report, goal.team)} from {formatPercent(from)} to {formatPercent(to)}
                </span>
                {event && (
                  <WatchLink
                    size="xs"
                    search={toClipSearch(event)}
                    label={`Watch the goal at ${formatClockTime(goal.clock)}`}
                  >
                    Watch
                  </WatchLink>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
