import type { MatchEvent } from '@datacoach/contract';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from '../gamedata.module.css';
import { TEAM_KEYS } from '../team-words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An event in a picture, in the picture's units. */
export interface PlacedMark {
  readonly event: MatchEvent;
  readonly x: number;
  readonly y: number;
  /** Half the mark's size. */
  readonly radius: number;
  /** Drawn around the origin. */
  readonly shape: ReactNode;
  readonly label: string;
}

interface MarksProps {
  marks: readonly PlacedMark[];
  /** One pixel in the picture's units. */
  pixel?: number;
  onOpen: (event: MatchEvent) => void;
  /** Called with the mark under the pointer or focus, or null. */
  onPoint?: (event: MatchEvent | null) => void;
}

/** Half the width of the clickable area, px. */
const MIN_TARGET = 9;

/** Events in a picture as buttons: a single tab stop, arrow keys move between them in the given order, Enter opens one. */
export function Marks({ marks, pixel = 1, onOpen, onPoint }: MarksProps) {
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, marks.length - 1);
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const all = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-mark]')];
    const at = all.indexOf(document.activeElement as unknown as SVGGElement);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (STEPS[event.key] ?? 0);
    if (next === at || !all[next]) return;
    event.preventDefault();
    all[next].focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the marks inside
    <g onKeyDown={onKeyDown}>
      {marks.map((mark, index) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <g
          key={keyOf(mark.event, index)}
          role="button"
          data-mark=""
          tabIndex={index === stop ? 0 : -1}
          aria-label={mark.label}
          className={classes.mark}
          data-team={mark.event.team === null ? undefined : TEAM_KEYS[mark.event.team]}
          transform={`translate(${mark.x.toFixed(2)} ${mark.y.toFixed(2)})`}
          onFocus={() => {
            setChosen(index);
            onPoint?.(mark.event);
          }}
          onBlur={() => onPoint?.(null)}
          onPointerEnter={() => onPoint?.(mark.event)}
          onPointerLeave={() => onPoint?.(null)}
          onClick={() => onOpen(mark.event)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onOpen(mark.event);
          }}
        >
          <circle r={Math.max(mark.radius, MIN_TARGET * pixel)} fill="transparent" />
          <circle className={classes.ring} r={mark.radius + 4 * pixel} strokeWidth={2 * pixel} />
          <g className={classes.shape}>{mark.shape}</g>
        </g>
      ))}
    </g>
  );
}

function keyOf(event: MatchEvent, index: number): string {
  return `${event.kind} ${event.frame} ${event.player} ${index}`;
}
