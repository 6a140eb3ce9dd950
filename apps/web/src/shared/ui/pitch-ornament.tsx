import { BLUE_GOAL, ORANGE_GOAL, PITCH_HALFWAY, PITCH_OUTLINE } from './pitch-shape.ts';

/** The pitch line drawing, the brand's ornament of empty and error screens: one a screen. */
export function PitchOrnament({ spot = true }: { spot?: boolean }) {
  return (
    <svg width="132" height="92" viewBox="-612 -424 1224 848" fill="none" aria-hidden="true">
      <g stroke="var(--pitch-line)" strokeWidth="9">
        <path d={PITCH_OUTLINE} />
        <path d={PITCH_HALFWAY} />
        <path d={BLUE_GOAL} />
        <path d={ORANGE_GOAL} />
      </g>
      {spot && <circle r="26" fill="var(--accent-text)" />}
    </svg>
  );
}
