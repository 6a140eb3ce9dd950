import { type ReactNode, type SVGProps, useId } from 'react';
import { BLUE_GOAL, ORANGE_GOAL, PITCH_HALFWAY, PITCH_OUTLINE } from '../ui/pitch-ornament.tsx';
import { useElementWidth } from '../ui/use-element-width.ts';

/** Bounds of the report's grid, for fields with another shape. */
const GRID_OUTLINE = 'M-512-409.6H512V409.6H-512z';

/** View box of every field picture: tens of uu, blue's goal on the left, goals included. */
export const PITCH_VIEW = { left: -612, top: -424, width: 1224, height: 848 } as const;
export const PITCH_VIEW_BOX = '-612 -424 1224 848';

export const drawPitchOutline = (standard: boolean): string => (standard ? PITCH_OUTLINE : GRID_OUTLINE);

interface PitchLinesProps {
  /** False for fields with another shape: their outline is unknown, so plain bounds are drawn. */
  standard: boolean;
  /** Rotated by 180° so that orange attacks right. */
  turned?: boolean;
}

/** Field lines and both goals. */
export const PitchLines = ({ standard, turned = false }: PitchLinesProps) => (
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

/** The field from above, blue's goal on the left, with content below its lines. */
export function PitchPicture(props: { standard: boolean; label: string; children: ReactNode }) {
  const { standard, label, children } = props;
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

interface PitchGroupProps extends PitchLinesProps, Pick<SVGProps<SVGSVGElement>, 'onKeyDown'> {
  label: string;
  /** Renders the content above the lines, given one px in the picture's units. */
  children: (pixel: number) => ReactNode;
}

/** The field with parts to press or read. */
export function PitchGroup({ standard, turned = false, label, children, ...attributes }: PitchGroupProps) {
  const { ref, width } = useElementWidth();
  return (
    <div ref={ref}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with parts inside is a group */}
      <svg
        viewBox={PITCH_VIEW_BOX}
        width="100%"
        role="group"
        aria-label={label}
        style={{ display: 'block' }}
        {...attributes}
      >
        <path d={drawPitchOutline(standard)} fill="var(--pitch)" />
        <PitchLines standard={standard} turned={turned} />
        {children(width > 0 ? PITCH_VIEW.width / width : 1)}
      </svg>
    </div>
  );
}

interface PitchSpotProps extends PitchLinesProps {
  label: string;
  team: 0 | 1 | null;
  /** Field coordinates, uu. */
  x: number;
  y: number;
  /** Only lines, without the ground. */
  isBare?: boolean;
}

/** Where something happened, as a disc in the team's color. */
export function PitchSpot({ standard, turned = false, label, team, x, y, isBare }: PitchSpotProps) {
  const sign = turned ? -1 : 1;
  const color = team === null ? 'var(--t1)' : team === 0 ? 'var(--blue)' : 'var(--orange)';
  return (
    <svg viewBox={PITCH_VIEW_BOX} width="100%" role="img" aria-label={label}>
      {!isBare && <path d={drawPitchOutline(standard)} fill="var(--pitch)" />}
      <PitchLines standard={standard} turned={turned} />
      <circle
        cx={(sign * y) / 10}
        cy={(-sign * x) / 10}
        r="22"
        fill={color}
        stroke="var(--s1)"
        strokeWidth="5"
      />
    </svg>
  );
}
