import type { ShotOutcome } from './shot-outcome.ts';

/** Radius of a shot without a chance, and what the square root of the chance adds, px. */
const MIN_RADIUS = 3.5;
const RADIUS_AT_ONE = 8.5;

/** Area grows with the chance, px. */
export function shotRadius(xg: number | null): number {
  return MIN_RADIUS + RADIUS_AT_ONE * Math.sqrt(Math.max(0, xg ?? 0));
}

interface ShotMarkProps {
  outcome: ShotOutcome;
  radius: number;
  /** Line width in the picture's units. */
  line: number;
}

/** Outcome as a shape, so that colour is left to the team: disc, square, diamond, triangle, ring. */
export function ShotMark({ outcome, radius: r, line }: ShotMarkProps) {
  const hollow = {
    fill: 'currentColor',
    fillOpacity: 0.12,
    stroke: 'currentColor',
    strokeWidth: line,
    strokeLinejoin: 'round',
  } as const;
  switch (outcome) {
    case 'goal':
      return (
        <circle
          r={1.1 * r}
          fill="currentColor"
          fillOpacity={0.92}
          stroke="var(--s1)"
          strokeWidth={line * 0.5}
        />
      );
    case 'save':
      return <rect x={-0.88 * r} y={-0.88 * r} width={1.76 * r} height={1.76 * r} {...hollow} />;
    case 'block':
      return <path d={`M0${-1.15 * r}L${1.15 * r} 0L0 ${1.15 * r}L${-1.15 * r} 0z`} {...hollow} />;
    case 'post':
      return <path d={`M0${-1.15 * r}L${1.05 * r} ${0.75 * r}H${-1.05 * r}z`} {...hollow} />;
    case 'miss':
      return <circle r={r} {...hollow} />;
  }
}
