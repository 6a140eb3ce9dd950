import { SHOT } from './codes.ts';
import type { QuestionEvent } from './question-game.ts';

/** What happens within this after a moment belongs to it (product-decisions.md 4). */
export const AFTER_SECONDS = 8;

/**
 * Expected goals of one side within 8 seconds of a moment. Several shots of one attack do not add up above one:
 * 1 - Π(1 - p) (game-and-stats.md 6.7).
 *
 * @param events of the match, in order of time
 */
export function chancesAfter(
  events: readonly QuestionEvent[],
  time: number,
  side: 'own' | 'opponent',
): number {
  let missed = 1;
  for (const { code, time: at, by, xg } of events) {
    if (at <= time || at > time + AFTER_SECONDS || code !== SHOT) continue;
    if ((by === 'opponent') === (side === 'opponent') && by !== 'nobody') missed *= 1 - (xg ?? 0);
  }
  return 1 - missed;
}

/** Own chances within 8 seconds of it minus those of the opponents. */
export function valueAfter(events: readonly QuestionEvent[], time: number): number {
  return chancesAfter(events, time, 'own') - chancesAfter(events, time, 'opponent');
}
