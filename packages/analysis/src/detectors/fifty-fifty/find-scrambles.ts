import type { MatchView } from '../../timeline/match-view.ts';
import type { Play } from '../touch/plays.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { LONGEST_SECONDS, TOGETHER_SECONDS } from './thresholds.ts';

/** Touches of both teams close together. */
export interface Scramble {
  touches: TouchEvent[];
  /** First touch of each team. */
  blue: TouchEvent;
  orange: TouchEvent;
}

/** Groups touches into 50/50s: two of opponents within 0.2 s, and what follows within 0.2 s of the last (3.27). */
export function findScrambles(match: MatchView, { touches }: Play): Scramble[] {
  const scrambles: Scramble[] = [];
  let group: TouchEvent[] = [];
  const close = (): void => {
    const blue = group.find(({ team }) => team === 0);
    const orange = group.find(({ team }) => team === 1);
    if (blue !== undefined && orange !== undefined) scrambles.push({ touches: group, blue, orange });
    group = [];
  };
  for (const touch of touches) {
    const last = group.at(-1);
    if (last !== undefined) {
      const apart = touch.time - endOf(match, last);
      if (apart > TOGETHER_SECONDS || touch.time - group[0]!.time > LONGEST_SECONDS) close();
      // A player's own touches before the opponent's are a dribble, not part of the 50/50.
      else if (group.every(({ team }) => team === touch.team)) group = [];
    }
    group.push(touch);
  }
  close();
  return scrambles;
}

/** A touch that lasts ends with its last contact. */
function endOf({ clock }: MatchView, { time, evidence }: TouchEvent): number {
  return Math.max(time, clock.elapsed[evidence.lastContactFrame] ?? time);
}
