import { BALL, type BallState, bounceOffPlanes, coast } from '../../model/ball-flight.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, makeTouchEvent } from '../game-event.ts';
import { readBallState } from '../touch/contact-search.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';
import { isPass, PASS_SECONDS, type PassAttemptEvent } from './pass.detector.ts';

/**
 * In an attempt, the ball comes within this distance of a teammate, uu, after this much time, s, at this min speed,
 * uu/s [P].
 */
const ATTEMPT_REACH = 800;
const ATTEMPT_FIRST_SECONDS = 0.15;
const ATTEMPT_LAST_SECONDS = 2.5;
const ATTEMPT_SPEED = 500;
/** Time step of the flight, s. */
const FLIGHT_STEP_SECONDS = 1 / 30;

const LOST_CODE = 65;
/** Intent is inferred from the ball alone. */
const CONFIDENCE = 0.6;

/** Detects touches that send the ball to a teammate, whether or not they get it (game-and-stats.md 3.5). */
export const passAttemptDetector = defineDetector({
  kinds: ['passAttempt'],
  needs: [touchDetector],
  detect: (match, [touches]): PassAttemptEvent[] =>
    splitIntoPlays(match, touches).flatMap((play) =>
      play.touches.flatMap((touch, index) => findPassAttempt(match, touch, play.touches[index + 1])),
    ),
});

function findPassAttempt(
  match: MatchView,
  touch: TouchEvent,
  next: TouchEvent | undefined,
): PassAttemptEvent | [] {
  const { team } = touch;
  if (team === null) return [];
  const completed = next !== undefined && isPass(touch, next);
  const target = nearestTeammate(match, touch);
  if (!completed && target === null) return [];
  const inTime = next !== undefined && next.time - touch.time <= PASS_SECONDS;
  const intercepted = !completed && inTime && next.team !== team;
  return makeTouchEvent(match, touch, {
    kind: 'passAttempt',
    code: intercepted ? LOST_CODE : null,
    other: completed ? next.player : (target?.teammate ?? -1),
    confidence: completed ? touch.confidence : CONFIDENCE,
    evidence: {
      outcome: completed
        ? ('completed' as const)
        : intercepted
          ? ('intercepted' as const)
          : ('none' as const),
      missBy: target?.missBy ?? null,
    },
  });
}

const flight: BallState = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };

/** Finds the teammate the untouched ball would come closest to if they keep driving as they are. */
function nearestTeammate(match: MatchView, touch: TouchEvent): { teammate: number; missBy: number } | null {
  const { ballFrameAfter: start, ballSpeedAfter } = touch.evidence;
  if (ballSpeedAfter < ATTEMPT_SPEED || touch.team === null) return null;
  const teammates = match.teams[touch.team].filter(
    (view) => view.index !== touch.player && match.isAlive(view, touch.frame),
  );
  if (teammates.length === 0) return null;
  readBallState(match.ball, start, flight);
  let teammate = -1;
  let missBy = ATTEMPT_REACH;
  for (let time = FLIGHT_STEP_SECONDS; time <= ATTEMPT_LAST_SECONDS; time += FLIGHT_STEP_SECONDS) {
    coast(flight, FLIGHT_STEP_SECONDS);
    bounceOffPlanes(flight, 0);
    flight.z = Math.max(flight.z, BALL.radius);
    if (time < ATTEMPT_FIRST_SECONDS) continue;
    for (const { index, car } of teammates) {
      const dx = flight.x - (car.x[start]! + car.vx[start]! * time);
      const dy = flight.y - (car.y[start]! + car.vy[start]! * time);
      const dz = flight.z - car.z[start]!;
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (away >= missBy) continue;
      missBy = away;
      teammate = index;
    }
  }
  return teammate < 0 ? null : { teammate, missBy };
}
