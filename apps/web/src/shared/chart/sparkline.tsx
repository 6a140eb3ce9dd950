import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from './chart-frame.tsx';
import { formatLinePath } from './chart-paths.ts';

interface SparklineProps {
  /** Single games, newest last; null where there is no value. */
  series: readonly (number | null)[];
  reference: number | null;
  height?: number;
}

/** Margin around the line for its dot, in px. */
const EDGE = 4;

/** The window game by game; the dot is the latest game. The numbers are next to it. */
export function Sparkline({ series, reference, height = 28 }: SparklineProps) {
  const known = series.filter((value) => value !== null);
  const [low = 0, high = 0] = extent(reference === null ? known : [...known, reference]);
  const y = scaleLinear([low, high], [height - EDGE, EDGE]);
  const last = series.findLastIndex((value) => value !== null);
  return (
    <ChartFrame height={height} className="overflow-hidden" isDecoration>
      {(width) => {
        if (known.length < 2) return null;
        const x = scaleLinear([0, series.length - 1], [EDGE, width - EDGE]);
        return (
          <svg width={width} height={height} aria-hidden="true">
            {reference !== null && (
              <path d={`M0 ${y(reference)}H${width}`} className="stroke-ref [stroke-dasharray:2_3]" />
            )}
            <path
              d={formatLinePath(series, x, y)}
              className="fill-none stroke-t2 stroke-[1.25] [stroke-linejoin:round]"
            />
            <circle cx={x(last)} cy={y(series[last]!)} r={3} className="fill-me" />
          </svg>
        );
      }}
    </ChartFrame>
  );
}
