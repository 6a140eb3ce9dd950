import type { PlanCheck } from '@datacoach/contract';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ticked } from '../../../shared/chart/chart-scale.ts';
import { ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import classes from '../training-plans.module.css';

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
export function CheckChart({ check, facts, summary, cut }: CheckChartProps) {
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
  const places = Math.max(1, beforeGames.length + Math.max(afterGames.length, needs.after));
  const step = (right - LEFT) / places;
  const x = (place: number) => LEFT + (place + 0.5) * step;
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
        <ValueAxis scale={ticked(y, TICKS)} left={LEFT} right={right} />
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
            before {writeValue(facts, before.mean)}
          </text>
        )}
        {after && afterY !== null && (
          <text x={right + 6} y={afterY + 4} className={classes.strong}>
            after {writeValue(facts, after.mean)}
          </text>
        )}
        {pass !== null && passLabelY !== null && (
          <text x={right + 6} y={passLabelY + 4} className={classes.pass}>
            target: {writeValue(facts, pass)}
          </text>
        )}
        <text x={Math.min(Math.max(middle, LEFT + 60), right - 60)} y={HEIGHT - 8} textAnchor="middle">
          {cut}
        </text>
      </svg>
    </div>
  );
}
