import { type BallState, type Flight, flyToGoal } from '../../model/ball-flight.ts';
import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { CURRENT_MODEL } from '../../xg/current-model.ts';
import {
  calculateChanceFeatures,
  calculateDistanceToGoal,
  calculateOpeningAngle,
  calculateShotFeatures,
  calculateSpeedTowardsGoal,
} from '../../xg/shot-features.ts';
import { calculateGoalChance } from '../../xg/xg-model.ts';
import { airDribbleDetector } from '../air-dribble/air-dribble.detector.ts';
import { ceilingShotDetector } from '../ceiling-shot/ceiling-shot.detector.ts';
import { doubleTapDetector } from '../double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../dribble/dribble.detector.ts';
import { flickDetector } from '../flick/flick.detector.ts';
import { flipResetDetector } from '../flip-reset/flip-reset.detector.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { isOwnGoal } from '../goal/goal-touches.ts';
import { halfVolleyDetector } from '../half-volley/half-volley.detector.ts';
import { oneTimerDetector } from '../one-timer/one-timer.detector.ts';
import { passDetector } from '../pass/pass.detector.ts';
import { pinchDetector } from '../pinch/pinch.detector.ts';
import { redirectDetector } from '../redirect/redirect.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { wallAerialDetector } from '../wall-aerial/wall-aerial.detector.ts';
import { type FoundShot, findShots } from './find-shots.ts';
import { frameBounces } from './frame-bounces.ts';
import { saveTouches } from './last-touch.ts';
import { calculateSpeed, FLIGHT_SECONDS, getBallState, type Launch } from './launch.ts';
import { type Outcome, readOutcome, type SourceUploads } from './outcome.ts';
import { findPassBefore, isFromDribble, isRebound, readSetting } from './shot-context.ts';
import type { ShotEvent, ShotEvidence } from './shot-evidence.ts';
import { getPlacement, getShotHeight, getShotType, TouchMechanics } from './shot-types.ts';

/** Min car height for an aerial shot, uu (4.1). */
const AERIAL_CAR_Z = 200;
/** A dodge can be replicated this long after the contact that it powered, s (3). */
const DODGE_LAG_SECONDS = 0.25;

/** Confidence of a shot detected only by its flight. */
const GEOMETRIC_CONFIDENCE = 0.8;
const DEGREES = 180 / Math.PI;

/** Detects shots: those counted by the game, and every touch that sends the ball into or just past the goal. */
export const shotDetector = defineDetector({
  kinds: ['shot'],
  needs: [
    touchDetector,
    passDetector,
    dribbleDetector,
    flipResetDetector,
    ceilingShotDetector,
    doubleTapDetector,
    airDribbleDetector,
    pinchDetector,
    redirectDetector,
    flickDetector,
    wallAerialDetector,
    halfVolleyDetector,
    oneTimerDetector,
  ],
  detect: (
    match,
    [
      touches,
      passes,
      dribbles,
      resets,
      ceilings,
      taps,
      airs,
      pinches,
      redirects,
      flicks,
      walls,
      volleys,
      timers,
    ],
  ): ShotEvent[] => {
    const mechanics = new TouchMechanics();
    mechanics.add(({ endFrame }) => endFrame, {
      flipReset: resets.filter(({ evidence }) => evidence.used),
      ceiling: ceilings.filter(({ evidence }) => evidence.direct),
      doubleTap: taps,
      airDribble: airs,
      pinch: pinches,
      redirect: redirects,
      wall: walls,
      halfVolley: volleys,
      oneTimer: timers,
    });
    const launched = ({ player, time, endFrame }: GameEvent): number =>
      touches.findLast(
        (touch) =>
          touch.player === player && touch.frame <= endFrame && touch.time >= time - DODGE_LAG_SECONDS,
      )?.frame ?? endFrame;
    mechanics.add(launched, {
      mustyFlick: flicks.filter(({ evidence }) => evidence.musty),
      flick: flicks.filter(({ evidence }) => !evidence.musty),
    });
    const saves = new Set(saveTouches(match, touches).flatMap(({ touch }) => touch ?? []));
    const sourceUploads: SourceUploads = { touches, saves, frameBounces: frameBounces(match, touches) };
    const passed = passes.filter(({ evidence }) => evidence.role === 'passer');
    const sources: Sources = { ...sourceUploads, mechanics, passes: passed, dribbles };
    return findShots(match, touches).map((shot) =>
      toEvent(match, shot, readOutcome(match, shot, sourceUploads), sources),
    );
  },
});

