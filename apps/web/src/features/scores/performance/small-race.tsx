import type { GamePerformance } from '@datacoach/contract';
import { scaleLinear } from 'd3-scale';
import { stepPath } from '../../../shared/chart/chart-paths.ts';
import { formatNumber } from '../../../shared/format/number.ts';

const WIDTH = 320;
const HEIGHT = 132;
const MIN_TOP = 0.5;
const TEAM_COLOURS = ['var(--blue)', 'var(--orange)'] as const;

/** Expected goals of both sides as steps, a ring where a goal fell. */
export function SmallRace({ game: { xgRace, seconds, team } }: { game: GamePerformance }) {
  if (xgRace.length === 0) return <p className="t2">No attempt at either goal, so there is no race.</p>;
  const last = (own: boolean) => xgRace.findLast((point) => point.own === own)?.total ?? 0;
  const totals = { own: last(true), other: last(false) };
  const top = Math.max(totals.own, totals.other, MIN_TOP);
  const end = Math.max(seconds, xgRace.at(-1)?.time ?? 0, 1);
  const x = scaleLinear([0, end], [0, WIDTH]);
  const y = scaleLinear([0, top], [HEIGHT - 6, 8]);
  const words = `You ${formatNumber(totals.own, 2)}, they ${formatNumber(totals.other, 2)} expected goals`;
  return (
    <figure>
      <figcaption className="text-xs text-t3">xG race</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={`xG race: ${words}`}>
        <path d={`M0 ${y(0)}H${WIDTH}`} stroke="var(--line)" />
        {[false, true].map((own) => {
          const colour = TEAM_COLOURS[own ? team : ((1 - team) as 0 | 1)];
          const points = xgRace.filter((point) => point.own === own);
          const steps = points.map(({ time, total }) => [time, total] as const);
          return (
            <g key={String(own)} stroke={colour} fill="none" strokeWidth="2">
              <path d={stepPath([[0, 0], ...steps, [end, own ? totals.own : totals.other]], x, y)} />
              {points
                .filter(({ goal }) => goal)
                .map(({ time, total }) => (
                  <circle key={time} cx={x(time)} cy={y(total)} r="4" fill={colour} stroke="var(--s1)" />
                ))}
            </g>
          );
        })}
      </svg>
      <p className="num text-xs text-t3">{words}</p>
    </figure>
  );
}
