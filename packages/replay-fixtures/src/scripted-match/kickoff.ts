import { KICKOFF_SPOTS, RESPAWN_SPOTS, type Team } from './arena.ts';
import { restingBall } from './ball.ts';
import { resetPads } from './boost-pads.ts';
import { CAR, type Car, parkedCar } from './car.ts';
import { carsOf, type Match, type MatchPlayer, teamOf } from './match-state.ts';
import { vector } from './vector.ts';

/** Lines everybody up, in new cars and with a new ball, as the game does. */
export function startKickoff(match: Match): void {
  match.phase = 'Countdown';
  match.phaseSeconds = 0;
  match.ballHit = false;
  match.ball = restingBall();
  match.ballInPlay = true;
  match.lastTouch = null;
  match.touches = [];
  match.conceded = null;
  match.events.push({ kind: 'newBall' });
  resetPads(match);
  const places = shuffledPlaces(match);
  for (const team of [0, 1] as const) {
    const players = match.players.filter((player) => player.present && player.profile.team === team);
    for (const [i, player] of players.entries()) {
      const car = carAt(KICKOFF_SPOTS[places[i]!]!, team);
      replaceCar(match, player, car);
    }
  }
}

/** Puts a player back after a demolition. */
export function respawn(match: Match, player: MatchPlayer): void {
  const team = teamOf(player);
  const car = carAt(RESPAWN_SPOTS[match.random.below(RESPAWN_SPOTS.length)]!, team);
  car.position.z = CAR.restHeight;
  replaceCar(match, player, car);
}

/** Lets a late player in, or out again. */
export function updatePresence(match: Match): void {
  for (const player of match.players) {
    const { joinsAt, leavesAt, team } = player.profile;
    const share = match.playSeconds / match.options.seconds;
    if (!player.present && share >= joinsAt && share < leavesAt && team !== null) {
      player.present = true;
      if (carsOf(match, team).length > 0) respawn(match, player);
    }
    if (player.present && share >= leavesAt) {
      player.present = false;
      player.car = null;
      player.respawnIn = null;
      match.events.push({ kind: 'carGone', player });
    }
  }
}

function replaceCar(match: Match, player: MatchPlayer, car: Car): void {
  player.car = car;
  player.respawnIn = null;
  player.grants = 0;
  match.events.push({ kind: 'newCar', player });
}

function carAt(spot: { x: number; y: number; yaw: number }, team: Team): Car {
  const sign = team === 0 ? 1 : -1;
  const car = parkedCar(sign * spot.x, sign * spot.y, team === 0 ? spot.yaw : spot.yaw - Math.PI);
  car.velocity = vector(0, 0, 0);
  return car;
}

function shuffledPlaces({ random }: Match): number[] {
  const places = KICKOFF_SPOTS.map((_, i) => i);
  for (let i = places.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return places;
}
