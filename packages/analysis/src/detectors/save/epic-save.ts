import { attackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

export type EpicSign = 'announced' | 'points' | 'place';

const ANNOUNCEMENT = 'EpicSave';
/** The game announces a save up to this long before, and hardly after, its counter rises, s. */
const ANNOUNCED_BEFORE_SECONDS = 1.5;
const ANNOUNCED_AFTER_SECONDS = 0.2;
/** Points of an epic save alone, and with a touch (game-and-stats.md 2.5). */
const EPIC_POINTS = [75, 77] as const;
/** Time left and depth of an epic save, s and uu [P]. */
const LAST_MOMENT_SECONDS = 0.25;
const LAST_LINE_Y = -4700;

/**
 * What makes a save epic: the game's announcement decides where the file has any; then the points; then place and time.
 * Null for an ordinary save.
 */
export function readEpicSign(
  { timeline, clock, ball }: MatchView,
  rise: TimelineCounterRise,
  touch: TouchEvent | null,
  secondsLeft: number | null,
): EpicSign | null {
  const time = clock.elapsed[rise.frame]!;
  if (timeline.statEvents.length > 0) {
    const announced = timeline.statEvents.filter(({ frame, name }) => {
      const lag = time - clock.elapsed[frame]!;
      return name.endsWith('Save') && lag <= ANNOUNCED_BEFORE_SECONDS && lag >= -ANNOUNCED_AFTER_SECONDS;
    });
    const last = announced.at(-1);
    if (last) return last.name === ANNOUNCEMENT ? 'announced' : null;
  }
  const points = timeline.rises.find(
    ({ counter, player, frame }) => counter === 'score' && player === rise.player && frame === rise.frame,
  );
  if (points && EPIC_POINTS.some((value) => value === points.after - points.before)) return 'points';
  if (!touch || touch.team === null || secondsLeft === null) return null;
  const depth = attackSign(touch.team) * ball.y[touch.frame]!;
  return secondsLeft <= LAST_MOMENT_SECONDS && depth <= LAST_LINE_Y ? 'place' : null;
}
