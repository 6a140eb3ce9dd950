import { formatNumber } from '../../../shared/format/number.ts';
import { Axes, COLOURS, EndLabels, HEIGHT, SIDES, scaleOf } from './chances-axes.tsx';
import type { RacePoint } from './chances-points.ts';

/** How the chances of one game came about, shot by shot. */
export function RacePicture({ race, width }: { race: readonly RacePoint[]; width: number }) {
  const length = Math.max(1, race.at(-1)?.time ?? 1);
  const endOf = (side: 'us' | 'them') => race.findLast((point) => point.side === side)?.total ?? 0;
  const last = { us: endOf('us'), them: endOf('them') };
  const { ticks, x, y } = scaleOf(Math.max(last.us, last.them, 0.5), length, width);
  const words = `Expected goals through the game: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <Axes ticks={ticks} width={width} y={y} />
      {SIDES.map((side) => {
        const points = race.filter((point) => point.side === side);
        return (
          <g key={side}>
            <path
              d={`M${x(0)} ${y(0)}${points.map(({ time, total }) => `H${x(time)}V${y(total)}`).join('')}H${x(length)}`}
              fill="none"
              stroke={`var(--${COLOURS[side]})`}
              strokeWidth="2"
            />
            {points.map(({ time, total, goal, name, xg }) => (
              <circle
                key={time}
                cx={x(time)}
                cy={y(total)}
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
      <EndLabels last={last} x={x(length)} y={y} />
    </svg>
  );
}
