import { type KeyboardEvent, useState } from 'react';
import classes from './chart.module.css';

interface PointMark {
  /** Index of the point. */
  place: number;
  x: number;
  y: number;
  label: string;
}

interface PointMarksProps {
  marks: readonly PointMark[];
  chosen: number | null;
  onChoose: (place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
/** Half the width of a click target in px; dense points share the space. */
const TARGET = 9;

/** The points as buttons: a single Tab stop, initially the newest; arrow keys move between them. */
export function PointMarks({ marks, chosen, onChoose }: PointMarksProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const stop = marks.some(({ place }) => place === focused)
    ? focused
    : (chosen ?? marks.at(-1)?.place ?? null);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const all = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-point]')];
    const at = all.indexOf(document.activeElement as unknown as SVGGElement);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (STEPS[event.key] ?? 0);
    if (next === at || !all[next]) return;
    event.preventDefault();
    all[next].focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the points inside
    <g onKeyDown={onKeyDown}>
      {marks.map(({ place, x, y, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <g
          key={place}
          role="button"
          data-point=""
          tabIndex={place === stop ? 0 : -1}
          aria-label={label}
          aria-pressed={place === chosen}
          className={classes.point}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          onFocus={() => setFocused(place)}
          onClick={() => onChoose(place)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onChoose(place);
          }}
        >
          <title>{label}</title>
          <circle r={TARGET} fill="transparent" />
          <circle className={`${classes.ring} fill-none stroke-transparent stroke-2`} r={6} />
        </g>
      ))}
    </g>
  );
}
