import { goalMetric } from '@datacoach/analysis/metadata';
import type { PlanVerdict, PlayerHomework } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { modeLabel } from '../search/room-search.ts';

const VERDICTS: Readonly<Record<PlanVerdict['verdict'], string>> = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early to say',
};

const STATES: Readonly<Record<PlayerHomework['goals'][number]['state'], string>> = {
  upcoming: 'begins on Monday',
  notStarted: 'not started',
  onTrack: 'on track',
  behind: 'behind',
  achieved: 'achieved',
  missed: 'missed',
  void: 'not counted',
};

/** "Week 1, Double commits: better so far, 2.6 to 1.9" */
export function verdictWords(check: PlanVerdict): string {
  const { week, label, verdict, isDecided, before, after } = check;
  const facts = metricFacts(check);
  const write = (value: number) => writeValue(facts, value);
  const figures =
    after === null ? '' : before === null ? `, now ${write(after)}` : `, ${write(before)} to ${write(after)}`;
  const isOpen = !isDecided && verdict !== 'tooEarly';
  return `Week ${week}, ${label}: ${VERDICTS[verdict]}${isOpen ? ' so far' : ''}${figures}`;
}

/** "7 Doubles games on 3 days: on track" */
export function goalWords(goal: PlayerHomework['goals'][number]): string {
  return `${goalName(goal)}: ${STATES[goal.state]}`;
}

type Named = Pick<
  PlayerHomework['goals'][number],
  'title' | 'metric' | 'mode' | 'target' | 'wantedDays' | 'direction'
>;

function goalName({ title, metric: code, mode, target, wantedDays, direction }: Named): string {
  if (title !== null) return title;
  const metric = goalMetric(code);
  if (metric.measure === 'total') {
    const games = `${formatNumber(target)} ${modeLabel(mode)} games`;
    return wantedDays === null ? games : `${games} on ${wantedDays} days`;
  }
  const limit = direction === 'atLeast' ? '' : 'under ';
  return `${metric.label} ${limit}${formatNumber(target, metric.decimals)} ${metric.unit}`;
}

/** "Week 2 of 4, 3 of 5 sessions" */
export function planProgress({
  week,
  weeks,
  sessions,
  sessionsDone,
}: NonNullable<PlayerHomework['plan']>): string {
  return `Week ${week} of ${weeks}, ${sessionsDone} of ${sessions} sessions`;
}
