import { carsOf, type Match, type MatchPlayer, teamOf } from '../match/match.ts';
import { ARENA, attackSign } from '../physics/arena.ts';
import { type Car, type Controls, NO_CONTROLS } from '../physics/car.ts';
import { clamp, length, planDistance, scale, subtract, type Vector, vector } from '../physics/geometry.ts';
import { type Director, runUpPad } from './director.ts';
import { kickDirection } from './kick.ts';
import { climbing, driveTo, headingError, interceptOf, parkAt, startAirMove } from './steering.ts';

/** A driver without the ball fetches boost below this, of 255. */
const LOW_BOOST = 90;
const PAD_RANGE = 2200;
/** A supporting driver this far from his place boosts. */
const HURRY_DISTANCE = 1000;
/** How far behind the ball a challenger arrives. */
const BEHIND_BALL = 110;
/** Chance per frame that an idle, fast, well filled car takes off. */
const TAKE_OFF = 0.004;

/** The player of the team in possession who gets to the ball first. */
export function findChallenger(
  match: Match,
  director: Director,
  path: readonly Vector[],
): MatchPlayer | null {
  let best: MatchPlayer | null = null;
  let soonest = Number.POSITIVE_INFINITY;
  for (const player of carsOf(match, director.possession)) {
    const { seconds } = interceptOf(player.car, path);
    if (seconds < soonest) {
      soonest = seconds;
      best = player;
    }
  }
  return best;
}

/** Sets every driver's controls for the next frame. */
export function steerAll(
  match: Match,
  director: Director,
  path: readonly Vector[],
  challenger: MatchPlayer | null,
): void {
  const takers = match.ballHit ? null : kickoffTakers(match);
  for (const player of match.players) {
    const { car } = player;
    if (car === null) continue;
    if (match.phase === 'Countdown') car.controls = NO_CONTROLS;
    else if (match.phase !== 'Active') car.controls = { ...NO_CONTROLS, throttle: 0.6, steer: 0.3 };
    else if (takers?.has(player)) car.controls = driveTo(car, match.ball.position, 2300);
    else if (takers !== null) car.controls = fetchBoost(match, player, 5000) ?? NO_CONTROLS;
    else car.controls = controlsOf(match, director, player, path, challenger);
    if (car.air !== null) car.controls = { ...car.controls, boost: climbing(car) && car.boost > 0 };
  }
}

function kickoffTakers(match: Match): Set<MatchPlayer> {
  const takers = new Set<MatchPlayer>();
  for (const team of [0, 1] as const) {
    const cars = carsOf(match, team);
    const far = ({ car }: { car: Car }) => planDistance(car.position, match.ball.position);
    const nearest = cars.reduce<(typeof cars)[number] | null>(
      (best, player) => (best === null || far(player) < far(best) ? player : best),
      null,
    );
    if (nearest !== null) takers.add(nearest);
  }
  return takers;
}

function controlsOf(
  match: Match,
  director: Director,
  player: MatchPlayer,
  path: readonly Vector[],
  challenger: MatchPlayer | null,
): Controls {
  const car = player.car!;
  const { attacker, victim, stage } = director.demolition;
  if (stage === 'fetching' && player === attacker) {
    const pad = runUpPad(match, director);
    if (pad >= 0) return driveTo(car, match.pads[pad]!.spot.position, 2300);
  }
  if (stage === 'ramming' && player === attacker) return driveTo(car, victim!.car!.position, 2300);
  if (stage !== 'waiting' && stage !== 'done' && player === victim) return parkAt(car, car.position);
  if (player === challenger && match.shot === null) return challenge(match, player, path);
  const mates = carsOf(match, teamOf(player)).filter((mate) => mate !== challenger);
  const keeper = teamOf(player) !== director.possession && isRearmost(player, mates);
  if (keeper) return keepGoal(match, player);
  if (car.boost < LOW_BOOST) {
    const controls = fetchBoost(match, player, PAD_RANGE);
    if (controls !== null) return controls;
  }
  if (wantsToFly(match, car)) startAirMove(car, pickAirMove(match, player));
  const place = supportPlace(match, player, mates.indexOf(player as never));
  const far = planDistance(car.position, place) > HURRY_DISTANCE;
  return driveTo(car, place, far ? 2300 : 1400);
}

/** Arrive behind the ball, seen from the goal that is attacked. */
function challenge(match: Match, player: MatchPlayer, path: readonly Vector[]): Controls {
  const car = player.car!;
  const { place, seconds } = interceptOf(car, path);
  const aim = kickDirection(match, teamOf(player));
  const target = subtract(place, scale(aim, BEHIND_BALL));
  const gap = planDistance(car.position, target);
  const lined = Math.abs(headingError(car, place)) < 0.25;
  if (lined && gap < 420 && gap > 250 && match.ball.position.z > 130) startAirMove(car, 'jump');
  else if (lined && gap > 900 && gap < 1100 && match.random.chance(0.1)) startAirMove(car, 'dodge');
  const behind = gap > 300 && insideField(target);
  return driveTo(car, behind ? target : place, clamp(gap / Math.max(seconds, 0.15), 1000, 2300));
}

const insideField = ({ x, y }: Vector): boolean =>
  Math.abs(x) < ARENA.sideWall - 150 && Math.abs(y) < ARENA.backWall - 150;

/** Between the posts, towards the ball's side. */
function keepGoal(match: Match, player: MatchPlayer): Controls {
  const car = player.car!;
  if (match.shot?.forKeeper) return parkAt(car, car.position);
  const line = -attackSign(teamOf(player)) * (ARENA.backWall - 180);
  return parkAt(car, vector(clamp(match.ball.position.x * 0.12, -350, 350), line, 0));
}

function isRearmost(player: MatchPlayer, mates: readonly MatchPlayer[]): boolean {
  const depth = (other: MatchPlayer) => attackSign(teamOf(other)) * other.car!.position.y;
  return mates.every((mate) => depth(mate) >= depth(player));
}

/** Behind the ball, staggered by place in the team. */
function supportPlace(match: Match, player: MatchPlayer, index: number): Vector {
  const sign = attackSign(teamOf(player));
  const { x, y } = match.ball.position;
  const side = index % 2 === 0 ? 1 : -1;
  return vector(
    clamp(x * 0.5 + side * 1300, -3500, 3500),
    clamp(y - sign * (1300 + 1100 * Math.max(index, 0)), -4700, 4700),
    0,
  );
}

function fetchBoost(match: Match, player: MatchPlayer, range: number): Controls | null {
  const car = player.car!;
  let best: Vector | null = null;
  let nearest = range;
  for (const pad of match.pads) {
    if (pad.away > 0) continue;
    const far = planDistance(pad.spot.position, car.position) / (pad.spot.big ? 2 : 1);
    if (far < nearest) {
      nearest = far;
      best = pad.spot.position;
    }
  }
  return best === null ? null : driveTo(car, best, 1800);
}

function wantsToFly(match: Match, car: Car): boolean {
  return car.air === null && length(car.velocity) > 900 && match.random.chance(TAKE_OFF);
}

function pickAirMove(match: Match, { car }: MatchPlayer): 'dodge' | 'doubleJump' | 'aerial' {
  if (car!.boost > 130) return 'aerial';
  return match.random.chance(0.5) ? 'dodge' : 'doubleJump';
}
