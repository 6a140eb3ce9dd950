import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatStepPath } from '../../../shared/chart/chart-paths.ts';
import { listShownTicks, type TimeAxis } from '../../../shared/chart/time-axis.ts';
import { createZeroBasedScale, EndLabels, ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { TEAM_KEYS, TEAMS } from '../match/teams.ts';
import type { RaceLine } from '../shots/race-steps.ts';

const FRAME = { left: 34, right: 78, top: 14, bottom: 24 } as const;

type Scale = (value: number) => number;

interface RacePlotProps {
  lines: readonly Pick<RaceLine, 'steps' | 'total'>[];
  axis: Pick<TimeAxis, 'length' | 'ticks'>;
  width: number;
  height: number;
  children: (x: Scale, y: Scale) => ReactNode;
}

/** Both teams' expected goals as steps, with axes and totals: the inside of an SVG. */
export function RacePlot({ lines, axis, width, height, children }: RacePlotProps) {
  const scale = createZeroBasedScale(Math.max(...lines.map(({ total }) => total), 0.5), [
    height - FRAME.bottom,
    FRAME.top,
  ]);
  const y = scale.at;
  const right = width - FRAME.right;
  const x = scaleLinear([0, axis.length], [FRAME.left, right]);
  return (
    <>
      <ValueAxis scale={scale} left={FRAME.left} right={right} />
      {listShownTicks(axis, right - FRAME.left).map((tick) => (
        <text key={tick.label} x={x(tick.at)} y={height - 6} fontSize="12" fill="var(--t3)">
          {tick.label}
        </text>
      ))}
      {TEAMS.map((team) => (
        <path
          key={team}
          d={formatStepPath(lines[team]?.steps ?? [], x, y)}
          fill="none"
          stroke={`var(--${TEAM_KEYS[team]})`}
          strokeWidth="2"
        />
      ))}
      <EndLabels
        labels={[
          { value: lines[0]?.total ?? 0, color: TEAM_KEYS[0] },
          { value: lines[1]?.total ?? 0, color: TEAM_KEYS[1] },
        ]}
        unit="xG"
        fontSize={14}
        x={right + 8}
        y={y}
      />
      {children(x, y)}
    </>
  );
}
