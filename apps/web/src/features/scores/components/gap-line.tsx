import type { MetricReview } from '@datacoach/contract';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import classes from '../scores.module.css';

const HEIGHT = 64;
const LINE = 32;
/** Space next to the marks for their labels, in px. */
const EDGE = 48;
const DIRECTIONS = { higher: 'higher is better →', lower: 'lower is better →', neutral: '' } as const;

interface GapLineProps {
  review: MetricReview;
  rank: string;
  /** Name of the goal rank, or of the next one. */
  next: string;
}

/** The player, their rank and their goal (or the next rank) on one line; better is to the right. */
export function GapLine({ review, rank, next }: GapLineProps) {
  const { value, reference, nextReference } = review;
  if (value === null || reference === null) return null;
  const facts = getMetricFacts(review);
  const values = [value, reference, ...(nextReference === null ? [] : [nextReference])];
  const words = [
    `you ${formatMetricValue(facts, value)}`,
    `${rank} ${formatMetricValue(facts, reference)}`,
    ...(nextReference === null ? [] : [`${next} ${formatMetricValue(facts, nextReference)}`]),
  ].join(', ');
  const [low = 0, high = 0] = extent(values);
  const ends = facts.better === 'lower' ? [high, low] : [low, high];
  return (
    <ChartFrame
      className={classes.room}
      label={`${facts.label}: ${words}`}
      aside={<span className="text-xs block text-t3 text-right">{DIRECTIONS[facts.better]}</span>}
    >
      {(width) => {
        const x = scaleLinear(ends, [EDGE, Math.max(EDGE, width - EDGE)]);
        // If the two marks almost touch, the next rank's is left out.
        const isClose = nextReference !== null && Math.abs(x(nextReference) - x(reference)) < 10;
        return (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            <path d={`M0 ${LINE}H${width}`} className="stroke-line-strong" />
            {nextReference !== null && !isClose && (
              <>
                <path
                  d={`M${x(nextReference)} ${LINE - 7}v14`}
                  className="stroke-ref-next stroke-2 [stroke-dasharray:2_2]"
                />
                <text x={x(nextReference)} y={14} textAnchor="middle" className="fill-t3 text-[12px]">
                  {next} {formatMetricValue(facts, nextReference)}
                </text>
              </>
            )}
            <path d={`M${x(reference)} ${LINE - 7}v14`} className="stroke-ref stroke-2" />
            <text x={x(reference)} y={LINE + 22} textAnchor="middle" className="fill-t3 text-[12px]">
              {rank} {formatMetricValue(facts, reference)}
            </text>
            <circle cx={x(value)} cy={LINE} r={6} className="fill-me" />
            <text x={x(value)} y={14} textAnchor="middle" className="fill-t1 text-[12px] font-semibold">
              You {formatMetricValue(facts, value)}
            </text>
          </svg>
        );
      }}
    </ChartFrame>
  );
}
