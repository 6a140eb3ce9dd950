import { FIELD } from '../../model/field-geometry.ts';
import { getAttackSign } from '../../model/teams.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import { airDribbleDetector } from '../air-dribble/air-dribble.detector.ts';
import { bumpDetector } from '../bump/bump.detector.ts';
import { ceilingShotDetector } from '../ceiling-shot/ceiling-shot.detector.ts';
import { demolitionDetector } from '../demolition/demolition.detector.ts';
import { doubleTapDetector } from '../double-tap/double-tap.detector.ts';
import { flickDetector } from '../flick/flick.detector.ts';
import { flipResetDetector } from '../flip-reset/flip-reset.detector.ts';
import { defineDetector, type GameEvent, makeEvent } from '../game-event.ts';
import { halfVolleyDetector } from '../half-volley/half-volley.detector.ts';
import { kickoffDetector } from '../kickoff/kickoff.detector.ts';
import { oneTimerDetector } from '../one-timer/one-timer.detector.ts';
import { passDetector } from '../pass/pass.detector.ts';
import { frameBounces } from '../shot/frame-bounces.ts';
import { updateBefore } from '../shot/launch.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { getPlacement } from '../shot/shot-types.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { type Crossing, readBuildUp, readCrossing, readDefense } from './goal-context.ts';
import {
  type GoalEvent,
  type GoalTagValues,
  type OwnGoalEvent,
  readGoalTags,
  type TagEvents,
} from './goal-evidence.ts';
import { findOwnGoal, type GoalTouches, listGoalTouches } from './goal-touches.ts';

/** Context of a goal: game-and-stats.md 3.7 [SA]. Distances uu, times s, Y in the scorer's attack frame. */
const AERIAL_BALL_Z = 600;
const HIGH_AERIAL_BALL_Z = 700;
const LONG_DISTANCE_Y = 1024;
const OWN_HALF_Y = 0;
/** Max time from the ball coming off the frame to crossing the line (4.9). */
const GOAL_FRAME_SECONDS = 1;
/** Max time between the goal and the rise of the scorer's counter [P]. */
const MAX_CREDIT_SECONDS = 20;
/**
 * Max time from the start to a goal straight from the kickoff: 12 s after the first touch, up to 3 s after the start
 * (3.3).
 */
const KICKOFF_SECONDS = 15;

/**
 * Detects goals as the game counts them, with where and how; own goals are listed next to the goal credited by the
 * game.
 */
export const goalDetector = defineDetector({
  kinds: ['goal', 'ownGoal'],
  needs: [
    touchDetector,
    shotDetector,
    kickoffDetector,
    passDetector,
    ceilingShotDetector,
    doubleTapDetector,
    oneTimerDetector,
    airDribbleDetector,
    flipResetDetector,
    bumpDetector,
    demolitionDetector,
    halfVolleyDetector,
    flickDetector,
  ],
  detect: (
    match,
    [
      touches,
      shots,
      kickoffs,
      passes,
      ceilings,
      taps,
      timers,
      airs,
      resets,
      bumps,
      demolitions,
      volleys,
      flicks,
    ],
  ): (GoalEvent | OwnGoalEvent)[] => {
    const tagEvents: TagEvents = {
      flicked: flicks,
      offCeiling: ceilings,
      doubleTap: taps,
      oneTimer: timers,
      passed: passes.filter(({ evidence }) => evidence.role === 'passer'),
      airDribble: airs,
      flipReset: resets,
      bumped: bumps,
      demolished: demolitions,
      halfVolley: volleys,
    };
    const bounces = frameBounces(match, touches);
    const score: [number, number] = [...match.timeline.facts.firstScores];
    const credited = creditedGoals(match);
    return listGoalTouches(match, touches).flatMap((found) => {
      const goal = match.timeline.goals[found.goal]!;
      score[goal.team] += 1;
      const crossing = readCrossing(match, goal.frame, goal.team);
      const shot = shots.find(
        ({ evidence, team }) =>
          evidence.outcomeFrame === goal.frame && evidence.outcome === 'goal' && team === goal.team,
      );
      const ownGoal = findOwnGoal(match, found, goal);
      const event = toEvent(match, {
        goal,
        found,
        crossing,
        shot: shot ?? null,
        touches,
        bounces,
        score,
        credited: credited.has(goal),
        ownGoal: ownGoal !== null,
        tags: readGoalTags(match, goal, tagEvents),
        fromKickoff: isKickoffGoal(match, kickoffs, goal),
      });
      return ownGoal ? [ownGoal, event] : [event];
    });
  },
});

