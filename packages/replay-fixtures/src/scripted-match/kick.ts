import { getTeam, listCars, type Match, type MatchPlayer } from '../match/match.ts';
import { ARENA, getAttackSign, type Team } from '../physics/arena.ts';
import {
  type Ball,
  type Contact,
  copyBall,
  findGoalAhead,
  lob,
  PATH_STEP,
  predictPath,
} from '../physics/ball.ts';
import type { Car } from '../physics/car.ts';
import {
  add,
  calculateGroundDistance,
  clamp,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import { type Director, findPendingPlay } from './director.ts';

/** A player's kick of the ball. */
export interface Kick {
  velocity: Vector;
  /** Whether the keeper is meant to save the shot. */
  forKeeper: boolean;
  /** Whether the ball goes to the other team on purpose. */
  loses: boolean;
}

const SHOT_RANGE = 4300;
/** A shot meant to score stays this far from every car. */
const CLEAR_PATH = 280;
/** A keeper is in position within this distance of their post. */
const GOALIE_DEPTH = 450;
const GOALIE_WIDTH = 800;
/** A ball this close to a keeper's center hits their car. */
const GOALIE_REACH = 100;
/** How much faster than the car the ball leaves, so that they separate. */
const PARTING_SPEED = 80;

export function chooseKick(match: Match, director: Director, player: MatchPlayer, contact: Contact): Kick {
  const { ball, random } = match;
  const car = player.car!;
  const team = getTeam(player);
  const sign = getAttackSign(team);
  const ahead = (velocity: Vector, loses = false): Kick => ({
    velocity: isHarmless(ball, part(velocity, car, contact)),
    forKeeper: false,
    loses,
  });
  if (!match.ballHit) return ahead(kickoffKick(match, sign));

  const range = Math.hypot(ball.position.x, sign * ARENA.backWall - ball.position.y);
  const play = findPendingPlay(match, director);
  const planned = play?.team === team ? play.kind : null;
  if (planned === 'goal') {
    const velocity = range < SHOT_RANGE ? scoringShot(match, car, contact, team) : null;
    if (velocity !== null) return { velocity, forKeeper: false, loses: false };
    return ahead(dribble(match, sign));
  }
  if (range < SHOT_RANGE && (planned === 'save' || random.chance(0.6))) {
    const saved = shotAtGoalie(match, car, contact, team);
    if (saved !== null) return { velocity: saved, forKeeper: true, loses: true };
    return planned === 'save' ? ahead(dribble(match, sign)) : ahead(wideShot(match, sign), true);
  }
  const choice = random.next();
  if (choice < 0.25) return ahead(clearance(match, sign), true);
  const teammate = listCars(match, team).find((other) => other !== player && other.car !== null);
  if (choice < 0.55 && teammate !== undefined) return ahead(lob(ball.position, lead(teammate.car), 1300));
  return ahead(dribble(match, sign));
}

/** Returns a keeper's or blocker's kick: upfield and away from the middle. */
export function clearance({ random, ball }: Match, sign: number): Vector {
  const side = ball.position.x > 0 ? 1 : -1;
  return vector(
    side * random.between(200, 900),
    sign * random.between(1300, 2300),
    random.between(500, 1100),
  );
}

function kickoffKick({ random }: Match, sign: number): Vector {
  const side = random.chance(0.5) ? 1 : -1;
  return vector(side * random.between(900, 1600), sign * random.between(200, 700), random.between(150, 400));
}

function dribble({ random, ball }: Match, sign: number): Vector {
  const drift = clamp(-ball.position.x / 3, -500, 500);
  return vector(
    drift + random.between(-150, 150),
    sign * random.between(1150, 1450),
    random.between(80, 280),
  );
}

const lead = (car: Car): Vector => {
  const position = add(car.position, scale(car.velocity, 0.8));
  return vector(clamp(position.x, -3600, 3600), clamp(position.y, -4600, 4600), 120);
};

function wideShot({ random, ball }: Match, sign: number): Vector {
  const side = random.chance(0.5) ? 1 : -1;
  const target = vector(side * random.between(1250, 1700), sign * 5000, random.between(150, 500));
  return lob(ball.position, target, random.between(1700, 2300));
}

function scoringShot(match: Match, car: Car, contact: Contact, team: Team): Vector | null {
  const { random, ball } = match;
  const sign = getAttackSign(team);
  for (let i = 0; i < 10; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const target = vector(
      side * random.between(350, 720),
      sign * (ARENA.backWall + 60),
      random.between(140, 480),
    );
    const velocity = part(lob(ball.position, target, random.between(1900, 2900)), car, contact);
    if (isScoring(ball, velocity, team) && isPathClear(match, velocity, car)) return velocity;
  }
  return null;
}

function shotAtGoalie(match: Match, car: Car, contact: Contact, team: Team): Vector | null {
  const { ball, random } = match;
  const keeper = findGoalieInPosition(match, team === 0 ? 1 : 0);
  if (keeper === null) return null;
  const target = add(keeper.position, vector(0, 0, 80));
  for (let i = 0; i < 10; i++) {
    const velocity = part(lob(ball.position, target, random.between(1200, 2600)), car, contact);
    if (isScoring(ball, velocity, team) && isMeeting(ball, velocity, keeper.position)) return velocity;
  }
  return null;
}

function findGoalieInPosition(match: Match, team: Team): Car | null {
  const line = -getAttackSign(team) * (ARENA.backWall - GOALIE_DEPTH);
  const keeper = listCars(match, team).find(
    ({ car }) =>
      car.flight === null &&
      Math.abs(car.position.x) < GOALIE_WIDTH &&
      car.position.y * Math.sign(line) > Math.abs(line) &&
      length(car.velocity) < 120,
  );
  return keeper?.car ?? null;
}

function isScoring(ball: Ball, velocity: Vector, team: Team): boolean {
  const goal = findGoalAhead({ ...copyBall(ball), velocity });
  return goal !== null && goal !== team;
}

function getPath(ball: Ball, velocity: Vector): Vector[] {
  const copy = { ...copyBall(ball), velocity: { ...velocity } };
  return predictPath(copy, 3);
}

function isPathClear(match: Match, velocity: Vector, shooter: Car): boolean {
  const path = getPath(match.ball, velocity);
  return match.players.every(({ car }) => {
    if (car === null || car === shooter) return true;
    return path.every((position, i) => {
      if (Math.abs(position.y) > ARENA.backWall) return true;
      const then = add(car.position, scale(car.velocity, Math.min(i * PATH_STEP, 0.5)));
      return calculateGroundDistance(position, then) > CLEAR_PATH || position.z > 400;
    });
  });
}

/** Returns whether the ball passes the keeper close and low enough to hit their car. */
function isMeeting(ball: Ball, velocity: Vector, keeper: Vector): boolean {
  const path = getPath(ball, velocity);
  return path.some((to, i) => {
    const from = path[i - 1];
    return from !== undefined && to.z < 150 && calculateDistanceToSegment(keeper, from, to) < GOALIE_REACH;
  });
}

function calculateDistanceToSegment(point: Vector, from: Vector, to: Vector): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const at = clamp(share, 0, 1);
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

/** Turns a kick that would score by accident away from the goal. */
function isHarmless(ball: Ball, velocity: Vector): Vector {
  let turned = velocity;
  for (let i = 0; i < 6; i++) {
    if (findGoalAhead({ ...copyBall(ball), velocity: { ...turned } }) === null) return turned;
    const [c, s] = [Math.cos(0.35 * (i + 1)), Math.sin(0.35 * (i + 1)) * (ball.position.x > 0 ? 1 : -1)];
    turned = vector(velocity.x * c - velocity.y * s, velocity.x * s + velocity.y * c, velocity.z);
  }
  return turned;
}

/** Returns the velocity adjusted to lead away from the car. */
function part(desired: Vector, car: Car, { normal }: Contact): Vector {
  const missing = dot(car.velocity, normal) + PARTING_SPEED - dot(desired, normal);
  const velocity = missing > 0 ? add(desired, scale(normal, missing)) : desired;
  return length(velocity) > 5800 ? scale(normalize(velocity), 5800) : velocity;
}

/** Returns the rough direction of a kick: toward the goal that the team attacks. */
export function kickDirection(match: Match, team: Team): Vector {
  const goal = vector(0, getAttackSign(team) * ARENA.backWall, 0);
  const direction = subtract(goal, match.ball.position);
  return normalize(vector(direction.x, direction.y, 0));
}
