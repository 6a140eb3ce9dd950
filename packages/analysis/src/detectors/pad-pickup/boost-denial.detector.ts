import { getOtherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { calculateBoostLevels } from '../boost-use/boost-levels.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { mapControlToFrames, possessionDetector } from '../possession/possession.detector.ts';
import { type PadPickup, padPickupDetector } from './pad-pickup.detector.ts';

/** An opponent with less boost than this is denied boost they need, percent (game-and-stats.md 4.7). */
const DENIED_BOOST = 25;
/** Possession and the opponent's boost are inferred [P]. */
const DENIAL_CONFIDENCE = 0.7;

/** `other` is the opponent who missed out on the boost. */
export type BoostDenialEvidence = {
  readonly pad: number;
  /** Their boost in percent, and distance to the pad in uu. */
  readonly opponentBoost: number;
  readonly opponentDistance: number;
};
export type BoostDenial = GameEvent<'boostDenial', BoostDenialEvidence>;

/** Detects big pads taken from opponents who have the ball and need boost. game-and-stats.md 4.7. */
export const boostDenialDetector = defineDetector({
  kinds: ['boostDenial'],
  needs: [padPickupDetector, possessionDetector],
  detect: (match, [pickups, possessions]): BoostDenial[] => {
    const possession = mapControlToFrames(possessions, match);
    return pickups.flatMap((pickup) =>
      pickup.kind === 'boostStolen' &&
      pickup.evidence.big === true &&
      pickup.evidence.live &&
      pickup.team !== null
        ? (judge(match, pickup, possession) ?? [])
        : [],
    );
  },
});

function judge(match: MatchView, pickup: PadPickup, possession: Uint8Array): BoostDenial | null {
  const { frame, team, x, y, confidence, evidence } = pickup;
  if (team === null || evidence.pad === null || possession[frame] !== getOtherTeam(team)) return null;
  let nearest: PlayerView | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const view of match.teams[getOtherTeam(team)]) {
    if (!match.isAlive(view, frame)) continue;
    const distance = Math.hypot(view.car.x[frame]! - x, view.car.y[frame]! - y);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = view;
  }
  if (nearest === null) return null;
  const boost = calculateBoostLevels(nearest.car, match.clock)[frame]!;
  if (!(boost < DENIED_BOOST)) return null;
  return makeTouchEvent(match, pickup, {
    kind: 'boostDenial',
    other: nearest.index,
    confidence: confidence * DENIAL_CONFIDENCE,
    evidence: { pad: evidence.pad, opponentBoost: boost, opponentDistance: shortest },
  });
}