interface Known {
  goal: TimelineGoal;
  found: GoalTouches;
  crossing: Crossing;
  shot: ShotEvent | null;
  touches: readonly TouchEvent[];
  bounces: readonly number[];
  score: readonly [number, number];
  credited: boolean;
  ownGoal: boolean;
  tags: GoalTagValues;
  fromKickoff: boolean;
}

function toEvent(match: MatchView, known: Known): GoalEvent {
  const { goal, found, crossing, shot, touches, bounces, score, credited, ownGoal } = known;
  const { frame, team, player, assistant } = goal;
  const { clock, ball } = match;
  const sign = getAttackSign(team);
  const time = clock.elapsed[frame]!;
  const touch = found.shot;
  const shotDepth = touch ? sign * touch.y : FIELD.backWallY;
  const rang = bounces.some((at) => at <= frame && time - clock.elapsed[at]! <= GOAL_FRAME_SECONDS);
  const lastUpdate = updateBefore(match, frame);
  return makeEvent(match, {
    kind: 'goal',
    player: player ?? -1,
    team,
    other: assistant ?? -1,
    frame,
    at: crossing,
    confidence: 1,
    evidence: {
      credited,
      goalsFor: score[team],
      goalsAgainst: score[team === 0 ? 1 : 0],
      shotFrame: touch?.frame ?? null,
      secondsFromShot: touch ? time - touch.time : null,
      xg: shot?.evidence.xg ?? null,
      ballSpeed: calculateSpeedAt(ball, lastUpdate),
      right: -sign * crossing.x,
      up: crossing.z,
      placement: getPlacement(sign * crossing.x, crossing.z, rang),
      height: shot?.evidence.height ?? null,
      ownGoal,
      aerial: touch !== null && touch.z >= AERIAL_BALL_Z,
      highAerial: touch !== null && highestInPossession(touches, touch) >= HIGH_AERIAL_BALL_Z,
      longDistance: touch !== null && shotDepth <= LONG_DISTANCE_Y,
      ownHalf: touch !== null && shotDepth <= OWN_HALF_Y,
      fromKickoff: known.fromKickoff,
      flippedInto: touch?.evidence.dodging ?? false,
      ...known.tags,
      ...readBuildUp(match, frame, team),
      ...readDefense(match, touch?.frame ?? frame, team, crossing),
    },
  });
}

/** Returns whether the preceding kickoff led straight to this goal. */
function isKickoffGoal(
  { clock }: MatchView,
  kickoffs: readonly GameEvent[],
  { frame, team }: TimelineGoal,
): boolean {
  return kickoffs.some(
    ({ kind, evidence, time }) =>
      kind === 'kickoff' &&
      evidence.directGoal === true &&
      evidence.goalTeam === team &&
      clock.elapsed[frame]! >= time &&
      clock.elapsed[frame]! - time <= KICKOFF_SECONDS,
  );
}

/**
 * Finds the goals credited by a rise of the scorer's counter: each rise belongs to their goal nearest in time.
 * Clients that lose packets get it up to 14 s late (ranked standard of 2016-06).
 */
function creditedGoals({ timeline, clock }: MatchView): Set<TimelineGoal> {
  const credited = new Set<TimelineGoal>();
  for (const { counter, player, frame, before, after } of timeline.rises) {
    if (counter !== 'goals') continue;
    for (let count = before; count < after; count++) {
      const away = (goal: TimelineGoal): number =>
        Math.abs(clock.elapsed[goal.frame]! - clock.elapsed[frame]!);
      const candidates = timeline.goals.filter((goal) => goal.player === player && !credited.has(goal));
      const nearest = candidates.reduce<TimelineGoal | null>(
        (best, goal) => (best === null || away(goal) < away(best) ? goal : best),
        null,
      );
      if (nearest && away(nearest) <= MAX_CREDIT_SECONDS) credited.add(nearest);
    }
  }
  return credited;
}

/** Finds the scoring team's highest touch since the opponents' last touch. */
function highestInPossession(touches: readonly TouchEvent[], last: TouchEvent): number {
  let highest = last.z;
  for (let i = touches.indexOf(last) - 1; i >= 0; i--) {
    const touch = touches[i]!;
    if (touch.team !== last.team) break;
    highest = Math.max(highest, touch.z);
  }
  return highest;
}
