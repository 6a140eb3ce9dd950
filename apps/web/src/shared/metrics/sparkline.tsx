import { useElementSize } from '@mantine/hooks';
import { linePath } from './line-path.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** Single games, newest last; null where there was nothing to measure. */
  series: readonly (number | null)[];
  /** Mean of the own rank: a dashed line. */
  reference: number | null;
  height?: number;
}

/** The window game by game; the last one is my dot. The numbers stand beside it. */
export function Sparkline({ series, reference, height = 28 }: SparklineProps) {
  const { ref, width } = useElementSize();
  const known = series.filter((value) => value !== null);
  return (
    <div ref={ref} className={classes.room} style={{ height }} aria-hidden="true">
      {width > 0 && known.length > 1 && (
        <Line series={series} known={known} reference={reference} width={width} height={height} />
      )}
    </div>
  );
}

/** Around the line for its dot, px. */
const EDGE = 4;

function Line({
  series,
  known,
  reference,
  width,
  height,
}: SparklineProps & { known: readonly number[]; width: number; height: number }) {
  const values = reference === null ? known : [...known, reference];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    high === low ? height / 2 : EDGE + ((high - value) / (high - low)) * (height - 2 * EDGE);
  const x = (place: number) => EDGE + (place / Math.max(1, series.length - 1)) * (width - 2 * EDGE);
  const last = series.findLastIndex((value) => value !== null);
  return (
    <svg width={width} height={height} aria-hidden="true">
      {reference !== null && (
        <path d={`M0 ${y(reference).toFixed(1)}H${width}`} className={classes.reference} />
      )}
      <path d={linePath(series, x, y)} className={classes.line} />
      <circle cx={x(last)} cy={y(series[last]!)} r={3} className={classes.last} />
    </svg>
  );
}
