import { CURRENT_MODEL } from '../../xg/current-model.ts';
import {
  chanceFeatures,
  distanceToGoal,
  openingAngle,
  shotFeatures,
  speedTowardsGoal,
} from '../../xg/shot-features.ts';
import { goalChance } from '../../xg/xg-model.ts';
import { defineDetector } from '../define-detector.ts';
import { ballAt, makeEvent } from '../make-event.ts';
import type { MatchView } from '../match-view.ts';
import { saveTouches } from '../save/save-touches.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { speedOf } from './ball-states.ts';
import { type FoundShot, findShots, frameOf } from './find-shots.ts';
import { frameBounces } from './frame-bounces.ts';
import { type Outcome, readOutcome, type Witnesses } from './outcome.ts';
import { placementOf, shotHeightOf } from './placement.ts';
import type { Play } from './play.ts';
import { isRebound } from './rebounds.ts';
import { readSetting } from './setting.ts';
import type { ShotEvent, ShotEvidence } from './shot-evidence.ts';
import { AERIAL_CAR_Z } from './thresholds.ts';

const SHOT_CODE = 5;
/** A shot that only its flight shows. */
const GEOMETRIC_CONFIDENCE = 0.8;
const DEGREES = 180 / Math.PI;

/** Shots: what the game counted, and every touch that sends the ball into or just past the goal. */
export const shotDetector = defineDetector({
  key: 'shot',
  kinds: ['shot'],
  needs: [touchDetector],
  detect: (match, [touches]): ShotEvent[] => {
    const saves = new Set<TouchEvent>();
    for (const { touch } of saveTouches(match, touches)) if (touch) saves.add(touch);
    const witnesses: Witnesses = { touches, saves, frameBounces: frameBounces(match, touches) };
    return findShots(match, touches).map((shot) =>
      toEvent(match, shot, readOutcome(match, shot, witnesses), witnesses),
    );
  },
});

function toEvent(match: MatchView, shot: FoundShot, outcome: Outcome, witnesses: Witnesses): ShotEvent {
  const frame = frameOf(shot);
  const { play, credit, goal } = shot;
  return makeEvent(match, {
    kind: 'shot',
    code: SHOT_CODE,
    player: shot.player,
    team: shot.team,
    other: outcome.by,
    frame,
    at: play?.touch ?? ballAt(match, frame),
    confidence: credit ? 1 : GEOMETRIC_CONFIDENCE,
    evidence: {
      credited: credit !== null,
      creditFrame: credit?.frame ?? null,
      outcome: outcome.kind,
      outcomeFrame: outcome.frame,
      ownGoal: goal?.last !== undefined && goal.last !== null && goal.last.team !== shot.team,
      xgModel: CURRENT_MODEL.version,
      ...(play ? playEvidence(match, play, outcome, witnesses) : UNSEEN),
    },
  });
}

type PlayEvidence = Omit<
  ShotEvidence,
  'credited' | 'creditFrame' | 'outcome' | 'outcomeFrame' | 'ownGoal' | 'xgModel'
>;

const UNSEEN: PlayEvidence = {
  attempt: false,
  onTarget: false,
  xg: null,
  preShotXg: null,
  distance: null,
  angle: null,
  speed: null,
  goalSpeed: null,
  crossingRight: null,
  crossingHeight: null,
  flightSeconds: null,
  placement: null,
  height: null,
  ballHeight: null,
  carHeight: null,
  nearestOpponent: null,
  pressure: null,
  openNet: false,
  weakSide: false,
  aerial: false,
  rebound: false,
};

function playEvidence(
  match: MatchView,
  play: Play,
  outcome: Outcome,
  { saves, frameBounces }: Witnesses,
): PlayEvidence {
  const { touch, team, before, beforeFrame, after, afterFrame, flight, attempt } = play;
  const { carSpeed, carZ } = touch.evidence;
  const rang = outcome.kind === 'post';
  return {
    attempt,
    onTarget: flight.onTarget,
    xg: attempt ? goalChance(CURRENT_MODEL, shotFeatures(match, team, afterFrame, after, flight)) : null,
    preShotXg: attempt
      ? goalChance(CURRENT_MODEL, chanceFeatures(match, team, beforeFrame, before, carSpeed))
      : null,
    distance: distanceToGoal(after),
    angle: openingAngle(after.x, after.y) * DEGREES,
    speed: speedOf(after),
    goalSpeed: speedTowardsGoal(after),
    crossingRight: flight.arrives ? -flight.x : null,
    crossingHeight: flight.arrives ? flight.z : null,
    flightSeconds: flight.arrives ? flight.seconds : null,
    placement: flight.onTarget ? placementOf(flight.x, flight.z, rang) : null,
    height: shotHeightOf(before.z, touch.evidence.surface === 'air'),
    ballHeight: touch.z,
    carHeight: carZ,
    ...readSetting(match, play),
    aerial: carZ >= AERIAL_CAR_Z,
    rebound: isRebound(match, play, saves, frameBounces),
  };
}
