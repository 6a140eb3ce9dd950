import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { MyPlan, MyWeek, PlanCheck } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { createValueScale, ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatShortDate, startOfDay } from '../../../shared/format/date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue, getMetricFacts, type MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { changePlan, useChange } from '../api/training-plans.ts';
import classes from '../training-plans.module.css';

const HOW = {
  label: 'Verdict',
  definition:
    'Up to ten games from before this week, compared with your games since; private games are left out. You get a first result after eight games and a final one after twelve. Better: we’re 80% sure that the change is real. Fixed: that, and your average reaches the target. The target is a score of 55 against your rank, or 8 points more than before, whichever is closer.',
};

/** Whether the week worked: before and after as a sentence, a chart and a table. */
export function CheckPanel({ plan, week }: { plan: MyPlan; week: MyWeek }) {
  const [isTable, setTable] = useState(false);
  const { isBusy, run } = useChange();
  const { check } = week;
  if (!check) {
    return (
      <Panel title={`Week ${week.number}: ${week.theme}`}>
        <p className="text-t1">{week.why}</p>
        <p className="text-xs pt-0.5 pb-1 text-t3">{describeNextCheck(week)}</p>
      </Panel>
    );
  }
  const { facts, title, summary, next } = describeCheck(check);
  const played = check.after?.games.length ?? 0;
  const games = [...(check.before?.games ?? []), ...(check.after?.games ?? [])];
  const cut = `week ${week.number}${week.startsOn === null ? '' : `, ${formatShortDate(startOfDay(week.startsOn))}`}`;
  const { difference } = check;
  return (
    <Panel
      title={title}
      term={HOW}
      aside={
        <>
          <SampleBadge games={played} />
          <span className="nowrap">of {check.needs.after}</span>
        </>
      }
    >
      <p className="text-t1">
        {summary}{' '}
        {difference && (
          <DeltaMark
            delta={{
              text: `${difference.value > 0 ? '+' : '−'}${formatMetricValue(facts, Math.abs(difference.value))}`,
              direction: difference.value > 0 ? 'up' : 'down',
              verdict: getVerdict(check),
            }}
          />
        )}{' '}
        {next}
      </p>
      {difference && (
        <p className="text-xs pt-0.5 pb-1 text-t3">
          80% range of the difference: {formatMetricValue(facts, difference.interval[0])} to{' '}
          {formatMetricValue(facts, difference.interval[1])}. Target from{' '}
          {check.comparedWith ?? 'your own games'}.
        </p>
      )}
      {games.length === 0 ? (
        <p className="text-xs pt-0.5 pb-1 text-t3">Upload games in this mode to see them here.</p>
      ) : isTable ? (
        <GameTable check={check} />
      ) : (
        <CheckChart check={check} facts={facts} summary={summary} cut={cut} />
      )}
      <div className="flex flex-wrap gap-2 mt-1">
        {games.length > 0 && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => setTable(!isTable)}>
            {isTable ? 'Picture' : 'Table'}
          </Button>
        )}
        {check.isDecided && check.verdict === 'noChange' && plan.status === 'active' && (
          <TextButton
            label="Repeat this week"
            size="xs"
            disabled={isBusy}
            onClick={() => void run(() => changePlan(plan.id, { change: 'repeat-week', week: week.number }))}
          />
        )}
      </div>
    </Panel>
  );
}

/** Describes a week without a check. */
function describeNextCheck({ state, startsOn, label }: MyWeek): string {
  if (state !== 'ahead') return 'We no longer track this check’s stat. You can complete the plan without it.';
  const startText =
    startsOn === null
      ? 'It starts when the plan continues.'
      : `It starts ${formatDate(startOfDay(startsOn))}.`;
  return `${startText} Tracked stat: ${label.toLowerCase()}.`;
}

type Check = NonNullable<MyWeek['check']>;

function getVerdict({ difference, better }: Check): 'better' | 'worse' | 'even' {
  const [low, high] = difference!.interval;
  if (low <= 0 && high >= 0) return 'even';
  return high < 0 === (better === 'lower') ? 'better' : 'worse';
}

