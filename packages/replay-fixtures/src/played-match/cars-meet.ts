import { teamOf } from '../match/match.ts';
import { CAR } from '../physics/car.ts';
import {
  add,
  distance,
  dot,
  length,
  normalise,
  noseOf,
  scale,
  subtract,
  vector,
} from '../physics/geometry.ts';
import { type ActiveDriver, now, type PlayedState } from './driver.ts';

/** Two Octanes nose to side. */
const REACH = 118;
/** Least speed towards the other car for a bump that shoves, uu/s. */
const BUMP_SPEED = 750;
const RESPAWN_SECONDS = 3;
/** A car's mass shares its speed with the one it hits. */
const SHOVE_SHARE = 0.75;

/** Cars that run into each other: demolitions, bumps, and no overlap. */
export function meetCars(state: PlayedState, drivers: readonly ActiveDriver[]): void {
  for (let i = 0; i < drivers.length; i++) {
    for (let j = i + 1; j < drivers.length; j++) meet(state, drivers[i]!, drivers[j]!);
  }
}

function meet(state: PlayedState, a: ActiveDriver, b: ActiveDriver): void {
  if (a.player.car !== a.car || b.player.car !== b.car) return;
  const gap = distance(a.car.position, b.car.position);
  if (gap >= REACH || gap === 0) return;
  const towards = normalise(subtract(b.car.position, a.car.position));
  if (hits(state, a, b, towards) || hits(state, b, a, scale(towards, -1))) return;
  const push = scale(vector(towards.x, towards.y, 0), (REACH - gap) / 2);
  shift(b, push);
  shift(a, scale(push, -1));
}

/** Whether the first one demolishes the second, who is in that direction; a bump shoves him. */
function hits(
  state: PlayedState,
  a: ActiveDriver,
  b: ActiveDriver,
  towards: { x: number; y: number; z: number },
): boolean {
  const { match } = state;
  const into = dot(a.car.velocity, towards);
  const headOn = dot(noseOf(a.car.attitude!), towards) > 0.7;
  const foes = teamOf(a.player) !== teamOf(b.player);
  if (
    foes &&
    headOn &&
    length(a.car.velocity) >= CAR.supersonic &&
    into > 1500 &&
    state.takers === null &&
    now(state) - state.kickedOffAt > 1
  ) {
    match.events.push({
      kind: 'demolition',
      attacker: a.player,
      victim: b.player,
      attackerVelocity: { ...a.car.velocity },
      victimVelocity: { ...b.car.velocity },
    });
    a.player.counters.demolitions++;
    b.player.counters.demolished++;
    b.player.car = null;
    b.player.respawnIn = RESPAWN_SECONDS;
    if (state.carry?.driver === b) state.carry = null;
    return true;
  }
  const closing = into - dot(b.car.velocity, towards);
  if (closing < BUMP_SPEED || now(state) - b.lastShove < 0.3) return false;
  b.lastShove = now(state);
  const shove = scale(towards, closing * (foes ? SHOVE_SHARE : 0.25));
  if (b.flight === null) b.shove = add(b.shove, vector(shove.x, shove.y, 0));
  else b.car.velocity = add(b.car.velocity, shove);
  if (a.flight === null) a.speed *= 0.7;
  else a.car.velocity = subtract(a.car.velocity, scale(shove, 0.4));
  return false;
}

function shift(driver: ActiveDriver, by: { x: number; y: number; z: number }): void {
  if (driver.flight === null) {
    driver.strip.x += by.x;
    driver.strip.y += by.y;
  } else driver.car.position = add(driver.car.position, by);
}
