import type { Team } from '../physics/arena.ts';
import { BALL, goalAhead } from '../physics/ball.ts';
import { bounceOffCar, contactOf } from '../physics/contact.ts';
import { add, distance, length, scale } from '../physics/geometry.ts';
import { type ActivePlayer, clockOf, type Match, type MatchPlayer, teamOf } from './match.ts';
import type { Strategy } from './step-match.ts';

/** Points of the scoreboard. Source: game-and-stats.md 2.5. */
const POINTS = { touch: 2, shot: 10, save: 50, assist: 50, goal: 100 } as const;
/** A pass counts as assist when the goal follows within this. */
const ASSIST_SECONDS = 10;

function scoreTouch(match: Match, player: MatchPlayer): void {
  match.events.push({ kind: 'touch', player });
  match.lastTouch = player;
  match.touches.unshift({ player, at: clockOf(match) });
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

/** Credits the last attacker who touched the ball, as the game does with own goals too. */
export function scoreGoal(match: Match, conceding: Team): void {
  const team: Team = conceding === 0 ? 1 : 0;
  const touches = match.touches.filter(({ player }) => teamOf(player) === team);
  const scorer = touches[0]?.player ?? match.players.find(({ profile }) => profile.team === team)!;
  const pass = touches.find(({ player }) => player !== scorer);
  const assistant = pass !== undefined && clockOf(match) - pass.at < ASSIST_SECONDS ? pass.player : null;
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

/** Contacts of one car closer than this are one touch (game-and-stats.md 3.2). */
const TOUCH_SECONDS = 0.25;
/** After the first touch of a kickoff, s; how fast the ball leaves then, and upwards, uu/s. */
const SQUEEZE_SECONDS = 0.35;
const SQUEEZE_SPEED = 1900;
const SQUEEZE_RISE = 600;

/** Lets a car that reaches the ball strike it or bounce it off, and counts touch, shot and save. */
export function touchBall(match: Match, strategy: Strategy, player: ActivePlayer): void {
  const { ball } = match;
  const { car } = player;
  if (strategy.carries(player)) return;
  if (distance(car.position, ball.position) > BALL.radius + 110) return;
  const contact = contactOf(car, ball);
  if (contact.gap > 0) return;
  const now = clockOf(match);
  const fresh = now - player.lastContact > TOUCH_SECONDS || !match.ballHit;
  player.lastContact = now;
  if (!fresh) {
    bounceOffCar(ball, car, contact);
    calmKickoff(match);
    return;
  }
  const threat = match.shot;
  if (!strategy.strike(player, contact)) {
    bounceOffCar(ball, car, contact);
    ball.position = add(ball.position, scale(contact.normal, 2));
  }
  if (!match.ballHit) match.kickedOffAt = now;
  match.ballHit = true;
  calmKickoff(match);
  match.pathIn = 0;
  strategy.touched(player);
  scoreTouch(match, player);
  judgeShot(match, player, threat);
}

/** A ball squeezed between two cars comes out low and slow, whatever the bounces say. */
function calmKickoff(match: Match): void {
  if (clockOf(match) - match.kickedOffAt > SQUEEZE_SECONDS) return;
  const { ball } = match;
  const size = length(ball.velocity);
  if (size > SQUEEZE_SPEED) ball.velocity = scale(ball.velocity, SQUEEZE_SPEED / size);
  ball.velocity.z = Math.min(ball.velocity.z, SQUEEZE_RISE);
}

/** Shots that fly in, and the saves of those that did. */
function judgeShot(match: Match, player: ActivePlayer, threat: Match['shot']): void {
  const team = teamOf(player);
  const conceding = goalAhead(match.ball);
  const saved = threat !== null && teamOf(threat.shooter) !== team && conceding !== team;
  if (saved) scoreSave(match, player);
  match.shot = null;
  if (conceding === null || conceding === team) return;
  match.shot = { shooter: player };
  scoreShot(player);
}
