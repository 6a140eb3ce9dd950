import { formatNumber } from '../format/number.ts';
import classes from './chart.module.css';
import type { ValueScale } from './chart-scale.ts';

interface ValueAxisProps {
  scale: ValueScale;
  /** Ends of its lines, px. */
  left: number;
  right: number;
}

/** A line and a number at each tick; 0 is drawn stronger. */
export function ValueAxis({ scale: { at, ticks, decimals }, left, right }: ValueAxisProps) {
  return ticks.map((tick) => {
    const y = at(tick);
    return (
      <g key={tick}>
        <path
          d={`M${left} ${y.toFixed(1)}H${right}`}
          className={classes.grid}
          data-zero={tick === 0 || undefined}
        />
        <text x={left - 8} y={y + 4} textAnchor="end" className={classes.label}>
          {formatNumber(tick, decimals)}
        </text>
      </g>
    );
  });
}
