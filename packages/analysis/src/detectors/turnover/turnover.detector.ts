import { getAttackSign } from '../../model/teams.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { clearDetector } from '../clear/clear.detector.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent, makeTouchEvent } from '../game-event.ts';
import { passAttemptDetector } from '../pass/pass-attempt.detector.ts';
import {
  listControlledSpans,
  type PossessionEvent,
  possessionDetector,
} from '../possession/possession.detector.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { splitIntoPlays } from '../touch/touch-event.ts';

/** A clear with an opponent this close is not a turnover, uu. */
const PRESSED_DISTANCE = 800;
/** A turnover is dangerous if the opponents shoot within this time, s [P]. */
const SHOT_SECONDS = 5;
/** A takeaway within this time after an opponent's touch is a steal, s. */
const STEAL_SECONDS = 0.5;
/** Events of other detectors within this time belong to the same touch, s. */
const SAME_TOUCH_SECONDS = 0.05;

const CONFIDENCE = 0.7;

export type TurnoverEvidence = {
  /** In their own half, or followed by an opponents' shot within 5 s. */
  dangerous: boolean;
  /** Seconds from the lost touch to the opponents' touch. */
  seconds: number;
  /** Whether it was an attempted pass. */
  pass: boolean;
};
/** At the last touch before the ball was lost; `other` won it. */
export type TurnoverEvent = GameEvent<'turnover', TurnoverEvidence>;

export type TakeawayEvidence = {
  /** Whether it intercepted an attempted pass. */
  interception: boolean;
  /** Whether it came right off the opponent's touch. */
  steal: boolean;
  seconds: number;
};
/** At the touch that won the ball; `other` lost it. */
export type TakeawayEvent = GameEvent<'takeaway', TakeawayEvidence>;

/** Detects the ball going from one team's control to the other's (game-and-stats.md 3.32). */
export const turnoverDetector = defineDetector({
  kinds: ['turnover', 'takeaway'],
  needs: [touchDetector, possessionDetector, shotDetector, clearDetector, passAttemptDetector],
  detect: (match, [touches, possessions, shots, clears, attempts]): (TurnoverEvent | TakeawayEvent)[] => {
    const controls = listControlledSpans(possessions);
    const kickoffTouches = new Set(
      splitIntoPlays(match, touches).flatMap((play) => play.touches.slice(0, 1).map(({ frame }) => frame)),
    );
    const found: (TurnoverEvent | TakeawayEvent)[] = [];
    for (let index = 1; index < controls.length; index++) {
      const lost = controls[index - 1]!;
      const won = controls[index]!;
      if (lost.evidence.until !== 'opponent' || won.evidence.from !== 'opponent') continue;
      const frame = lost.evidence.lastTouchFrame;
      const seconds = won.time - match.clock.elapsed[frame]!;
      const isInGroup = (event: GameEvent): boolean =>
        event.player === lost.evidence.lastToucher &&
        Math.abs(event.time - match.clock.elapsed[frame]!) <= SAME_TOUCH_SECONDS;
      const pass = attempts.some(isInGroup);
      found.push(toTakeaway(match, lost, won, seconds, pass));
      const excused =
        kickoffTouches.has(frame) ||
        shots.some((shot) => isInGroup(shot) && isOnTarget(shot)) ||
        (clears.some(isInGroup) && isPressed(match, lost, frame));
      if (!excused) found.push(toTurnover(match, lost, won, seconds, pass, shots));
    }
    return found;
  },
});

const isOnTarget = ({ evidence }: ShotEvent): boolean => evidence.onTarget === true;

function isPressed(match: MatchView, { team, evidence }: PossessionEvent, frame: number): boolean {
  const { car } = match.viewOf(evidence.lastToucher) ?? {};
  if (car === undefined || team === null) return false;
  return match.teams[team === 0 ? 1 : 0].some(
    (view) => match.isAlive(view, frame) && calculateDistanceAt(view.car, car, frame) <= PRESSED_DISTANCE,
  );
}

function toTurnover(
  match: MatchView,
  lost: PossessionEvent,
  won: PossessionEvent,
  seconds: number,
  pass: boolean,
  shots: readonly ShotEvent[],
): TurnoverEvent {
  const { ball } = match;
  const { team } = lost;
  const frame = lost.evidence.lastTouchFrame;
  const ownHalf = team !== null && getAttackSign(team) * ball.y[frame]! <= 0;
  const shot = shots.some(
    (event) => event.team === won.team && event.time >= won.time && event.time - won.time <= SHOT_SECONDS,
  );
  return makeEvent(match, {
    kind: 'turnover',
    team,
    player: lost.evidence.lastToucher,
    other: won.player,
    frame,
    at: getBallAt(match, frame),
    confidence: CONFIDENCE,
    evidence: { dangerous: ownHalf || shot, seconds, pass },
  });
}

function toTakeaway(
  match: MatchView,
  lost: PossessionEvent,
  won: PossessionEvent,
  seconds: number,
  interception: boolean,
): TakeawayEvent {
  return makeTouchEvent(match, won, {
    kind: 'takeaway',
    other: lost.evidence.lastToucher,
    confidence: CONFIDENCE,
    evidence: { interception, steal: seconds <= STEAL_SECONDS, seconds },
  });
}
