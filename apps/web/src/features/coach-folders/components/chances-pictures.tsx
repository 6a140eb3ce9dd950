import { linePath } from '../../../shared/chart/chart-paths.ts';
import { ValueAxis } from '../../../shared/chart/value-axis.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { COLOURS, FRAME, GameLabels, HEIGHT, SIDES, SumLabels, scalesOf } from './chances-axes.tsx';
import type { GraphPoint } from './chances-points.ts';

/** The sums of us and them, one game after the other. */
export function TotalPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const last = points.at(-1)!.total;
  const { x, y } = scalesOf(Math.max(last.us, last.them, 0.5), points.length, width);
  const words = `Expected goals over ${points.length} games: us ${formatNumber(last.us, 2)}, them ${formatNumber(last.them, 2)}`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {SIDES.map((side) => (
        <g key={side}>
          <path
            d={linePath([0, ...points.map(({ total }) => total[side])], x, y.at)}
            fill="none"
            stroke={`var(--${COLOURS[side]})`}
            strokeWidth="2"
          />
          {points.length <= 40 &&
            points.map(({ matchId, total }, index) => (
              <circle
                key={matchId}
                cx={x(index + 1)}
                cy={y.at(total[side])}
                r="3.5"
                fill={`var(--${COLOURS[side]})`}
              />
            ))}
        </g>
      ))}
      <SumLabels last={last} x={x(points.length)} y={y.at} />
      <GameLabels points={points} placeOf={(index) => x(index + 1)} width={width} />
    </svg>
  );
}

/** The chances of us and them side by side in each game. */
export function GamesPicture({ points, width }: { points: readonly GraphPoint[]; width: number }) {
  const highest = Math.max(0.5, ...points.flatMap(({ xg }) => [xg.us, xg.them]));
  const { x, y } = scalesOf(highest, points.length, width);
  const step = (width - FRAME.left - FRAME.right) / points.length;
  const bar = Math.min(18, Math.max(1, step * 0.32));
  const words = `Expected goals game by game, ${points.length} games`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={words}>
      <ValueAxis scale={y} left={FRAME.left} right={width - FRAME.right} />
      {points.map(({ matchId, xg }, index) => {
        const middle = x(index) + step / 2;
        return (
          <g key={matchId}>
            <rect
              x={middle - bar}
              y={y.at(xg.us)}
              width={bar - 1}
              height={y.at(0) - y.at(xg.us)}
              fill="var(--blue)"
            />
            <rect
              x={middle + 1}
              y={y.at(xg.them)}
              width={bar - 1}
              height={y.at(0) - y.at(xg.them)}
              fill="var(--orange)"
            />
          </g>
        );
      })}
      <GameLabels points={points} placeOf={(index) => x(index) + step / 2} width={width} />
    </svg>
  );
}
