import { stepPath } from '../../../shared/chart/chart-paths.ts';
import { ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { COLOURS, FRAME, HEIGHT, SIDES, SumLabels, scalesOf } from './chances-axes.tsx';
import type { RacePoint } from './chances-points.ts';

/** How the chances of one game came about, shot by shot. */
export function RacePicture({ race, width }: { race: readonly RacePoint[]; width: number }) {
  const length = Math.max(1, race.at(-1)?.time ?? 1);
  const endOf = (side: 'us' | 'them') => race.findLast((point) => point.side === side)?.total ?? 0;
  const last = { us: endOf('us'), them: endOf('them') };
  const { x, y } = scalesOf(Math.max(last.us, last.them, 0.5), length, width);
  const words = `Expected goals through the game: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {SIDES.map((side) => {
        const points = race.filter((point) => point.side === side);
        return (
          <g key={side}>
            <path
              d={stepPath(
                [[0, 0], ...points.map((point) => [point.time, point.total] as const), [length, last[side]]],
                x,
                y.at,
              )}
              fill="none"
              stroke={`var(--${COLOURS[side]})`}
              strokeWidth="2"
            />
            {points.map(({ time, total, goal, name, xg }) => (
              <circle
                key={time}
                cx={x(time)}
                cy={y.at(total)}
                r={goal ? 5 : 3}
                fill={goal ? `var(--${COLOURS[side]})` : 'var(--s1)'}
                stroke={`var(--${COLOURS[side]})`}
                strokeWidth="1.5"
              >
                <title>
                  {name}, {formatNumber(xg, 2)} xG{goal ? ', goal' : ''}
                </title>
              </circle>
            ))}
          </g>
        );
      })}
      <SumLabels last={last} x={x(length)} y={y.at} />
    </svg>
  );
}
