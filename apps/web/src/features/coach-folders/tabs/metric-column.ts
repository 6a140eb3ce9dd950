import { METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import { formatNumber } from '../../../shared/format/number.ts';
import { metricTerm, metricUnit, shownMetric } from '../../../shared/metrics/metric-facts.ts';
import type { HeatColumn, HeatRow } from '../components/heat-table.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';

/** Words about chances, for somebody who does not play. */
export const CHANCE_TERMS = {
  xg: {
    label: 'xG',
    definition:
      'Expected goals: how many goals the chances are worth on average, by distance, angle, speed and how well the defence could reach the ball.',
  },
  quality: {
    label: 'xG a shot',
    definition:
      'How good the average chance is: 0.25 is a goal from every fourth shot like it. Fewer, better shots raise it.',
  },
  finishing: {
    label: 'Goals − xG',
    definition:
      'Goals beyond what the chances were worth: above 0 more went in than usual, below 0 fewer. Own goals of the opponents are left out. Over a few games much of it is luck.',
  },
  prevented: {
    label: 'Goals prevented',
    definition:
      'What the chances against were worth, minus the goals conceded, shared among the defenders by how near they were. Above 0 they let in fewer than usual.',
  },
} as const satisfies Record<string, Term>;

/** Shots of a team, a player or a kind of shot, and their xG. */
type ShotSums = HeatRow & { shots: number; xg: number };

export const XG_COLUMN: HeatColumn<ShotSums> = {
  key: 'xg',
  label: 'xG',
  term: CHANCE_TERMS.xg,
  better: 'neutral',
  value: ({ xg }) => xg,
  write: (value) => formatNumber(value, 2),
};

export const XG_A_SHOT_COLUMN: HeatColumn<ShotSums> = {
  key: 'quality',
  label: 'xG a shot',
  term: CHANCE_TERMS.quality,
  better: 'higher',
  value: ({ xg, shots }) => (shots > 0 ? xg / shots : null),
  write: (value) => formatNumber(value, 2),
};

export type MeasuredRow = HeatRow & {
  values: Readonly<Record<string, { value: number | null; over: number }>>;
};

const BY_KEY = new Map((METRICS as readonly MetricInfo[]).map((metric) => [metric.key, metric]));
/** Means of whole counts need what single counts do not. */
const MEAN_DECIMALS = 2;

/**
 * A metric of the registry as a column; none for keys that it does not know.
 *
 * @param short what stands above the column instead of label and unit; the file keeps both
 */
export function metricColumn(key: string, short?: string): HeatColumn<MeasuredRow>[] {
  const metric = BY_KEY.get(key);
  if (!metric) return [];
  const decimals = metric.scale === 'match' ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals;
  const unit = metricUnit(metric);
  const full = unit ? `${metric.label} (${unit})` : metric.label;
  return [
    {
      key,
      label: short ?? metric.label,
      ...(short === undefined ? unit && { unit } : { fileLabel: full }),
      term: metricTerm(metric),
      better: metric.better,
      value: ({ values }) => shownMetric(key, values[key]?.value ?? null),
      write: (value) => formatNumber(value, decimals),
    },
  ];
}
