import { type ReactNode, useId } from 'react';
import { BLUE_GOAL, ORANGE_GOAL, PITCH_HALFWAY, PITCH_OUTLINE } from '../ui/pitch-ornament.tsx';

/** Bounds of the report's grid, for fields with another shape. */
const GRID_OUTLINE = 'M-512-409.6H512V409.6H-512z';

/** View box of every field picture: tens of uu, blue's goal on the left, goals included. */
export const PITCH_VIEW = { left: -612, top: -424, width: 1224, height: 848 } as const;
export const PITCH_VIEW_BOX = '-612 -424 1224 848';

export function drawPitchOutline(standard: boolean): string {
  return standard ? PITCH_OUTLINE : GRID_OUTLINE;
}

interface PitchLinesProps {
  /** False for fields with another shape: their outline is unknown, so plain bounds are drawn. */
  standard: boolean;
  /** Rotated by 180° so that orange attacks right. */
  turned?: boolean;
}

/** Field lines and both goals. */
export function PitchLines({ standard, turned = false }: PitchLinesProps) {
  return (
    <g fill="none" transform={turned ? 'rotate(180)' : undefined}>
      <path d={drawPitchOutline(standard)} stroke="var(--pitch-line)" strokeWidth="3" />
      {standard && (
        <>
          <path d={PITCH_HALFWAY} stroke="var(--t1)" strokeOpacity=".2" strokeWidth="2.5" />
          <path d={BLUE_GOAL} stroke="var(--blue)" strokeWidth="4" />
          <path d={ORANGE_GOAL} stroke="var(--orange)" strokeWidth="4" />
        </>
      )}
    </g>
  );
}

interface PitchPictureProps {
  /** False for fields with another shape: their outline is unknown, so plain bounds are drawn. */
  standard: boolean;
  label: string;
  children: ReactNode;
}

/** The field from above, blue's goal on the left, with content below its lines. */
export function PitchPicture({ standard, label, children }: PitchPictureProps) {
  const clip = useId();
  const outline = drawPitchOutline(standard);
  return (
    <svg viewBox={PITCH_VIEW_BOX} width="100%" role="img" aria-label={label} style={{ display: 'block' }}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill="var(--pitch)" />
      <g clipPath={`url(#${clip})`} opacity=".92">
        {children}
      </g>
      <PitchLines standard={standard} />
    </svg>
  );
}
