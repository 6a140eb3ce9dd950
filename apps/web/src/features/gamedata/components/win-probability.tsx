import { formatNumber } from '@datacoach/analysis/format-number';
import { calculateWinProbability } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchInsight } from '@datacoach/contract';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { stepPath } from '../../../shared/chart/chart-paths.ts';
import { ticked } from '../../../shared/chart/chart-scale.ts';
import { listShownTicks } from '../../../shared/chart/time-axis.ts';
import { ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, teamName } from '../team-words.ts';
import { timeAxis } from '../timeline/time-axis.ts';
import PICTURE_TERMS from '../words/picture-terms.data.json' with { type: 'json' };
import { Marks } from './marks.tsx';
import { WatchLink } from './watch-link.tsx';

const HEIGHT = 200;
const FRAME = { left: 44, right: 12, top: 12, bottom: 24 } as const;
const MARK_RADIUS = 5;
const GOAL = <ShotMark outcome="goal" radius={MARK_RADIUS} line={1.5} />;
/** Goals listed: those that changed the win chance most. */
const SHOWN_SWINGS = 3;

const percent = (share: number) => `${formatNumber(share * 100)}%`;

/** Blue's win chance over the match, and the goals that changed it most. */
export function WinProbability({ insight }: { insight: MatchInsight }) {
  const { report, open } = useMatch();
  const events = useEvents();
  const axis = useMemo(() => timeAxis(report), [report]);
  const { points, swings } = useMemo(() => {
    const goals = report.timeline.filter(({ kind }) => kind === 'goal');
    const end = report.pressure.buckets.at(-1)?.clock ?? { seconds: 0, overtime: false };
    const last = goals.at(-1)?.clock;
    return calculateWinProbability({
      teamSize: report.match.teamSize,
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
    .slice(0, SHOWN_SWINGS);
  return (
    <Panel title="Win probability" term={PICTURE_TERMS.winProbability}>
      <ChartFrame height={HEIGHT}>
        {(width) => {
          const scale = ticked(scaleLinear([0, 1], [HEIGHT - FRAME.bottom, FRAME.top]), 2);
          const right = width - FRAME.right;
          const x = scaleLinear([0, axis.length], [FRAME.left, right]).clamp(true);
          const marks = swings.flatMap(({ goal, before, after }) => {
            const event = findGoalEvent(goal.frame);
            const label = `${formatClockTime(goal.clock)} goal by ${goal.playerName}, ${teamName(report, 0)} from ${percent(before)} to ${percent(after)}`;
            return event
              ? [{ event, x: x(axis.at(goal)), y: scale.at(after), radius: MARK_RADIUS, shape: GOAL, label }]
              : [];
          });
          return (
            // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
            <svg
              width={width}
              height={HEIGHT}
              role="group"
              aria-label={`${teamName(report, 0)}’s win probability, goal by goal`}
            >
              <ValueAxis scale={scale} left={FRAME.left} right={right} format={percent} />
              {listShownTicks(axis, right - FRAME.left).map((tick) => (
                <text key={tick.label} x={x(tick.at)} y={HEIGHT - 6} fontSize="12" fill="var(--t3)">
                  {tick.label}
                </text>
              ))}
              <path
                d={stepPath(
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
                  <b className="font-medium text-t1">{goal.playerName}</b> took {teamName(report, goal.team)}{' '}
                  from {percent(from)} to {percent(to)}
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
