import {
  type ActivePlayer,
  getTeam,
  listActivePlayers,
  listCars,
  type Match,
  type MatchPlayer,
} from '../match/match.ts';
import { ARENA, getAttackSign, isOnFloor, type Team } from '../physics/arena.ts';
import { PATH_STEP } from '../physics/ball.ts';
import { CAR, type Car, NO_CONTROLS } from '../physics/car.ts';
import { bearing, calculateSecondsTo, parkAt, steerTo } from '../physics/driving.ts';
import { jump } from '../physics/flight.ts';
import {
  add,
  calculateGroundDistance,
  cheapest,
  clamp,
  length,
  scale,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import { type Director, runUpPad } from './director.ts';
import { kickDirection } from './kick.ts';

/** A driver without the ball gets boost below this, out of 255. */
const LOW_BOOST = 90;
const PAD_RANGE = 2200;
/** A supporting driver this far from their position boosts. */
const HURRY_DISTANCE = 1000;
/** How far behind the ball a challenger arrives. */
const BEHIND_BALL = 110;
/** Chance per frame that an idle, fast car with enough boost takes off. */
const TAKE_OFF = 0.004;

/** Balls above this height can't be reached from the ground. */
const REACHABLE_HEIGHT = 160;
/** Seconds between a jump and the second button press. */
const SECOND_PRESS_SECONDS = 0.25;
/** Height of an aerial, uu, and how long it climbs. */
const AERIAL_HEIGHT = 800;
const AERIAL_SECONDS = 1.6;

/** Returns the first point on the ball's path that the car can reach in time, and when. */
function findIntercept(car: Car, path: readonly Vector[]): { position: Vector; seconds: number } {
  for (const [i, position] of path.entries()) {
    if (position.z > REACHABLE_HEIGHT) continue;
    if (calculateSecondsTo(car, position) <= i * PATH_STEP + 0.05)
      return { position, seconds: i * PATH_STEP };
  }
  const position = path.at(-1)!;
  return { position, seconds: calculateSecondsTo(car, position) };
}

/** Returns the player of the team in possession who reaches the ball first. */
export const findChallenger = (match: Match, { possession }: Director): MatchPlayer | null =>
  cheapest(listCars(match, possession), ({ car }) => findIntercept(car, match.path).seconds);

/** Sets every driver's controls for the next frame. */
export function steerAll(match: Match, director: Director): void {
  const takers = match.ballHit ? null : kickoffTakers(match);
  for (const player of listActivePlayers(match)) {
    const { car } = player;
    if (car.flight !== null) stayInFlight(car);
    else if (match.phase !== 'Active') car.controls = { ...NO_CONTROLS, throttle: 0.6, steer: 0.3 };
    else if (takers?.has(player)) steerTo(car, match.ball.position, 2300, true);
    else if (takers === null) steer(match, director, player);
    else if (!fetchBoost(match, car, 5000)) car.controls = NO_CONTROLS;
  }
}

function stayInFlight(car: Car): void {
  car.controls = { ...NO_CONTROLS, throttle: 1 };
  const { aerial, seconds } = car.flight!;
  if (aerial !== null && seconds > aerial.at) car.flight!.aerial = null;
}

function kickoffTakers(match: Match): Set<MatchPlayer | null> {
  const far = ({ car }: ActivePlayer) => calculateGroundDistance(car.position, match.ball.position);
  return new Set([0, 1].map((team) => cheapest(listCars(match, team as Team), far)));
}

function steer(match: Match, director: Director, player: ActivePlayer): void {
  const { car } = player;
  const { challenger } = director;
  const { attacker, victim, stage } = director.demolition;
  if (stage === 'fetching' && player === attacker) {
    const pad = runUpPad(match, director);
    if (pad !== null) {
      steerTo(car, pad.spot.position, 2300, true);
      return;
    }
  }
  if (stage === 'ramming' && player === attacker) {
    steerTo(car, victim!.car!.position, 2300, true);
    return;
  }
  if (stage !== 'waiting' && stage !== 'done' && player === victim) {
    parkAt(car, car.position);
    return;
  }
  if (player === challenger && match.shot === null) {
    challenge(match, player);
    return;
  }
  const teammates = listCars(match, getTeam(player)).filter((teammate) => teammate !== challenger);
  if (getTeam(player) !== director.possession && isRearmost(player, teammates)) {
    keepGoal(match, director, player);
    return;
  }
  if (car.boost < LOW_BOOST && fetchBoost(match, car, PAD_RANGE)) return;
  const position = getSupportPosition(match, player, teammates.indexOf(player));
  const far = calculateGroundDistance(car.position, position) > HURRY_DISTANCE;
  steerTo(car, position, far ? 2300 : 1400, true);
  if (shouldFly(match, car)) takeOff(match, car);
}

/** Arrives behind the ball, as seen from the goal under attack. */
function challenge(match: Match, player: ActivePlayer): void {
  const { car } = player;
  const { position, seconds } = findIntercept(car, match.path);
  const aim = kickDirection(match, getTeam(player));
  const target = subtract(position, scale(aim, BEHIND_BALL));
  const gap = calculateGroundDistance(car.position, target);
  const lined = Math.abs(bearing(car, position).angle) < 0.25;
  const behind = gap > 300 && clampToField(target);
  steerTo(car, behind ? target : position, clamp(gap / Math.max(seconds, 0.15), 1000, 2300), true);
  if (lined && gap < 420 && gap > 250 && match.ball.position.z > 130)
    jump(car, { hold: CAR.jumpHoldSeconds });
  else if (lined && gap > 900 && gap < 1100 && match.random.chance(0.1)) flipForward(car);
}

const clampToField = ({ x, y }: Vector): boolean =>
  Math.abs(x) < ARENA.sideWall - 150 && Math.abs(y) < ARENA.backWall - 150;

/** Stays between the posts, on the ball's side. */
function keepGoal(match: Match, director: Director, { car, profile }: ActivePlayer): void {
  if (match.shot !== null && director.keeperHolds) {
    parkAt(car, car.position);
    return;
  }
  const line = -getAttackSign(profile.team!) * (ARENA.backWall - 180);
  parkAt(car, vector(clamp(match.ball.position.x * 0.12, -350, 350), line, 0));
}

function isRearmost(player: ActivePlayer, teammates: readonly ActivePlayer[]): boolean {
  const depth = (other: ActivePlayer) => getAttackSign(getTeam(other)) * other.car.position.y;
  return teammates.every((teammate) => depth(teammate) >= depth(player));
}

/** Returns a position behind the ball, staggered by index in the team. */
function getSupportPosition(match: Match, player: MatchPlayer, index: number): Vector {
  const sign = getAttackSign(getTeam(player));
  const { x, y } = match.ball.position;
  const side = index % 2 === 0 ? 1 : -1;
  return vector(
    clamp(x * 0.5 + side * 1300, -3500, 3500),
    clamp(y - sign * (1300 + 1100 * Math.max(index, 0)), -4700, 4700),
    0,
  );
}

/** Heads for the nearest pad; returns false if none is in range. */
function fetchBoost(match: Match, car: Car, range: number): boolean {
  const free = match.pads.filter(({ away }) => away === 0);
  const pad = cheapest(
    free,
    ({ spot }) => calculateGroundDistance(spot.position, car.position) / (spot.big ? 2 : 1),
    range,
  );
  if (pad !== null) steerTo(car, pad.spot.position, 1800, true);
  return pad !== null;
}

function shouldFly(match: Match, car: Car): boolean {
  return isOnFloor(car.strip.x) && length(car.velocity) > 900 && match.random.chance(TAKE_OFF);
}

/** Does an air move: an aerial with enough boost, otherwise a flip or a double jump. */
function takeOff({ random }: Match, car: Car): void {
  if (car.boost > 130) {
    const position = add(car.position, scale(car.velocity, AERIAL_SECONDS));
    jump(car, {
      hold: CAR.jumpHoldSeconds,
      tilt: 0.3,
      aerial: {
        position: vector(clamp(position.x, -3300, 3300), clamp(position.y, -4400, 4400), AERIAL_HEIGHT),
        at: AERIAL_SECONDS,
      },
    });
  } else if (random.chance(0.5)) flipForward(car);
  else jump(car, { hold: CAR.jumpHoldSeconds, doubleJumpAt: SECOND_PRESS_SECONDS });
}

function flipForward(car: Car): void {
  jump(car, {
    hold: CAR.jumpHoldSeconds,
    planned: {
      dodge: { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => seconds >= SECOND_PRESS_SECONDS,
    },
  });
}
