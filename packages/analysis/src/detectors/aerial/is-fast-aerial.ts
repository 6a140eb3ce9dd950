import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { Flight } from './flights.ts';
import { FAST_BOOST_SECONDS, FAST_HEIGHT_SECONDS, FAST_HEIGHT_UU, FAST_JUMP_SECONDS } from './thresholds.ts';

/** Second jump and boost right after the first jump, and high within a second. Source: game-and-stats.md 3.15 [RLC]. */
export function isFastAerial(
  { clock }: MatchView,
  { car }: PlayerView,
  { jumpFrame, doubleJumpFrame, endFrame }: Flight,
): boolean {
  const { elapsed } = clock;
  const jumpTime = elapsed[jumpFrame]!;
  if (elapsed[doubleJumpFrame]! - jumpTime > FAST_JUMP_SECONDS) return false;
  let boosted = false;
  for (let frame = jumpFrame; frame <= endFrame; frame++) {
    const since = elapsed[frame]! - jumpTime;
    if (since > FAST_HEIGHT_SECONDS) return false;
    if (since <= FAST_BOOST_SECONDS && car.boosting[frame] === 1) boosted = true;
    if (boosted && car.z[frame]! >= FAST_HEIGHT_UU) return true;
  }
  return false;
}
