import { type ReactNode, useId } from 'react';
import { PITCH_VIEW_BOX, PitchLines, pitchOutline } from './pitch-lines.tsx';

interface PitchPictureProps {
  /** False on fields of another shape: their outline is unknown, so the plain bounds are drawn. */
  standard: boolean;
  label: string;
  children: ReactNode;
}

/** The pitch from above, blue's goal left, with a picture under its chalk lines. */
export function PitchPicture({ standard, label, children }: PitchPictureProps) {
  const clip = useId();
  const outline = pitchOutline(standard);
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
