import type { MatchEvent } from '@datacoach/contract';
import { type ReactNode, useState } from 'react';
import { MarkButton, MarkGroup } from '../../../shared/chart/mark-buttons.tsx';
import classes from '../gamedata.module.css';
import { getTeamKey } from '../match/teams.ts';

/** An event in a picture, in the picture's units. */
export interface PlacedMark {
  readonly event: MatchEvent;
  readonly x: number;
  readonly y: number;
  /** Half the mark's size. */
  readonly radius: number;
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
const MIN_TARGET = 12;

/** Events in a picture as buttons: a single tab stop, arrow keys move between them in the given order, Enter opens one. */
export function Marks({ marks, pixel = 1, onOpen, onPoint }: MarksProps) {
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, marks.length - 1);
  return (
    <MarkGroup>
      {marks.map((mark, index) => (
        <MarkButton
          key={getKey(mark.event, index)}
          label={mark.label}
          isStop={index === stop}
          onPress={() => onOpen(mark.event)}
          className={classes.mark}
          data-team={getTeamKey(mark.event.team)}
          transform={`translate(${mark.x.toFixed(2)} ${mark.y.toFixed(2)})`}
          onFocus={() => {
            setChosen(index);
            onPoint?.(mark.event);
          }}
          onBlur={() => onPoint?.(null)}
          onPointerEnter={() => onPoint?.(mark.event)}
          onPointerLeave={() => onPoint?.(null)}
        >
          <circle r={Math.max(mark.radius, MIN_TARGET * pixel)} fill="transparent" />
          <circle className={classes.ring} r={mark.radius + 4 * pixel} strokeWidth={2 * pixel} />
          <g className={classes.shape}>{mark.shape}</g>
        </MarkButton>
      ))}
    </MarkGroup>
  );
}

const getKey = (event: MatchEvent, index: number): string =>
  `${event.kind} ${event.frame} ${event.player} ${index}`;