function GameTable({ check }: { check: Check }) {
  const { facts } = describeCheck(check);
  const rows = [
    ...(check.before?.games ?? []).map((game) => ({ ...game, side: 'before' })),
    ...(check.after?.games ?? []).map((game) => ({ ...game, side: 'after' })),
  ];
  return (
    <DataTable
      caption={<>{check.label}, game by game</>}
      className={classes.table}
      rows={rows}
      rowKey={({ matchId }) => matchId}
      columns={[
        {
          head: 'Game',
          cell: ({ matchId, playedAt }) => (
            <TextLink to="/match/$matchId" params={{ matchId }}>
              {formatDate(playedAt)}
            </TextLink>
          ),
        },
        { head: 'Week', cell: ({ side }) => side },
        {
          head: (
            <>
              {facts.label} {facts.unit}
            </>
          ),
          className: classes.number,
          cellClassName: 'num',
          cell: ({ value }) => formatMetricValue(facts, value),
        },
      ]}
    />
  );
}

interface CheckChartProps {
  check: PlanCheck;
  facts: MetricFacts;
  summary: string;
  /** Label of the divider: "plan week 2, March 9th". */
  cut: string;
}

const HEIGHT = 220;
const TOP = 14;
const BOTTOM = 26;
const LEFT = 36;
const RIGHT = 92;
const LABEL_GAP = 14;
/** Lines, about. */
const TICKS = 4;
/** Margin above and below the values. */
const AIR = 0.12;

/** Every game before and after the week started, with both means, their 80% intervals and the target. */
function CheckChart({ check, facts, summary, cut }: CheckChartProps) {
  const { ref, width: measured } = useElementWidth();
  const width = Math.max(280, Math.round(measured) || 560);
  const { before, after, pass, needs } = check;
  const beforeGames = before?.games ?? [];
  const afterGames = after?.games ?? [];
  const values = [
    ...beforeGames.map(({ value }) => value),
    ...afterGames.map(({ value }) => value),
    ...(before ? before.interval : []),
    ...(after && check.difference ? after.interval : []),
    ...(pass === null ? [] : [pass]),
  ];
  const [min = 0, max = 0] = extent(values);
  const air = (max - min || Math.abs(max) || 1) * AIR;
  const low = min >= 0 && min - air < 0 ? 0 : min - air;
  const y = scaleLinear([low, max + air], [HEIGHT - BOTTOM, TOP]);
  const right = width - RIGHT;
  const slotCount = Math.max(1, beforeGames.length + Math.max(afterGames.length, needs.after));
  const step = (right - LEFT) / slotCount;
  const x = (index: number) => LEFT + (index + 0.5) * step;
  const middle = LEFT + beforeGames.length * step;
  const end = middle + afterGames.length * step;
  const passY = pass === null ? null : y(pass);
  const afterY = after ? y(after.mean) : null;
  // Labels at the same height would overlap.
  const passLabelY =
    passY !== null && afterY !== null && Math.abs(passY - afterY) < LABEL_GAP
      ? afterY + (passY < afterY ? -LABEL_GAP : LABEL_GAP)
      : passY;
  return (
    <div ref={ref} className="w-full overflow-hidden">
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={summary}
        className={`${classes.chart} block text-[12px]`}
      >
        <ValueAxis scale={createValueScale(y, TICKS)} left={LEFT} right={right} />
        {before && (
          <>
            <rect
              x={LEFT}
              y={y(before.interval[1])}
              width={Math.max(0, middle - LEFT)}
              height={Math.max(1, y(before.interval[0]) - y(before.interval[1]))}
              fill="var(--band)"
            />
            <path d={`M${LEFT} ${y(before.mean)}H${middle}`} stroke="var(--ref)" strokeWidth="2" />
          </>
        )}
        {after && (
          <>
            {check.difference && (
              <rect
                x={middle}
                y={y(after.interval[1])}
                width={Math.max(0, end - middle)}
                height={Math.max(1, y(after.interval[0]) - y(after.interval[1]))}
                fill="var(--ci)"
              />
            )}
            <path d={`M${middle} ${y(after.mean)}H${end}`} stroke="var(--me)" strokeWidth="2" />
          </>
        )}
        <path d={`M${middle} ${TOP - 4}V${HEIGHT - BOTTOM}`} stroke="var(--t3)" strokeDasharray="3 3" />
        {passY !== null && (
          <path
            d={`M${LEFT} ${passY}H${right}`}
            stroke="var(--better)"
            strokeDasharray="2 4"
            strokeWidth="1.5"
          />
        )}
        {beforeGames.map(({ matchId, value }, index) => (
          <circle key={matchId} cx={x(index)} cy={y(value)} r="3.5" fill="var(--t3)" />
        ))}
        {afterGames.map(({ matchId, value }, index) => (
          <circle key={matchId} cx={x(beforeGames.length + index)} cy={y(value)} r="3.5" fill="var(--me)" />
        ))}
        {before && (
          <text x={LEFT + 4} y={y(before.interval[1]) - 5} className={classes.quiet}>
            before {formatMetricValue(facts, before.mean)}
          </text>
        )}
        {after && afterY !== null && (
          <text x={right + 6} y={afterY + 4} className={classes.strong}>
            after {formatMetricValue(facts, after.mean)}
          </text>
        )}
        {pass !== null && passLabelY !== null && (
          <text x={right + 6} y={passLabelY + 4} className={classes.pass}>
            target: {formatMetricValue(facts, pass)}
          </text>
        )}
        <text x={Math.min(Math.max(middle, LEFT + 60), right - 60)} y={HEIGHT - 8} textAnchor="middle">
          {cut}
        </text>
      </svg>
    </div>
  );
}

