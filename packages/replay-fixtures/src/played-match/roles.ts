import { getTeam, type Match } from '../match/match.ts';
import { ARENA, getAttackSign, type Team } from '../physics/arena.ts';
import { findConcedingTeam, PATH_STEP, predictPath } from '../physics/ball.ts';
import { CAR, type Car } from '../physics/car.ts';
import { calculateSecondsTo } from '../physics/driving.ts';
import { getNose, length, scale, subtract, type Vector } from '../physics/geometry.ts';
import {
  type ActiveDriver,
  type Danger,
  listActiveDrivers,
  type Meeting,
  now,
  type PlayedState,
} from './driver.ts';

/** Maximum height of the center of a ball that is reached without a jump, with one, with two, uu. */
const GROUND_BALL = 175;
const JUMP_BALL = 540;
/** Maximum height of the center of a ball that a waiting defender reaches, uu. */
const SAVE_BALL = 430;
/** A ball this close to a side wall is reached on the wall. */
const WALL_BALL = ARENA.sideWall - 200;
/** Share of boost acceleration that a plan may rely on. */
const THRUST_MARGIN = 0.88;

/** Returns where the driver will reach the ball, as of their last look. */
export function findMeetingNow(state: PlayedState, driver: ActiveDriver): Meeting {
  const { meeting } = driver;
  if (meeting !== null && state.frame - meeting.frame < driver.ability.lookFrames) return meeting.found;
  const found = findMeetingAhead(driver.car, state.match.path, driver.mood.flies);
  driver.meeting = { frame: state.frame, found };
  return found;
}

/** Returns the first point on the path that the driver reaches in time. */
function findMeetingAhead(car: Car, path: readonly Vector[], flies: boolean): Meeting {
  for (const [i, position] of path.entries()) {
    const seconds = i * PATH_STEP;
    const wall = Math.abs(position.x) > WALL_BALL && Math.abs(position.y) < 3600;
    const by = wall || position.z < GROUND_BALL ? 'ground' : position.z < JUMP_BALL ? 'jump' : 'aerial';
    if (by === 'aerial') {
      if (flies && canFly(car, position, seconds)) return { position, seconds, by };
      continue;
    }
    const extra = by === 'jump' ? 0.25 + (position.z - GROUND_BALL) / 600 : 0;
    if (car.flight !== null) continue;
    if (calculateSecondsTo(car, position) + extra * 0.4 <= seconds + 0.05 && seconds >= extra) {
      return { position, seconds, by };
    }
  }
  const position = path.at(-1)!;
  return {
    position,
    seconds: Math.max(calculateSecondsTo(car, position), path.length * PATH_STEP),
    by: 'ground',
  };
}

/** Returns whether jump and boost get the car to the point in time. */
export function canFly(car: Car, position: Vector, seconds: number): boolean {
  if (car.flight !== null || seconds < 0.5 || seconds > 2.6) return false;
  const miss = subtract(subtract(position, car.position), scale(car.velocity, seconds));
  miss.z -= 0.5 * CAR.gravity * seconds * seconds + 1.7 * CAR.jumpImpulse * (seconds - 0.2);
  // The nose has to turn first.
  const level = Math.hypot(miss.x, miss.y);
  const nose = getNose(car.orientation);
  const off = level > 150 && nose.x * miss.x + nose.y * miss.y < 0.5 * level ? 0.35 : 0.15;
  const left = seconds - off;
  if (left < 0.3) return false;
  const needed = (2 * length(miss)) / (left * left);
  const boost = (needed / CAR.airBoost) * CAR.boostUse * left;
  return needed < THRUST_MARGIN * CAR.airBoost && boost < car.boost - 10;
}

/** Defenders look farther ahead than others, so that no slow ball rolls past them, s. */
const DANGER_SECONDS = 6;

export function findDanger({ ball, phase }: Match): Danger | null {
  const path = predictPath(ball, DANGER_SECONDS);
  const end = path.findIndex((position) => findConcedingTeam(position) !== null);
  if (end === -1 || phase !== 'Active') return null;
  return { team: findConcedingTeam(path[end]!)!, path: path.slice(0, end + 1) };
}

/** With this much time to spare, s, a defender doesn't wait for a later point of the path. */
const EASY_SECONDS = 0.5;
/** Time until a car in the air drives again, s. */
const LANDING_SECONDS = 0.4;

/** Returns where the driver stops a ball that is going in: the first easy point of its path, or else the easiest. */
export function findSave({ car }: ActiveDriver, { path }: Danger): { position: Vector; spare: number } {
  let best = { position: path.at(-1)!, spare: Number.NEGATIVE_INFINITY };
  for (const [i, position] of path.entries()) {
    if (position.z > SAVE_BALL) continue;
    const landing = car.flight === null ? 0 : LANDING_SECONDS;
    const spare = i * PATH_STEP - calculateSecondsTo(car, position) - landing;
    if (spare > best.spare) best = { position, spare };
    if (spare > EASY_SECONDS) break;
  }
  return best;
}

/** Penalty in seconds if the ball is behind the car, as seen toward the opponents' goal. */
const WRONG_SIDE_SECONDS = 0.9;
const RESTING_SECONDS = 0.8;
/** A driver going for the ball keeps going unless a teammate is this much sooner. */
const KEEP_SECONDS = 0.3;

/** Orders a team by who reaches the ball first: 0 goes, the others support. */
export function assignRoles(state: PlayedState, team: Team): void {
  const sign = getAttackSign(team);
  const drivers = [...listActiveDrivers(state, team)];
  for (const driver of drivers) {
    const { car } = driver;
    const meeting = findMeetingNow(state, driver);
    const wrongSide = sign * (car.position.y - meeting.position.y) > 150;
    driver.eta =
      meeting.seconds +
      (wrongSide ? WRONG_SIDE_SECONDS : 0) +
      (driver.car.flight !== null && driver.car.flight.aerial === null ? 0.35 : 0) +
      (now(state) < driver.restsUntil ? RESTING_SECONDS : 0) -
      (driver.role === 0 ? KEEP_SECONDS : 0);
  }
  drivers.sort((a, b) => a.eta - b.eta);
  for (const [role, driver] of drivers.entries()) driver.role = role;
  const last = drivers.at(-1);
  // Of the others, the driver nearest their own goal stays last.
  if (drivers.length > 2 && last) {
    const [, second, third] = drivers;
    const deeper = sign * (second!.car.position.y - third!.car.position.y) < -600;
    if (deeper) [second!.role, third!.role] = [2, 1];
  }
}

/** Returns the seconds in which the other team can reach the ball. */
export function calculateRivalSeconds(state: PlayedState, team: Team): number {
  const rivals = listActiveDrivers(state, team === 0 ? 1 : 0);
  return rivals.reduce((min, { eta }) => Math.min(min, eta), 9);
}

export const getDriverSign = (driver: { player: Parameters<typeof getTeam>[0] }): 1 | -1 =>
  getAttackSign(getTeam(driver.player));
