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
  type Vector,
  vector,
} from '../physics/geometry.ts';
import {
  type ActivePlayer,
  activePlayers,
  clockOf,
  hasCar,
  type Match,
  type MatchPlayer,
  teamOf,
} from './match.ts';

/** Two Octanes nose to side. */
const REACH = 118;
/** Smallest speed towards the other car for a bump that shoves, uu/s. */
const BUMP_SPEED = 750;
const RESPAWN_SECONDS = 3;
/** A car's mass shares its speed with the one it hits. */
const SHOVE_SHARE = 0.75;

type MayDemolish = (attacker: ActivePlayer, victim: ActivePlayer) => boolean;

/** Cars that run into each other: demolitions, bumps, and no overlap. */
export function meetCars(match: Match, mayDemolish: MayDemolish): void {
  const players = activePlayers(match);
  for (let i = 0; i < players.length; i++) {
    for (let j = i + 1; j < players.length; j++) meet(match, mayDemolish, players[i]!, players[j]!);
  }
}

function meet(match: Match, mayDemolish: MayDemolish, a: ActivePlayer, b: ActivePlayer): void {
  if (!hasCar(a) || !hasCar(b)) return;
  const gap = distance(a.car.position, b.car.position);
  if (gap >= REACH || gap === 0) return;
  const towards = normalise(subtract(b.car.position, a.car.position));
  if (hits(match, mayDemolish, a, b, towards)) return;
  if (hits(match, mayDemolish, b, a, scale(towards, -1))) return;
  const push = scale(vector(towards.x, towards.y, 0), (REACH - gap) / 2);
  shift(b, push);
  shift(a, scale(push, -1));
}

/** Whether the first one demolishes the second, who is in that direction; a bump shoves him. */
function hits(
  match: Match,
  mayDemolish: MayDemolish,
  a: ActivePlayer,
  b: ActivePlayer,
  towards: Vector,
): boolean {
  const into = dot(a.car.velocity, towards);
  const headOn = dot(noseOf(a.car.orientation), towards) > 0.7;
  const foes = teamOf(a) !== teamOf(b);
  const fast = length(a.car.velocity) >= CAR.supersonic && into > 1500;
  if (foes && headOn && fast && mayDemolish(a, b)) {
    demolish(match, a, b);
    return true;
  }
  const closing = into - dot(b.car.velocity, towards);
  const now = clockOf(match);
  if (closing < BUMP_SPEED || now - b.lastShove < 0.3) return false;
  b.lastShove = now;
  const shove = scale(towards, closing * (foes ? SHOVE_SHARE : 0.25));
  if (b.car.flight === null) b.car.shove = add(b.car.shove, vector(shove.x, shove.y, 0));
  else b.car.velocity = add(b.car.velocity, shove);
  if (a.car.flight === null) a.car.speed *= 0.7;
  else a.car.velocity = subtract(a.car.velocity, scale(shove, 0.4));
  return false;
}

function demolish(match: Match, attacker: ActivePlayer, victim: ActivePlayer): void {
  const loser: MatchPlayer = victim;
  match.events.push({
    kind: 'demolition',
    attacker,
    victim,
    attackerVelocity: { ...attacker.car.velocity },
    victimVelocity: { ...victim.car.velocity },
  });
  attacker.counters.demolitions++;
  victim.counters.demolished++;
  loser.car = null;
  loser.respawnIn = RESPAWN_SECONDS;
}

function shift({ car }: ActivePlayer, by: Vector): void {
  if (car.flight === null) {
    car.strip.x += by.x;
    car.strip.y += by.y;
  } else car.position = add(car.position, by);
}
