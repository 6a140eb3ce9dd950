import { METRICS, type MetricFigure, type MetricGroup, type MetricInfo } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/duration.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricTerm, metricUnit, shownMetric } from '../../../shared/metrics/metric-facts.ts';
import { type Figure, type FigureRow, NO_FIGURE } from './figure-row.ts';

const NEEDED = ['', 'a player', 'a mate', '2 mates'] as const;

/** What a figure stands on, or why it is missing, in a few words. */
export function figureNote(
  metric: Pick<MetricInfo, 'scale' | 'sample' | 'minimumTeamSize'>,
  { value, over }: MetricFigure,
  teamSize: number,
): string | null {
  if (teamSize < metric.minimumTeamSize) return `needs ${NEEDED[metric.minimumTeamSize]}`;
  const counted = metric.scale === 'share' || metric.scale === 'mean';
  if (value === null) return counted ? 'from 0' : 'not in file';
  if (!counted) return null;
  return metric.sample.startsWith('s ') ? `from ${formatClock(over)}` : `from ${formatNumber(over)}`;
}

function sampleWords({ scale, sample }: MetricInfo): string | null {
  return scale === 'share' || scale === 'mean' ? sample.replace(/^s /, 'time ') : null;
}

const ZONE_TIME = /^timeInZone/;

/**
 * Rows of a group: every metric that this match can have, a dash with its reason where a player has none. Times in the
 * 24 zones have a picture of their own.
 */
export function metricRows(report: MatchReport, insight: MatchInsight, group: MetricGroup): FigureRow[] {
  const { teamSize } = report.match;
  const figure = (metric: MetricInfo, found: MetricFigure | undefined): Figure =>
    found
      ? { value: shownMetric(metric.key, found.value), note: figureNote(metric, found, teamSize) }
      : NO_FIGURE;
  return METRICS.filter(
    (metric) => metric.group === group && !ZONE_TIME.test(metric.key) && inMatch(insight, metric.key),
  ).map((metric) => ({
    key: metric.key,
    label: metric.label,
    term: metricTerm(metric),
    unit: metricUnit(metric),
    sample: sampleWords(metric),
    decimals: metric.decimals,
    better: metric.better,
    players: new Map(
      Object.entries(insight.players).map(([key, { metrics }]) => [key, figure(metric, metrics[metric.key])]),
    ),
    teams: [
      figure(metric, insight.teams[0]?.metrics[metric.key]),
      figure(metric, insight.teams[1]?.metrics[metric.key]),
    ],
  }));
}

/** A report of an older engine lacks metrics that this page knows. */
function inMatch({ players }: MatchInsight, key: string): boolean {
  return Object.values(players).some(({ metrics }) => metrics[key] !== undefined);
}
