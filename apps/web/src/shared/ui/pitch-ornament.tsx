import type { ReactNode } from 'react';

/**
 * Standard field from above in tens of unreal units, blue attacking right: screen x is field y, screen y is minus
 * field x (game-and-stats.md 0; the game's axes are left-handed).
 */
export const PITCH_OUTLINE = 'M-396.8-409.6H396.8L512-294.4V294.4L396.8 409.6H-396.8L-512 294.4V-294.4z';
export const PITCH_HALFWAY = 'M0-409.6V409.6M110 0a110 110 0 1 1-220 0 110 110 0 1 1 220 0';
export const BLUE_GOAL = 'M-512-89.3h-88v178.6h88';
export const ORANGE_GOAL = 'M512-89.3h88v178.6h-88';

/** The field line drawing, the brand's ornament on empty and error screens: one per screen. By default with a ball. */
export function PitchOrnament(props: { children?: ReactNode }) {
  const { children = <circle r="26" fill="var(--accent-text)" /> } = props;
  return (
    <svg width="132" height="92" viewBox="-612 -424 1224 848" fill="none" aria-hidden="true">
      <g stroke="var(--pitch-line)" strokeWidth="9">
        <path d={PITCH_OUTLINE} />
        <path d={PITCH_HALFWAY} />
        <path d={BLUE_GOAL} />
        <path d={ORANGE_GOAL} />
      </g>
      {children}
    </svg>
  );
}