interface Sources extends SourceUploads {
  readonly mechanics: TouchMechanics;
  readonly passes: readonly GameEvent[];
  readonly dribbles: readonly GameEvent[];
}

function toEvent(match: MatchView, shot: FoundShot, outcome: Outcome, sources: Sources): ShotEvent {
  const { launch, frame, credit, goal } = shot;
  return makeEvent(match, {
    kind: 'shot',
    player: shot.player,
    team: shot.team,
    other: outcome.by,
    frame,
    at: launch?.touch ?? getBallAt(match, frame),
    confidence: credit ? 1 : GEOMETRIC_CONFIDENCE,
    evidence: {
      credited: credit !== null,
      creditFrame: credit?.frame ?? null,
      outcome: outcome.kind,
      outcomeFrame: outcome.frame,
      ownGoal: goal !== null && isOwnGoal(match, goal, shot.team),
      xgModel: CURRENT_MODEL.version,
      attempt: shot.attempt,
      ...(launch ? launchEvidence(match, shot, launch, outcome, sources) : unseenEvidence(match, shot)),
    },
  });
}

type LaunchEvidence = Omit<
  ShotEvidence,
  'credited' | 'creditFrame' | 'outcome' | 'outcomeFrame' | 'ownGoal' | 'xgModel' | 'attempt'
>;

const UNSEEN: LaunchEvidence = {
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
  type: null,
  assistedBy: -1,
  offDribble: false,
};

/** A goal without its touch uses the values of the ball on its way in. */
function unseenEvidence(match: MatchView, { attempt, team, frame, credit }: FoundShot): LaunchEvidence {
  if (!attempt) return UNSEEN;
  const ball = getBallState(match, frame, getAttackSign(team));
  const flight = flyToGoal(ball, FLIGHT_SECONDS);
  const features = calculateShotFeatures(match, team, frame, ball, flight);
  const stats = { rebound: false, aerial: false, onWall: false, ...flightEvidence(ball, flight) };
  return {
    ...UNSEEN,
    ...flightEvidence(ball, flight),
    xg: calculateGoalChance(CURRENT_MODEL, features, credit !== null),
    placement: flight.onTarget ? getPlacement(flight.x, flight.z, false) : null,
    height: getShotHeight(ball.z, false),
    ballHeight: ball.z,
    type: getShotType(new Set(), stats),
  };
}

/** Returns the values that follow from the ball's state after a touch. */
function flightEvidence(after: BallState, flight: Flight) {
  return {
    onTarget: flight.onTarget,
    distance: calculateDistanceToGoal(after),
    angle: calculateOpeningAngle(after.x, after.y) * DEGREES,
    speed: calculateSpeed(after),
    goalSpeed: calculateSpeedTowardsGoal(after),
    crossingRight: flight.arrives ? -flight.x : null,
    crossingHeight: flight.arrives ? flight.z : null,
    flightSeconds: flight.arrives ? flight.seconds : null,
  };
}

function launchEvidence(
  match: MatchView,
  { attempt, credit }: FoundShot,
  launch: Launch,
  outcome: Outcome,
  { saves, frameBounces, mechanics, passes, dribbles }: Sources,
): LaunchEvidence {
  const { touch, team, before, beforeFrame, after, afterFrame, flight } = launch;
  const { carSpeed, carZ } = touch.evidence;
  const rebound = isRebound(match, launch, saves, frameBounces);
  const seen = flightEvidence(after, flight);
  const aerial = carZ >= AERIAL_CAR_Z;
  const onWall = touch.evidence.surface === 'wall';
  const rang = outcome.kind === 'post';
  return {
    ...seen,
    xg: attempt
      ? calculateGoalChance(
          CURRENT_MODEL,
          calculateShotFeatures(match, team, afterFrame, after, flight),
          credit !== null,
        )
      : null,
    preShotXg: attempt
      ? calculateGoalChance(
          CURRENT_MODEL,
          calculateChanceFeatures(match, team, beforeFrame, before, carSpeed),
        )
      : null,
    placement: flight.onTarget ? getPlacement(flight.x, flight.z, rang) : null,
    height: getShotHeight(before.z, touch.evidence.surface === 'air'),
    ballHeight: touch.z,
    carHeight: carZ,
    ...readSetting(match, launch),
    aerial,
    rebound,
    type: getShotType(mechanics.of(touch.player, touch.frame), { rebound, aerial, onWall, ...seen }),
    assistedBy: findPassBefore(match, passes, touch)?.player ?? -1,
    offDribble: isFromDribble(match, dribbles, touch),
  };
}
