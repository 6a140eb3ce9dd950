import { getTeam } from '../match/match.ts';
import { ARENA } from '../physics/arena.ts';
import { BALL, type Contact, lob } from '../physics/ball.ts';
import {
  add,
  calculateGroundDistance,
  clamp,
  dot,
  length,
  limitLength,
  normalize,
  scale,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import type { Random } from '../physics/random.ts';
import { type ActiveDriver, listActiveDrivers, now, type PlayedState } from './driver.ts';
import { calculateRivalSeconds, getDriverSign } from './roles.ts';

/** A player's intention for their touch. */
export interface Strike {
  velocity: Vector;
  kind: 'shot' | 'pass' | 'clear' | 'carry' | 'soft' | 'long' | 'center' | 'kickoff';
}

const SHOT_RANGE = 4200;
/** Share of the ball's new direction that comes from the contact itself, whatever the player wants. */
const CONTACT_SHARE = 0.22;
const DODGE_POWER = 650;
/** Players put more into a shot than into other hits. */
const SHOT_POWER = 1.25;
/** Both takers hit the ball within this time. */
const SQUEEZE_SECONDS = 0.5;
/** Weight of the height in the direction of a hit (game-and-stats.md 1.5). */
const HIT_HEIGHT = 0.35;

export function chooseStrike(state: PlayedState, driver: ActiveDriver, contact: Contact): Strike {
  const { match } = state;
  const { ball, random } = match;
  const { car, ability } = driver;
  const power = calculatePower(driver, contact, state);
  const isKickoff = !match.ballHit || now(state) - match.kickedOffAt < SQUEEZE_SECONDS;
  if (isKickoff) return { kind: 'kickoff', velocity: kickoffVelocity(state, driver, contact) };
  const { kind, target, pace } = chooseIntent(state, driver);
  if (kind === 'soft' || kind === 'carry') {
    const nudge = kind === 'carry' ? 60 : random.between(60, 400);
    const velocity = add(car.velocity, scale(contact.normal, nudge));
    velocity.z =
      kind === 'carry' ? random.between(180, 260) : random.between(80, 550 + 250 * ability.mechanics);
    return { kind, velocity: parted(velocity, driver, contact) };
  }
  const speed = clamp(Math.min(power * (kind === 'shot' ? SHOT_POWER : 1), pace), 650, 4200);
  const desired = lob(ball.position, target, Math.max(speed * 0.93, 500));
  desired.z = Math.min(desired.z, kind === 'shot' ? 900 : random.between(300, 1000));
  const spread = kind === 'shot' ? ability.shotSpread : ability.spread;
  const turned = wobble(random, limitLength(desired, speed * 1.15), spread);
  const push = scale(
    normalize(vector(contact.normal.x, contact.normal.y, contact.normal.z * HIT_HEIGHT)),
    speed,
  );
  const mixed = add(scale(turned, 1 - CONTACT_SHARE), scale(push, CONTACT_SHARE));
  if (kind === 'long' || kind === 'clear') mixed.z += random.between(0, 350);
  return { kind, velocity: parted(mixed, driver, contact) };
}

/** Returns the maximum power of a hit, from the speeds and an active dodge. */
function calculatePower({ car }: ActiveDriver, { normal }: Contact, { match }: PlayedState): number {
  const into = Math.max(0, dot(subtract(car.velocity, match.ball.velocity), normal));
  const dodge = car.moves?.dodge ? DODGE_POWER : 0;
  return 900 + 0.55 * length(car.velocity) + 0.65 * into + dodge;
}

interface Intent {
  kind: Strike['kind'];
  target: Vector;
  /** Maximum intended speed, uu/s. */
  pace: number;
}

function chooseIntent(state: PlayedState, driver: ActiveDriver): Intent {
  const { match } = state;
  const { ball, random } = match;
  const { ability, car } = driver;
  const team = getTeam(driver.player);
  const sign = getDriverSign(driver);
  const { x, y } = ball.position;
  const depth = sign * y;
  const range = Math.hypot(x, ARENA.backWall - depth);
  const pressed = calculateRivalSeconds(state, team) < 0.7;
  const lowBall = ball.position.z < 220 && driver.car.flight === null;
  const wide = Math.abs(x) > 2000 && depth > 2800;
  const front = range < SHOT_RANGE && Math.abs(x) / Math.max(300, ARENA.backWall - depth) < 1.7;
  const ahead = Math.cos(car.yaw) * 0 + Math.sin(car.yaw) * sign > -0.3;
  if (front && ahead && random.chance(0.85)) return shotAt(state, sign, range);
  const teammate = bestTeammate(state, driver, sign);
  if (wide && random.chance(0.75)) {
    const target = vector(random.between(-700, 700), sign * random.between(3300, 4300), 150);
    return { kind: 'center', target, pace: random.between(1700, 2800) };
  }
  if (depth < -2000) {
    if (teammate !== null && !pressed && random.chance(0.35))
      return { kind: 'pass', target: teammate, pace: 2300 };
    const side = Math.sign(x || random.between(-1, 1));
    const target = vector(
      side * random.between(1500, 3700),
      y + sign * random.between(2500, 4500),
      random.between(200, 900),
    );
    return { kind: 'clear', target, pace: 3600 };
  }
  if (lowBall && !pressed && ahead && random.chance(2.2 * ability.control)) {
    return { kind: 'carry', target: ball.position, pace: 0 };
  }
  if (teammate !== null && random.chance(0.4))
    return { kind: 'pass', target: teammate, pace: random.between(1400, 2400) };
  if (!pressed && random.chance(0.6)) return { kind: 'soft', target: ball.position, pace: 0 };
  const far = depth > -1500 && random.chance(0.5);
  const target = far
    ? vector(random.between(-1100, 1100), sign * ARENA.backWall, random.between(150, 1000))
    : vector(
        clamp(x + random.between(-1500, 1500), -3600, 3600),
        y + sign * random.between(2200, 4000),
        random.between(100, 900),
      );
  return { kind: 'long', target, pace: 3400 };
}

function shotAt({ match: { random } }: PlayedState, sign: number, range: number): Intent {
  const x = random.between(-450, 450);
  const z = random.between(110, range > 2500 ? 300 : 400);
  return {
    kind: 'shot',
    target: vector(x, sign * (ARENA.backWall + 80), z),
    pace: random.between(2500, 4000),
  };
}

/** Returns where a teammate farther upfield will be, or null. */
function bestTeammate(state: PlayedState, driver: ActiveDriver, sign: number): Vector | null {
  let best: Vector | null = null;
  let max = -600;
  for (const teammate of listActiveDrivers(state, getTeam(driver.player))) {
    if (teammate === driver) continue;
    const ahead = sign * (teammate.car.position.y - driver.car.position.y);
    const gap = calculateGroundDistance(teammate.car.position, driver.car.position);
    if (gap < 900 || gap > 4500 || ahead < max) continue;
    max = ahead;
    const position = add(teammate.car.position, scale(teammate.car.velocity, 0.9));
    best = vector(clamp(position.x, -3500, 3500), clamp(position.y + sign * 300, -4600, 4600), 150);
  }
  return best;
}

function kickoffVelocity(state: PlayedState, driver: ActiveDriver, { normal }: Contact): Vector {
  const { random } = state.match;
  const sign = getDriverSign(driver);
  const off = (random.chance(0.5) ? 1 : -1) * random.between(0.5, 1.5);
  const away = normalize(vector(normal.x * 0.6 + off, normal.y * 0.15 + sign * 0.2, 0.15));
  const rivals = listActiveDrivers(state, getTeam(driver.player) === 0 ? 1 : 0);
  const isContested = rivals.some(
    ({ car }) => calculateGroundDistance(car.position, state.match.ball.position) < 420,
  );
  const speed = isContested ? random.between(400, 1400) : random.between(1300, 2000);
  const velocity = scale(away, speed);
  // Two cars hit the ball: either can win.
  if (isContested && random.chance(0.5)) velocity.y = -velocity.y;
  velocity.z = random.between(50, 750);
  return velocity;
}

function wobble(random: Random, v: Vector, spread: number): Vector {
  const normal = () => random.next() + random.next() + random.next() + random.next() - 2;
  const angle = normal() * spread * 1.7;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const size = 1 + normal() * spread * 0.5;
  return vector((v.x * c - v.y * s) * size, (v.x * s + v.y * c) * size, v.z * size + normal() * spread * 500);
}

/** Returns the velocity adjusted to lead away from the car, so that they separate. */
function parted(desired: Vector, { car }: ActiveDriver, { normal }: Contact): Vector {
  const away = normalize(vector(normal.x, normal.y, normal.z * HIT_HEIGHT));
  const missing = dot(car.velocity, away) + 60 - dot(desired, away);
  const velocity = missing > 0 ? add(desired, scale(away, missing)) : desired;
  return limitLength(velocity, BALL.maximumSpeed - 300);
}
