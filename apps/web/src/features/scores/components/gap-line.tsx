import type { MetricReview } from '@datacoach/contract';
import { useElementSize } from '@mantine/hooks';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import classes from './gap-line.module.css';

const HEIGHT = 64;
const LINE = 32;
/** Room beside the marks for their names, px. */
const EDGE = 48;
const DIRECTIONS = { higher: 'more is better →', lower: 'fewer is better →', neutral: '' } as const;

/** Me, my rank and the next rank on one line, the better end right. */
export function GapLine({ review, rank }: { review: MetricReview; rank: string }) {
  const { ref, width } = useElementSize();
  const { value, reference, nextReference } = review;
  if (value === null || reference === null) return null;
  const facts = metricFacts(review);
  const values = [value, reference, ...(nextReference === null ? [] : [nextReference])];
  const words = [
    `you ${writeValue(facts, value)}`,
    `${rank} ${writeValue(facts, reference)}`,
    ...(nextReference === null ? [] : [`the next rank ${writeValue(facts, nextReference)}`]),
  ].join(', ');
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (one: number) => {
    const share = high === low ? 0.5 : (one - low) / (high - low);
    const placed = facts.better === 'lower' ? 1 - share : share;
    return EDGE + placed * Math.max(0, width - 2 * EDGE);
  };
  // Names of marks that nearly touch would overlap: the next rank's goes without.
  const isClose = nextReference !== null && Math.abs(x(nextReference) - x(reference)) < 10;
  return (
    <div ref={ref} className={classes.room} role="img" aria-label={`${facts.label}: ${words}`}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <path d={`M0 ${LINE}H${width}`} className={classes.axis} />
          {nextReference !== null && !isClose && (
            <>
              <path d={`M${x(nextReference)} ${LINE - 7}v14`} className={classes.next} />
              <text x={x(nextReference)} y={14} textAnchor="middle" className={classes.label}>
                next {writeValue(facts, nextReference)}
              </text>
            </>
          )}
          <path d={`M${x(reference)} ${LINE - 7}v14`} className={classes.rank} />
          <text x={x(reference)} y={LINE + 22} textAnchor="middle" className={classes.label}>
            {rank} {writeValue(facts, reference)}
          </text>
          <circle cx={x(value)} cy={LINE} r={6} className={classes.me} />
          <text x={x(value)} y={14} textAnchor="middle" className={classes.own}>
            You {writeValue(facts, value)}
          </text>
        </svg>
      )}
      <span className={classes.direction}>{DIRECTIONS[facts.better]}</span>
    </div>
  );
}
