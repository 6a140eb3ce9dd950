import { teamOf } from '../match/match.ts';
import { FRAME_SECONDS } from '../match/match-flow.ts';
import { isOnFloor, onStrip } from '../physics/arena.ts';
import { PATH_STEP } from '../physics/ball.ts';
import { CAR, NO_CONTROLS } from '../physics/car.ts';
import { bearing, parkAt, steerTo } from '../physics/driving.ts';
import { jump, PRESS_LIMIT } from '../physics/flight.ts';
import { clamp, distance, dot, normalise, noseOf, subtract, type Vector } from '../physics/geometry.ts';
import { halfFlip, jumpAtBall, travelMove } from '../physics/moves.ts';
import type { ActiveDriver, PlayedState } from './driver.ts';
import { canFly, meetingNow } from './roles.ts';
import { aimOf } from './think.ts';

/** A ball that is not where it was expected by this much is given up in the air, uu. */
const LOST_BALL = 500;
/** A car this near to the ball dodges into it. */
const DODGE_REACH = 215;
const STRIKE_RANGE = 460;
/** A defender's jump and dodge reach a ball that comes this near, from this far, uu. */
const LEAP_REACH = 520;
const LEAP_RANGE = 1500;

/** Turns the plan into controls and take-offs for the next frame. */
export function act(state: PlayedState, driver: ActiveDriver): void {
  const { match, carry } = state;
  const { car, plan, ability } = driver;
  if (driver.car.flight !== null) {
    followBall(state, driver);
    return;
  }
  if (carry?.driver === driver) {
    const goal = aimOf(state, driver, match.ball.position);
    steerTo(car, goal, 1150, true);
    car.controls.steer = clamp(car.controls.steer, -0.35, 0.35);
    return;
  }
  const { angle, distance: way } = bearing(car, plan.target);
  const pace = plan.speed * ability.pace;
  if (leap(state, driver)) return;
  if (plan.kind === 'ball') {
    steerTo(car, plan.target, pace, boosts(driver, plan.speed));
    if (takeOff(state, driver)) return;
  } else if (plan.waits && way < 700) parkAt(car, plan.target);
  else {
    const mayBoost = plan.kind === 'ram' || boosts(driver, plan.speed);
    steerTo(car, plan.target, pace, mayBoost, plan.kind === 'place');
  }
  if (match.phase !== 'Active' || !isOnFloor(driver.car.strip.x)) return;
  const turned = Math.abs(angle) > 2.5 && way > 900 && Math.abs(driver.car.speed) < 900;
  if (turned && match.random.chance(0.05 * ability.mechanics)) halfFlip(car);
  else if (Math.abs(angle) < 0.5 && way > (plan.kind === 'ball' ? 1700 : 550) && plan.kind !== 'ram') {
    if (match.random.chance(ability.movesPerSecond * FRAME_SECONDS)) {
      travelMove(car, match.random, ability.mechanics, way, angle);
    }
  }
}

const boosts = ({ ability, car }: ActiveDriver, speed: number): boolean =>
  speed > 1500 && car.boost > 60 * (1 - ability.boostUse);

/** A defender throws his car into a shot that passes near him. */
function leap({ match }: PlayedState, driver: ActiveDriver): boolean {
  const { shot, ball, path } = match;
  if (shot === null || teamOf(shot.shooter) === teamOf(driver.player)) return false;
  const { car, mood } = driver;
  if (!mood.leaps || !isOnFloor(car.strip.x) || distance(car.position, ball.position) > LEAP_RANGE)
    return false;
  const soon = path.findIndex(({ x, y }) => Math.hypot(x - car.position.x, y - car.position.y) < LEAP_REACH);
  if (soon < 1 || soon > 9) return false;
  const place = path[soon]!;
  const { angle } = bearing(car, place);
  const high = place.z > 230;
  jumpAtBall(car, () => ball.position, {
    high,
    dodges: !high || place.z < 420,
    aim: angle,
    reach: 390,
  });
  return true;
}

