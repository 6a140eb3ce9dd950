import { useState } from 'react';
import classes from './chart.module.css';
import { MarkButton, MarkGroup } from './mark-buttons.tsx';

interface PointMark {
  index: number;
  x: number;
  y: number;
  label: string;
}

interface PointMarksProps {
  marks: readonly PointMark[];
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** Half the width of a click target in px; dense points share the space. */
const TARGET = 9;

/** The points as buttons: a single Tab stop, initially the newest; arrow keys move between them. */
export function PointMarks({ marks, chosen, onChoose }: PointMarksProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const stop = marks.some(({ index }) => index === focused)
    ? focused
    : (chosen ?? marks.at(-1)?.index ?? null);
  return (
    <MarkGroup upIsNext>
      {marks.map(({ index, x, y, label }) => (
        <MarkButton
          key={index}
          label={label}
          isStop={index === stop}
          onPress={() => onChoose(index)}
          data-point=""
          aria-pressed={index === chosen}
          className={classes.point}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          onFocus={() => setFocused(index)}
        >
          <title>{label}</title>
          <circle r={TARGET} fill="transparent" />
          <circle className={`${classes.ring} fill-none stroke-transparent stroke-2`} r={6} />
        </MarkButton>
      ))}
    </MarkGroup>
  );
}
