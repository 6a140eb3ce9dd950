import { getTeam } from '../match/match.ts';
import { FRAME_SECONDS } from '../match/match-flow.ts';
import { findStripPosition, getAttackSign, isOnFloor } from '../physics/arena.ts';
import { PATH_STEP } from '../physics/ball.ts';
import { CAR, NO_CONTROLS } from '../physics/car.ts';
import { bearing, parkAt, steerTo } from '../physics/driving.ts';
import {
  frontFlip,
  halfFlip,
  jump,
  jumpAtBall,
  PRESS_LIMIT,
  speedFlip,
  travelMove,
} from '../physics/flight.ts';
import {
  calculateGroundDistance,
  clamp,
  distance,
  dot,
  getNose,
  normalize,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import { type ActiveDriver, listActiveDrivers, NOWHERE, type PlayedState } from './driver.ts';
import { canFly, findMeetingNow } from './roles.ts';
import { chooseAim } from './think.ts';

/** Starts closer together than this are decided by chance, uu. */
const TIE = 100;

/** Chooses one taker per team: the nearest. */
export function chooseTakers(state: PlayedState): Set<ActiveDriver> {
  const { ball, random } = state.match;
  const takers = new Set<ActiveDriver>();
  for (const team of [0, 1] as const) {
    const drivers = listActiveDrivers(state, team);
    const near = (driver: ActiveDriver) => calculateGroundDistance(driver.car.position, ball.position);
    const min = Math.min(...drivers.map(near));
    const first = drivers.filter((driver) => near(driver) < min + TIE);
    if (first.length > 0) takers.add(first[random.below(first.length)]!);
  }
  return takers;
}

/** Before the first touch: takers go, the others get boost, follow or stay. */
export function playKickoff(state: PlayedState, driver: ActiveDriver): void {
  const { match, takers } = state;
  const { car } = driver;
  if (takers?.has(driver)) {
    take(state, driver);
    return;
  }
  if (driver.car.flight !== null) return;
  const sign = getAttackSign(getTeam(driver.player));
  const role = (match.players.indexOf(driver.player) + match.score[0] + match.score[1]) % 3;
  const teammates = listActiveDrivers(state, getTeam(driver.player)).length - 1;
  const follows = role === 0 || (teammates > 1 && role === 1 && state.match.score[0] % 2 === 0);
  const { x } = car.position;
  const corner = match.pads
    .filter(({ spot }) => spot.big && sign * spot.position.y < -3000)
    .sort(
      (a, b) =>
        calculateGroundDistance(a.spot.position, car.position) -
        calculateGroundDistance(b.spot.position, car.position),
    )[0];
  const target = follows
    ? vector(clamp(x * 0.3, -600, 600), -sign * 1500, 0)
    : (corner?.spot.position ?? vector(0, -sign * 4000, 0));
  driver.plan = { ...NOWHERE, target, speed: follows ? 1000 : 2000 };
  steerTo(car, target, driver.plan.speed, !follows);
}

function take({ match }: PlayedState, driver: ActiveDriver): void {
  const { car, ability } = driver;
  const { ball, random } = match;
  const gap = distance(car.position, ball.position);
  if (driver.car.flight !== null) {
    car.controls = { ...car.controls, boost: driver.car.flight.dodge?.style !== 'full' && car.boost > 0 };
    return;
  }
  steerTo(car, ball.position, 2300, true);
  car.controls.boost = car.boost > 0 && driver.car.speed < 2290;
  if (driver.kickoffFlip === null && match.phaseSeconds > 0.35 && driver.car.speed > 650) {
    driver.kickoffFlip = 1;
    if (random.chance(ability.speedFlip)) speedFlip(car, random);
    else if (random.chance(0.5 + ability.movesPerSecond)) frontFlip(car, random);
  } else if (gap < 520 && driver.kickoffFlip !== 2) {
    driver.kickoffFlip = 2;
    const side = random.between(-0.5, 0.5);
    jump(car, {
      hold: 0.04,
      planned: {
        dodge: { forward: Math.sqrt(1 - side * side), right: side, style: 'full' },
        due: ({ seconds }) => seconds > 0.08 && distance(car.position, ball.position) < 240,
      },
    });
  }
}

/** Aerials are given up if the ball is off its expected path by this much, uu. */
const LOST_BALL = 500;
/** A car this close to the ball dodges into it. */
const DODGE_REACH = 215;
const STRIKE_RANGE = 460;
/** A defender blocks a ball that passes this close, uu, and leaps at others within this many steps of its path. */
const BLOCK_REACH = 100;
const LEAP_STEPS = 9;
/** Speed toward the ball that a dodge adds, uu/s. */
const DODGE_SPEED = 400;

/** Turns the plan into controls and takeoffs for the next frame. */
export function act(state: PlayedState, driver: ActiveDriver): void {
  const { match, carry } = state;
  const { car, plan, ability } = driver;
  if (driver.car.flight !== null) {
    followBall(state, driver);
    return;
  }
  if (carry?.driver === driver) {
    const goal = chooseAim(state, driver, match.ball.position);
    steerTo(car, goal, 1150, true);
    car.controls.steer = clamp(car.controls.steer, -0.35, 0.35);
    return;
  }
  const { angle, distance: way } = bearing(car, plan.target);
  const pace = plan.speed * ability.pace;
  if (leap(state, driver)) return;
  const parks = plan.kind === 'ball' ? way < 60 || (way < 300 && Math.abs(angle) > 0.6) : way < 700;
  if (plan.waits && parks) parkAt(car, plan.target);
  else if (plan.kind === 'ball') {
    steerTo(car, plan.target, pace, boosts(driver, plan.speed));
    if (takeOff(state, driver)) return;
  } else {
    const mayBoost = plan.kind === 'ram' || boosts(driver, plan.speed);
    steerTo(car, plan.target, pace, mayBoost, plan.kind === 'spot');
  }
  const defends = state.danger?.team === getTeam(driver.player);
  if (match.phase !== 'Active' || !isOnFloor(driver.car.strip.x)) return;
  const turned = Math.abs(angle) > 2.5 && way > 900 && Math.abs(driver.car.speed) < 900;
  if (turned && match.random.chance(defends ? 0.3 : 0.05 * ability.mechanics)) halfFlip(car);
  else if (
    !defends &&
    Math.abs(angle) < 0.5 &&
    way > (plan.kind === 'ball' ? 1700 : 550) &&
    plan.kind !== 'ram'
  ) {
    if (match.random.chance(ability.movesPerSecond * FRAME_SECONDS)) {
      travelMove(car, match.random, ability.mechanics, way, angle);
    }
  }
}

const boosts = ({ ability, car }: ActiveDriver, speed: number): boolean =>
  speed > 1500 && car.boost > 20 * (1 - ability.boostUse);

/** Makes a defender jump into a ball that is going in and passes near them. */
function leap({ danger, match: { ball } }: PlayedState, { player, car, mood }: ActiveDriver): boolean {
  if (danger?.team !== getTeam(player) || !mood.leaps || !isOnFloor(car.strip.x)) return false;
  const { position, velocity } = car;
  const passes = danger.path.slice(0, LEAP_STEPS).map((spot, i) => {
    const seconds = i * PATH_STEP;
    const miss = Math.hypot(
      spot.x - position.x - velocity.x * seconds,
      spot.y - position.y - velocity.y * seconds,
    );
    return { spot, seconds, miss };
  });
  const { spot, seconds, miss } = passes.reduce((best, pass) => (pass.miss < best.miss ? pass : best));
  const high = spot.z > 200;
  const rise = high ? 0.2 + (spot.z - 175) / 620 : 0.3;
  const reach = BLOCK_REACH + (high ? 30 : DODGE_SPEED * seconds);
  if (miss > reach || seconds > rise + 0.1 || (miss < BLOCK_REACH && spot.z < 170)) return false;
  jumpAtBall(car, () => ball.position, {
    high,
    dodges: spot.z < 340,
    aim: bearing(car, spot).angle,
    reach: high ? 390 : 1200,
  });
  return true;
}

/** Takes off for the ball when it's time. */
function takeOff(state: PlayedState, driver: ActiveDriver): boolean {
  const { match } = state;
  const { car, mood } = driver;
  const { ball, random } = match;
  const meeting = findMeetingNow(state, driver);
  const { angle } = bearing(car, meeting.position);
  const spot = (): Vector => ball.position;
  if (meeting.by === 'aerial' && canFly(car, meeting.position, meeting.seconds)) {
    const high = meeting.position.z > 700 || meeting.seconds > 1.1;
    jump(car, {
      hold: CAR.jumpHoldSeconds,
      doubleJumpAt: high ? 0.26 : null,
      aerial: { position: { ...meeting.position }, at: meeting.seconds },
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
    const rise = 0.2 + (meeting.position.z - 175) / 620;
    if (meeting.seconds <= rise + 0.06 && isOnFloor(driver.car.strip.x)) {
      jumpAtBall(car, spot, {
        high: meeting.position.z > 240,
        dodges: mood.dodges || meeting.position.z < 300,
        aim: clamp(angle, -0.6, 0.6),
        reach: DODGE_REACH,
      });
      return true;
    }
  }
  const onWall = findStripPosition(driver.car.strip.x, driver.car.strip.y).normal.z < 0.3;
  if (onWall && gap < 330 && closing) {
    jumpAtBall(car, spot, { high: false, dodges: mood.dodges, aim: angle, reach: DODGE_REACH });
    return true;
  }
  const low = ball.position.z < 210 && isOnFloor(driver.car.strip.x);
  if (low && mood.dodges && closing && gap < STRIKE_RANGE && gap > 230 && driver.car.speed > 800) {
    jumpAtBall(car, spot, {
      high: false,
      dodges: true,
      aim: clamp(angle * 2, -0.7, 0.7),
      reach: DODGE_REACH,
    });
    return true;
  }
  return false;
}

/** In the air: keeps an aerial aimed at the ball as long as it makes sense. */
function followBall({ match }: PlayedState, driver: ActiveDriver): void {
  const { car } = driver;
  const flight = driver.car.flight!;
  car.controls = { ...NO_CONTROLS, throttle: 1 };
  if (flight.dodge?.style === 'speed') car.controls.boost = car.boost > 0;
  const { aerial } = flight;
  if (aerial === null) return;
  const left = aerial.at - flight.seconds;
  const expected = match.path[Math.round(clamp(left, 0, 3) / PATH_STEP)] ?? match.path.at(-1)!;
  if (left < -0.25 || distance(expected, aerial.position) > LOST_BALL || match.phase !== 'Active') {
    flight.aerial = null;
    flight.wheelsFirst = false;
    if (flight.seconds > PRESS_LIMIT) flight.planned = null;
    return;
  }
  aerial.position = { ...expected };
  // Hit the ball from behind, not through its middle.
  const away = normalize(subtract(car.position, expected));
  const nose = getNose(car.orientation);
  const facingIt = dot(nose, away) < -0.3;
  const back = facingIt ? 70 : 40;
  aerial.position.x += away.x * back;
  aerial.position.y += away.y * back;
  aerial.position.z += away.z * back;
}
