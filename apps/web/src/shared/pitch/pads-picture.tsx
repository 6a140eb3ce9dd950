import { BOOST_PADS } from '@datacoach/analysis/metadata';
import { type ReactNode, useState } from 'react';
import classes from './pads-picture.module.css';
import { PitchGroup } from './pitch-lines.tsx';

interface PadsPictureProps {
  label: string;
  /** Rotated so that the attack goes right for either team: the goals then swap colors. */
  turned?: boolean;
  /** How often each was taken, by pad number. */
  counts: readonly number[];
  /** Radius of a pad never taken and of the one taken most, in px. */
  radius: { readonly min: number; readonly max: number };
  /** Returns a pad's description, for hover and screen readers. */
  describePadValue: (pad: number) => string;
  /** Renders the pad in picture units, centered at 0, 0. */
  renderDisc: (pad: number, radius: number) => ReactNode;
  /** Returns the count to show on a disc with enough room, unless it is 0. */
  formatCount: (pad: number) => string;
  /** Color of the counts; defaults to one that is readable on team colors. */
  ink?: string | undefined;
  /** Called with the description of the active pad; null for none. */
  onActive: (describePadValue: string | null) => void;
}

/** Smallest disc that shows its count, in px. */
const MIN_WRITTEN_PX = 9;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The 34 pads on the field, sized by how often they were taken; arrow keys move between them. */
export function PadsPicture(props: PadsPictureProps) {
  const {
    label,
    turned = false,
    counts,
    describePadValue,
    renderDisc,
    formatCount,
    ink = '#0c1016',
    onActive,
  } = props;
  const [stop, setStop] = useState(0);
  const maxCount = Math.max(1, ...counts);
  return (
    <PitchGroup
      standard
      turned={turned}
      label={label}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        const next = step === undefined ? undefined : stop + step;
        if (next === undefined || !BOOST_PADS[next]) return;
        event.preventDefault();
        event.currentTarget.querySelectorAll<SVGGElement>('[data-pad]')[next]?.focus();
      }}
    >
      {(pixel) =>
        BOOST_PADS.map(({ x, y, big }, pad) => {
          const { min, max: largest } = props.radius;
          const count = counts[pad] ?? 0;
          const radius = (min + (largest - min) * Math.sqrt(count / maxCount)) * pixel;
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part to read, not to press
            <g
              key={`${x} ${y}`}
              data-pad={pad}
              role="img"
              tabIndex={pad === stop ? 0 : -1}
              aria-label={describePadValue(pad)}
              className={classes.pad}
              transform={`translate(${y / 10} ${-x / 10})`}
              onFocus={() => {
                setStop(pad);
                onActive(describePadValue(pad));
              }}
              onBlur={() => onActive(null)}
              onPointerEnter={() => onActive(describePadValue(pad))}
              onPointerLeave={() => onActive(null)}
            >
              <circle r={radius + 3 * pixel} fill="transparent" strokeWidth={2 * pixel} />
              {big && (
                <circle r={radius + 2.5 * pixel} fill="none" stroke="var(--t2)" strokeWidth={1.5 * pixel} />
              )}
              {renderDisc(pad, radius)}
              {count > 0 && radius >= MIN_WRITTEN_PX * pixel && (
                <text textAnchor="middle" y={4 * pixel} fontSize={11 * pixel} fontWeight="650" fill={ink}>
                  {formatCount(pad)}
                </text>
              )}
            </g>
          );
        })
      }
    </PitchGroup>
  );
}

/** Describes a pad's location for a team attacking toward +y: "Big pad in the opponents’ half, left". */
export function describePad(pad: number): string {
  const { x, y, big } = BOOST_PADS[pad] ?? { x: 0, y: 0, big: false };
  const half = y === 0 ? 'on the midline' : y > 0 ? 'in the opponents’ half' : 'in your own half';
  const lane = x === 0 ? 'middle' : x > 0 ? 'left' : 'right';
  return `${big ? 'Big' : 'Small'} pad ${half}, ${lane}`;
}

/** Sums pickups of a team attacking toward +y, by pad number: all, and the percentage in the opponents' half. */
export function sumPadCounts(counts: readonly number[]): { all: number; stolenShare: number } {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const stolen = counts.reduce((sum, count, pad) => sum + ((BOOST_PADS[pad]?.y ?? 0) > 0 ? count : 0), 0);
  return { all, stolenShare: all === 0 ? 0 : Math.round((100 * stolen) / all) };
}