/** Leaves the ground for the ball when it is time. */
function takeOff(state: PlayedState, driver: ActiveDriver): boolean {
  const { match } = state;
  const { car, mood } = driver;
  const { ball, random } = match;
  const meeting = meetingNow(state, driver);
  const { angle } = bearing(car, meeting.place);
  const place = (): Vector => ball.position;
  if (meeting.by === 'aerial' && canFly(car, meeting.place, meeting.seconds)) {
    const high = meeting.place.z > 700 || meeting.seconds > 1.1;
    jump(car, {
      hold: CAR.jumpHoldSeconds,
      ...(high ? { doubleJumpAt: 0.26 } : {}),
      aerial: { place: { ...meeting.place }, at: meeting.seconds },
      tilt: 0.3,
      planned:
        !high && mood.dodges
          ? {
              dodge: { forward: 1, right: 0, style: 'full' },
              due: ({ seconds }) => seconds > 0.5 && distance(car.position, ball.position) < DODGE_REACH - 20,
            }
          : null,
    });
    if (random.chance(0.35 * driver.ability.mechanics) && driver.car.flight)
      driver.car.flight.wheelsFirst = true;
    return true;
  }
  const gap = distance(car.position, ball.position);
  const closing = driver.car.speed > 500 && Math.abs(angle) < 0.35;
  if (meeting.by === 'jump' && closing) {
    const rise = 0.2 + (meeting.place.z - 175) / 620;
    if (meeting.seconds <= rise + 0.06 && isOnFloor(driver.car.strip.x)) {
      jumpAtBall(car, place, {
        high: meeting.place.z > 240,
        dodges: mood.dodges || meeting.place.z < 300,
        aim: clamp(angle, -0.6, 0.6),
        reach: DODGE_REACH,
      });
      return true;
    }
  }
  const onWall = onStrip(driver.car.strip.x, driver.car.strip.y).normal.z < 0.3;
  if (onWall && gap < 330 && closing) {
    jumpAtBall(car, place, { high: false, dodges: mood.dodges, aim: angle, reach: DODGE_REACH });
    return true;
  }
  const low = ball.position.z < 210 && isOnFloor(driver.car.strip.x);
  if (low && mood.dodges && closing && gap < STRIKE_RANGE && gap > 230 && driver.car.speed > 800) {
    jumpAtBall(car, place, {
      high: false,
      dodges: true,
      aim: clamp(angle * 2, -0.7, 0.7),
      reach: DODGE_REACH,
    });
    return true;
  }
  return false;
}

/** In the air: keeps an aerial on the ball as long as it makes sense. */
function followBall({ match }: PlayedState, driver: ActiveDriver): void {
  const { car } = driver;
  const flight = driver.car.flight!;
  car.controls = { ...NO_CONTROLS, throttle: 1 };
  if (flight.dodge?.style === 'speed') car.controls.boost = car.boost > 0;
  const { aerial } = flight;
  if (aerial === null) return;
  const left = aerial.at - flight.seconds;
  const expected = match.path[Math.round(clamp(left, 0, 3) / PATH_STEP)] ?? match.path.at(-1)!;
  if (left < -0.25 || distance(expected, aerial.place) > LOST_BALL || match.phase !== 'Active') {
    flight.aerial = null;
    flight.wheelsFirst = false;
    if (flight.seconds > PRESS_LIMIT) flight.planned = null;
    return;
  }
  aerial.place = { ...expected };
  // Meet the ball from behind, not through its middle.
  const away = normalise(subtract(car.position, expected));
  const nose = noseOf(car.orientation);
  const facingIt = dot(nose, away) < -0.3;
  const back = facingIt ? 70 : 40;
  aerial.place.x += away.x * back;
  aerial.place.y += away.y * back;
  aerial.place.z += away.z * back;
}
