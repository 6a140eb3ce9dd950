/** Outcomes of a shot, in legend order. */
export const SHOT_OUTCOMES = ['goal', 'save', 'block', 'post', 'miss'] as const;
export type ShotOutcome = (typeof SHOT_OUTCOMES)[number];

export const OUTCOME_LABELS: Readonly<Record<ShotOutcome, string>> = {
  goal: 'Goal',
  save: 'Saved',
  block: 'Blocked',
  post: 'Off the post',
  miss: 'Missed',
};

/** Radius of a shot with zero xG, and the factor of the square root of xG, in px. */
const MIN_RADIUS = 3.5;
const RADIUS_AT_ONE = 8.5;

/** Returns a radius whose area grows with xG, in px. */
export const getShotRadius = (xg: number | null): number =>
  MIN_RADIUS + RADIUS_AT_ONE * Math.sqrt(Math.max(0, xg ?? 0));

interface ShotMarkProps {
  outcome: ShotOutcome;
  radius: number;
  /** Line width in picture units. */
  line: number;
}

/** Shows the outcome as a shape because color is for the team: disc, square, diamond, triangle, ring. */
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

/** Legend of the outcomes present, by shape; color is for the team. */
export const OutcomeLegend = ({ outcomes }: { outcomes: readonly ShotOutcome[] }) => (
  <span className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-t3">
    {SHOT_OUTCOMES.filter((outcome) => outcomes.includes(outcome)).map((outcome) => (
      <span className="inline-flex items-center gap-1.25" key={outcome}>
        <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
          <ShotMark outcome={outcome} radius={4} line={1.4} />
        </svg>
        {OUTCOME_LABELS[outcome].toLowerCase()}
      </span>
    ))}
    <span className="inline-flex items-center gap-1.25">
      <svg width="20" height="12" viewBox="-10 -6 20 12" aria-hidden="true">
        <circle cx="-6" r="2.4" fill="none" stroke="currentColor" />
        <circle cx="4" r="5" fill="none" stroke="currentColor" />
      </svg>
      size: xG
    </span>
  </span>
);
