import { KICKOFF_SPOTS, RESPAWN_SPOTS, type Team } from '../physics/arena.ts';
import { createRestingBall } from '../physics/ball.ts';
import { type Car, createParkedCar } from '../physics/car.ts';
import { calculateGroundDistance } from '../physics/geometry.ts';
import { getTeam, isBallOnFloor, listCars, type Match, type MatchPlayer } from './match.ts';

export const FRAME_SECONDS = 1 / 30;

/** Seconds from the lineup to "go": one without a number, then 3, 2, 1 (game-and-stats.md 1.9). */
const COUNTDOWN_SECONDS = 4;
const CELEBRATION_SECONDS = 3;
/** How long the recording continues after the end. */
const AFTERMATH_SECONDS = 2;

/** What the recorder needs to know about the step from one frame to the next. */
export type FlowStep = 'on' | 'gap' | 'end';

/** Advances the clock and the phases by `dt`. `gap`: the recorder pauses here for the goal replay. */
export function stepFlow(match: Match, dt: number): FlowStep {
  match.phaseSeconds += dt;
  switch (match.phase) {
    case 'Countdown':
      if (match.phaseSeconds >= COUNTDOWN_SECONDS) enter(match, 'Active');
      return 'on';
    case 'Active':
      return stepClock(match, dt);
    case 'PostGoalScored':
      if (match.phaseSeconds < CELEBRATION_SECONDS) return 'on';
      if (match.overtime || isOver(match)) return finish(match);
      return kickOff(match);
    case 'Finished':
      return match.phaseSeconds >= AFTERMATH_SECONDS ? 'end' : 'on';
  }
}

export function getScoreboardSeconds(match: Match): number {
  if (match.overtime) return Math.floor(match.overtimeSeconds);
  return Math.max(0, Math.ceil(match.options.seconds - match.playSeconds));
}

const isOver = (match: Match): boolean =>
  match.playSeconds >= match.options.seconds && match.score[0] !== match.score[1];

function stepClock(match: Match, dt: number): FlowStep {
  if (!match.ballHit) return 'on';
  if (match.overtime) {
    match.overtimeSeconds += dt;
    return 'on';
  }
  match.playSeconds += dt;
  // At 0:00 play continues until the ball touches the ground.
  if (match.playSeconds < match.options.seconds || !isBallOnFloor(match)) return 'on';
  return isOver(match) ? finish(match) : kickOff(match);
}

function kickOff(match: Match): FlowStep {
  if (match.playSeconds >= match.options.seconds) match.overtime = true;
  startKickoff(match);
  return 'gap';
}

function finish(match: Match): FlowStep {
  enter(match, 'Finished');
  return 'on';
}

function enter(match: Match, phase: Match['phase']): void {
  match.phase = phase;
  match.phaseSeconds = 0;
}

/** Lines up all players, in new cars and with a new ball, as the game does. */
export function startKickoff(match: Match): void {
  match.phase = 'Countdown';
  match.phaseSeconds = 0;
  match.ballHit = false;
  match.ball = createRestingBall();
  match.ballInPlay = true;
  match.lastTouch = null;
  match.touches = [];
  match.conceded = null;
  match.events.push({ kind: 'newBall' });
  resetPads(match);
  const spots = shuffledPositions(match);
  for (const team of [0, 1] as const) {
    const players = match.players.filter((player) => player.present && player.profile.team === team);
    for (const [i, player] of players.entries()) {
      const car = createCarAt(KICKOFF_SPOTS[spots[i]!]!, team);
      replaceCar(match, player, car);
    }
  }
}

/** Gives demolished players their new cars when due. */
export function respawnDemolished(match: Match): void {
  for (const player of match.players) {
    if (player.respawnIn === null) continue;
    player.respawnIn -= FRAME_SECONDS;
    if (player.respawnIn <= 0) respawn(match, player);
  }
}

function respawn(match: Match, player: MatchPlayer): void {
  const team = getTeam(player);
  const car = createCarAt(RESPAWN_SPOTS[match.random.below(RESPAWN_SPOTS.length)]!, team);
  replaceCar(match, player, car);
}

/** Adds a late player, or removes one who leaves. */
export function updatePresence(match: Match): void {
  for (const player of match.players) {
    const { joinsAt, leavesAt, returnsAt, team } = player.profile;
    const share = match.playSeconds / match.options.seconds;
    const away = share < joinsAt || (share >= leavesAt && share < returnsAt);
    if (!player.present && !away && team !== null) {
      player.present = true;
      player.countersBefore = { ...player.counters };
      match.events.push({ kind: 'newPlayer', player });
      if (listCars(match, team).length > 0) respawn(match, player);
    }
    if (player.present && away) {
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

function createCarAt(spot: { x: number; y: number; yaw: number }, team: Team): Car {
  const sign = team === 0 ? 1 : -1;
  return createParkedCar(sign * spot.x, sign * spot.y, team === 0 ? spot.yaw : spot.yaw - Math.PI);
}

function shuffledPositions({ random }: Match): number[] {
  const spots = KICKOFF_SPOTS.map((_, i) => i);
  for (let i = spots.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [spots[i], spots[j]] = [spots[j]!, spots[i]!];
  }
  return spots;
}

/** Source: game-and-stats.md 1.7; boost in units of 255. */
const PADS = {
  small: { radius: 144, height: 165, boost: 30.6, away: 4 },
  big: { radius: 208, height: 168, boost: 255, away: 10 },
} as const;

/** Gives boost to cars on available pads and restores taken pads. */
export function stepPads(match: Match, dt: number): void {
  for (const [index, pad] of match.pads.entries()) {
    if (pad.away > 0) {
      pad.away = Math.max(0, pad.away - dt);
      if (pad.away === 0) match.events.push({ kind: 'padBack', pad: index });
      continue;
    }
    const size = pad.spot.big ? PADS.big : PADS.small;
    const taker = match.players.find(
      ({ car }) =>
        car !== null &&
        calculateGroundDistance(car.position, pad.spot.position) < size.radius &&
        car.position.z < size.height,
    );
    if (taker === undefined) continue;
    take(taker, size.boost);
    pad.away = size.away;
    match.events.push({ kind: 'pickup', player: taker, pad: index });
  }
}

function take(player: MatchPlayer, boost: number): void {
  player.car!.boost = Math.min(255, player.car!.boost + boost);
  player.grants++;
}

function resetPads(match: Match): void {
  for (const pad of match.pads) pad.away = 0;
}
