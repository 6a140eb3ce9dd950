import { CAR } from './car.ts';
import type { Director } from './director.ts';
import { carsOf, clockOf, type Match, type MatchPlayer } from './match-state.ts';
import { length, planDistance } from './vector.ts';

/** A pad this far from the victim leaves room to reach supersonic speed. */
const RUN_UP = 2300;
const TRY_SECONDS = 9;
/** Boost worth starting the run with, of 255. */
const ENOUGH_BOOST = 200;
/** Cars closer than this collide: two Octanes nose to side. */
const COLLISION_DISTANCE = 115;

/** Chooses attacker and victim away from the ball and leads the attacker through fetching boost to the hit. */
export function planDemolition(match: Match, director: Director, challenger: MatchPlayer | null): void {
  const plan = director.demolition;
  const now = clockOf(match);
  if (plan.stage === 'done' || !match.ballHit) return;
  if (plan.stage === 'waiting') {
    if (now < plan.at) return;
    const defenders = director.possession === 0 ? 1 : 0;
    plan.attacker = carsOf(match, defenders)[0] ?? null;
    plan.victim = carsOf(match, director.possession).find((player) => player !== challenger) ?? challenger;
    if (plan.attacker === null || plan.victim === null) return;
    plan.stage = 'fetching';
    plan.until = now + TRY_SECONDS;
    return;
  }
  const lost = plan.attacker?.car === null || plan.victim?.car === null;
  if (lost || now > plan.until || match.phase !== 'Active') {
    plan.stage = 'waiting';
    plan.at = now + 2;
    return;
  }
  if (plan.stage === 'fetching' && plan.attacker!.car!.boost >= ENOUGH_BOOST) plan.stage = 'ramming';
}

/** The big pad to fetch for the run, nearest to the attacker but far from the victim. */
export function runUpPad(match: Match, director: Director): number {
  const { attacker, victim } = director.demolition;
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, pad] of match.pads.entries()) {
    if (!pad.spot.big || pad.away > 0) continue;
    if (planDistance(pad.spot.position, victim!.car!.position) < RUN_UP) continue;
    const far = planDistance(pad.spot.position, attacker!.car!.position);
    if (far < nearest) {
      nearest = far;
      best = i;
    }
  }
  return best;
}

/** Carries the demolition out when the attacker hits fast enough. */
export function tryDemolition(match: Match, director: Director): void {
  const plan = director.demolition;
  if (plan.stage !== 'ramming') return;
  const attacker = plan.attacker!;
  const victim = plan.victim!;
  if (attacker.car === null || victim.car === null) return;
  if (planDistance(attacker.car.position, victim.car.position) > COLLISION_DISTANCE) return;
  if (length(attacker.car.velocity) < CAR.supersonic) {
    plan.stage = 'waiting';
    plan.at = clockOf(match) + 2;
    return;
  }
  match.events.push({
    kind: 'demolition',
    attacker,
    victim,
    attackerVelocity: { ...attacker.car.velocity },
    victimVelocity: { ...victim.car.velocity },
  });
  attacker.counters.demolitions++;
  victim.counters.demolished++;
  victim.car = null;
  victim.respawnIn = 3;
  plan.stage = 'done';
}