export const VERDICT_LABELS: Readonly<Record<PlanCheck['verdict'], string>> = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early to tell',
};

interface CheckDescription {
  readonly facts: MetricFacts;
  /** "Verdict: fixed", "Verdict so far: better". */
  readonly title: string;
  /** Before and after in one sentence. */
  readonly summary: string;
  /** What is missing for a verdict; null once decided. */
  readonly next: string | null;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const formatGames = (games: number) => `${NUMBERS[games] ?? games} ${games === 1 ? 'game' : 'games'}`;

export function describeCheck(check: PlanCheck): CheckDescription {
  const facts = getMetricFacts(check);
  const formatValue = (value: number) => `${formatMetricValue(facts, value)}${facts.unit === '%' ? '%' : ''}`;
  const unit = facts.unit && facts.unit !== '%' ? ` ${facts.unit}` : '';
  const played = check.after?.games.length ?? 0;
  const { before, after, needs, isDecided, verdict } = check;
  return {
    facts,
    title: `Verdict${isDecided ? '' : ' so far'}: ${VERDICT_LABELS[verdict]}`,
    summary: summary(),
    next: isDecided ? null : describeNextCheck(),
  };

  function summary(): string {
    if (before === null && after === null) return `${facts.label}: no games yet.`;
    if (after === null) return `${facts.label}: ${formatValue(before!.mean)}${unit} before this week.`;
    if (before === null) return `${facts.label}: ${formatValue(after.mean)}${unit} so far.`;
    if (verdict === 'tooEarly') {
      return `${facts.label}: ${formatValue(after.mean)}${unit} in ${formatGames(played)} so far, ${formatValue(before.mean)} before this week.`;
    }
    const moved =
      formatValue(before.mean) === formatValue(after.mean)
        ? 'stayed'
        : after.mean > before.mean
          ? 'up'
          : 'down';
    if (moved === 'stayed') return `${facts.label}: unchanged at ${formatValue(after.mean)}${unit}.`;
    return `${facts.label}: ${moved} from ${formatValue(before.mean)} to ${formatValue(after.mean)}${unit}.`;
  }

  function describeNextCheck(): string {
    if (played < needs.minAfter) {
      const missing = needs.minAfter - played;
      return `${formatGamesNeeded(missing, 'the first result')}.`;
    }
    if (before === null) {
      return `You have fewer than ${needs.before} games from before this week, so only the target decides. ${formatGamesNeeded(needs.after - played, 'it’s final')}.`;
    }
    const missing = needs.after - played;
    return `${formatGamesNeeded(missing, 'it’s final')}.`;
  }
}
