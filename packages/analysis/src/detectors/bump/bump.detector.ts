import { ramp } from '../../model/ramp.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { type Demolition, demolitionDetector } from '../demolition/demolition.detector.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { type CarContact, findCarContacts } from './find-contacts.ts';
import { measureImpact } from './measure-impact.ts';
import * as limits from './thresholds.ts';

const CODE = 145;

/** uu/s along the line between the cars. */
export type BumpEvidence = {
  readonly closingSpeed: number;
  /** Change of the victim's velocity. */
  readonly impulse: number;
  readonly ownTeam: boolean;
  /** The victim was in the initiator's own half. */
  readonly defensive: boolean;
  readonly gap: number;
};
export type Bump = GameEvent<'bump', BumpEvidence>;

/** Cars that knock others away without destroying them. game-and-stats.md 3.30. */
export const bumpDetector = defineDetector({
  key: 'bump',
  kinds: ['bump'],
  needs: [touchDetector, demolitionDetector],
  detect: (match, [touches, demolitions]): Bump[] =>
    findCarContacts(match).flatMap((contact) =>
      isDemolition(match, contact, demolitions) || isFightForBall(match, contact, touches)
        ? []
        : (judge(match, contact) ?? []),
    ),
});

/** The hit of a contact is where the cars part most: bodies lag, so they seem to touch before and after it. */
function judge(match: MatchView, contact: CarContact): Bump | null {
  let best: Bump | null = null;
  for (let frame = contact.frame; frame <= contact.endFrame; frame++) {
    const bump = judgeAt(match, contact, frame);
    if (bump !== null && (best === null || bump.evidence.impulse > best.evidence.impulse)) best = bump;
  }
  return best;
}

function judgeAt(match: MatchView, contact: CarContact, frame: number): Bump | null {
  const impact = measureImpact(match, contact, frame);
  if (impact === null) return null;
  const [ofA, ofB] = impact;
  const closingSpeed = ofA.approach + ofB.approach;
  if (closingSpeed < limits.LEAST_CLOSING_SPEED) return null;
  const scoreA = ofA.approach + ofA.impulse;
  const scoreB = ofB.approach + ofB.impulse;
  const [initiator, victim, own, score] =
    scoreA >= scoreB ? [contact.a, contact.b, ofA, scoreA] : [contact.b, contact.a, ofB, scoreB];
  const margin = Math.abs(scoreA - scoreB);
  if (score < limits.LEAST_SCORE || margin < limits.LEAST_MARGIN || own.impulse < limits.LEAST_IMPULSE) {
    return null;
  }
  const strength = ramp(own.impulse, limits.LEAST_IMPULSE, limits.FULL_CONFIDENCE_IMPULSE);
  return makeEvent(match, {
    kind: 'bump',
    code: CODE,
    team: initiator.team,
    player: initiator.index,
    other: victim.index,
    frame,
    at: carAt(victim, frame),
    confidence: limits.LEAST_CONFIDENCE + strength * (limits.MOST_CONFIDENCE - limits.LEAST_CONFIDENCE),
    evidence: {
      closingSpeed,
      impulse: own.impulse,
      ownTeam: initiator.team === victim.team,
      defensive: initiator.sign * victim.car.y[frame]! < 0,
      gap: contact.gap,
    },
  });
}

function isDemolition(
  { clock }: MatchView,
  { a, b, frame }: CarContact,
  demolitions: readonly Demolition[],
): boolean {
  const now = clock.elapsed[frame]!;
  return demolitions.some(
    ({ other, time }) =>
      (other === a.index || other === b.index) && Math.abs(time - now) <= limits.DEMOLITION_SECONDS,
  );
}

/** Opponents who both touch the ball around the contact. */
function isFightForBall(
  { clock }: MatchView,
  { a, b, frame }: CarContact,
  touches: readonly TouchEvent[],
): boolean {
  if (a.team === b.team) return false;
  const now = clock.elapsed[frame]!;
  const touched = (index: number): boolean =>
    touches.some(
      ({ player, time }) => player === index && Math.abs(time - now) <= limits.FIFTY_FIFTY_SECONDS,
    );
  return touched(a.index) && touched(b.index);
}
