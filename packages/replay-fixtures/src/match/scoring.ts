import type { Team } from '../physics/arena.ts';
import { BALL, bounceOffCar, findCarContact, findGoalAhead } from '../physics/ball.ts';
import { CAR } from '../physics/car.ts';
import {
  add,
  distance,
  dot,
  getNose,
  length,
  limitLength,
  normalize,
  scale,
  subtract,
  type Vector,
  vector,
} from '../physics/geometry.ts';
import {
  type ActivePlayer,
  getActiveClock,
  getTeam,
  hasCar,
  listActivePlayers,
  type Match,
  type MatchPlayer,
  type Strategy,
} from './match.ts';

/** Two Octanes nose to side. */
const REACH = 118;
/** Minimum speed toward the other car for a bump that pushes it, uu/s. */
const BUMP_SPEED = 750;
const RESPAWN_SECONDS = 3;
/** Share of its speed that a car passes on to the car it hits. */
const SHOVE_SHARE = 0.75;

/** Handles collisions between cars: demolitions, bumps, and no overlap. */
export function meetCars(match: Match, mayDemolish: Strategy['canDemolish']): void {
  const players = listActivePlayers(match);
  for (let i = 0; i < players.length; i++) {
    for (let j = i + 1; j < players.length; j++) meet(match, mayDemolish, players[i]!, players[j]!);
  }
}

function meet(match: Match, mayDemolish: Strategy['canDemolish'], a: ActivePlayer, b: ActivePlayer): void {
  if (!hasCar(a) || !hasCar(b)) return;
  const gap = distance(a.car.position, b.car.position);
  if (gap >= REACH || gap === 0) return;
  const toward = normalize(subtract(b.car.position, a.car.position));
  if (hits(match, mayDemolish, a, b, toward)) return;
  if (hits(match, mayDemolish, b, a, scale(toward, -1))) return;
  const push = scale(vector(toward.x, toward.y, 0), (REACH - gap) / 2);
  shiftCars(b, push);
  shiftCars(a, scale(push, -1));
}

/** Returns whether the first car demolishes the second, in that direction; a bump pushes it. */
function hits(
  match: Match,
  mayDemolish: Strategy['canDemolish'],
  a: ActivePlayer,
  b: ActivePlayer,
  toward: Vector,
): boolean {
  const into = dot(a.car.velocity, toward);
  const headOn = dot(getNose(a.car.orientation), toward) > 0.7;
  const foes = getTeam(a) !== getTeam(b);
  const fast = length(a.car.velocity) >= CAR.supersonic && into > 1500;
  if (foes && headOn && fast && mayDemolish(a, b)) {
    demolish(match, a, b);
    return true;
  }
  const closing = into - dot(b.car.velocity, toward);
  const now = getActiveClock(match);
  if (closing < BUMP_SPEED || now - b.lastShove < 0.3) return false;
  b.lastShove = now;
  const shove = scale(toward, closing * (foes ? SHOVE_SHARE : 0.25));
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

function shiftCars({ car }: ActivePlayer, by: Vector): void {
  if (car.flight === null) {
    car.strip.x += by.x;
    car.strip.y += by.y;
  } else car.position = add(car.position, by);
}

/** Scoreboard points. Source: game-and-stats.md 2.5. */
const POINTS = { touch: 2, shot: 10, save: 50, assist: 50, goal: 100 } as const;
/** A pass counts as an assist if the goal follows within this time. */
const ASSIST_SECONDS = 10;

function scoreTouch(match: Match, player: MatchPlayer): void {
  match.events.push({ kind: 'touch', player });
  match.lastTouch = player;
  match.touches.unshift({ player, at: getActiveClock(match) });
  player.counters.score += POINTS.touch;
}

function scoreShot(player: MatchPlayer): void {
  player.counters.shots++;
  player.counters.score += POINTS.shot;
}

function scoreSave(match: Match, player: MatchPlayer): void {
  match.events.push({ kind: 'save', player });
  player.counters.saves++;
  player.counters.score += POINTS.save;
}

/** Credits the last attacker who touched the ball, as the game also does with own goals. */
export function scoreGoal(match: Match, conceding: Team): void {
  const team: Team = conceding === 0 ? 1 : 0;
  const touches = match.touches.filter(({ player }) => getTeam(player) === team);
  const scorer = touches[0]?.player ?? match.players.find(({ profile }) => profile.team === team)!;
  const pass = touches.find(({ player }) => player !== scorer);
  const assistant =
    pass !== undefined && getActiveClock(match) - pass.at < ASSIST_SECONDS ? pass.player : null;
  match.score[team]++;
  scorer.counters.goals++;
  scorer.counters.score += POINTS.goal;
  if (scorer.counters.shots < scorer.counters.goals) scorer.counters.shots++;
  if (assistant !== null) {
    assistant.counters.assists++;
    assistant.counters.score += POINTS.assist;
  }
  match.events.push({ kind: 'goal', team, scorer, assistant, location: { ...match.ball.position } });
  match.ball.velocity = { x: 0, y: 0, z: 0 };
  match.conceded = conceding;
  match.ballInPlay = false;
  match.shot = null;
  match.phase = 'PostGoalScored';
  match.phaseSeconds = 0;
}

/** Contacts of one car closer together than this are one touch (game-and-stats.md 3.2). */
const TOUCH_SECONDS = 0.25;
/** Time after a kickoff's first touch, s; the ball's speed after it, and upward, uu/s. */
const SQUEEZE_SECONDS = 0.35;
const SQUEEZE_SPEED = 1900;
const SQUEEZE_RISE = 600;

/** Lets a car that reaches the ball hit it or bounce it off, and counts touch, shot and save. */
export function touchBall(match: Match, strategy: Strategy, player: ActivePlayer): void {
  const { ball } = match;
  const { car } = player;
  if (strategy.isCarrying?.(player)) return;
  if (distance(car.position, ball.position) > BALL.radius + 110) return;
  const contact = findCarContact(car, ball);
  if (contact.gap > 0) return;
  const now = getActiveClock(match);
  const fresh = now - player.lastContact > TOUCH_SECONDS || !match.ballHit;
  player.lastContact = now;
  if (!fresh) {
    bounceOffCar(ball, car, contact);
    slowKickoffBall(match);
    return;
  }
  const threat = match.shot;
  if (!strategy.strike(player, contact)) {
    bounceOffCar(ball, car, contact);
    ball.position = add(ball.position, scale(contact.normal, 2));
  }
  if (!match.ballHit) match.kickedOffAt = now;
  match.ballHit = true;
  slowKickoffBall(match);
  match.pathIn = 0;
  strategy.touched?.(player);
  scoreTouch(match, player);
  judgeShot(match, player, threat);
}

/** Makes a ball squeezed between two cars come out low and slow, whatever the bounces give. */
function slowKickoffBall(match: Match): void {
  if (getActiveClock(match) - match.kickedOffAt > SQUEEZE_SECONDS) return;
  const { ball } = match;
  ball.velocity = limitLength(ball.velocity, SQUEEZE_SPEED);
  ball.velocity.z = Math.min(ball.velocity.z, SQUEEZE_RISE);
}

/** Counts shots that are going in, and saves of those. */
function judgeShot(match: Match, player: ActivePlayer, threat: Match['shot']): void {
  const team = getTeam(player);
  const conceding = findGoalAhead(match.ball);
  const saved = threat !== null && getTeam(threat.shooter) !== team && conceding !== team;
  if (saved) scoreSave(match, player);
  match.shot = null;
  if (conceding === null || conceding === team) return;
  match.shot = { shooter: player };
  scoreShot(player);
}
