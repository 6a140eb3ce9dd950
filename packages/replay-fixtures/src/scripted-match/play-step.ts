import { clockOf, type Match, type MatchPlayer, teamOf } from '../match/match.ts';
import { scoreGoal, scoreSave, scoreShot, scoreTouch } from '../match/scoring.ts';
import { attackSign } from '../physics/arena.ts';
import { BALL, concededBy, goalAhead, stepBall } from '../physics/ball.ts';
import { CAR, stepGround } from '../physics/car.ts';
import { bounceOffCar, contactOf } from '../physics/contact.ts';
import { add, length, planDistance, scale, subtract } from '../physics/geometry.ts';
import type { Director } from './director.ts';
import { chooseKick, clearance } from './kick.ts';
import { stepAir } from './steering.ts';

/** Contacts of one car closer than this are one touch (game-and-stats.md 3.2). */
const TOUCH_SECONDS = 0.25;
/** Cars are pushed apart when closer than this. */
const CAR_GAP = 100;

/** Moves cars and ball by `dt` and deals with what collides. */
export function stepPlay(match: Match, director: Director, challenger: MatchPlayer | null, dt: number): void {
  for (const { car } of match.players) {
    if (car === null || match.phase === 'Countdown') continue;
    car.boosting = car.controls.boost && car.boost > 0;
    if (car.boosting) car.boost = Math.max(0, car.boost - CAR.boostUse * dt);
    if (car.air === null) stepGround(car, dt);
    else stepAir(car, dt);
  }
  pushCarsApart(match);
  if (!match.ballInPlay || match.phase !== 'Active') return;
  if (match.ballHit) stepBall(match.ball, dt);
  for (const player of match.players) touchBall(match, director, challenger, player);
  const conceding = concededBy(match.ball.position);
  if (conceding !== null) scoreGoal(match, conceding);
  else if (match.shot !== null && goalAhead(match.ball) === null) match.shot = null;
}

function touchBall(
  match: Match,
  director: Director,
  challenger: MatchPlayer | null,
  player: MatchPlayer,
): void {
  const { car } = player;
  if (car === null) return;
  if (planDistance(car.position, match.ball.position) > BALL.radius + 120) return;
  const contact = contactOf(car, match.ball);
  if (contact.gap > 0) return;
  const fresh = clockOf(match) - player.lastContact > TOUCH_SECONDS || !match.ballHit;
  if (!fresh) {
    bounceOffCar(match.ball, car, contact);
    return;
  }
  player.lastContact = clockOf(match);
  const stopped = match.shot;
  if (stopped !== null && teamOf(stopped.shooter) !== teamOf(player)) {
    bounceOffCar(match.ball, car, contact);
    match.ball.velocity = clearance(match, attackSign(teamOf(player)));
    match.shot = null;
    scoreTouch(match, player);
    scoreSave(match, player);
    director.possession = teamOf(player);
    return;
  }
  if (player === challenger || !match.ballHit) {
    const kick = chooseKick(match, director, player, contact);
    match.ball.position = add(match.ball.position, scale(contact.normal, -contact.gap));
    match.ball.velocity = kick.velocity;
    match.ball.angular = scale(kick.velocity, 1 / (length(kick.velocity) || 1));
    match.shot = kick.shot;
    if (!match.ballHit) director.possession = teamOf(player);
    if (kick.loses) director.possession = teamOf(player) === 0 ? 1 : 0;
    match.ballHit = true;
    scoreTouch(match, player);
    if (kick.shot !== null) scoreShot(match, player);
    return;
  }
  match.shot = null;
  bounceOffCar(match.ball, car, contact);
  scoreTouch(match, player);
}

function pushCarsApart(match: Match): void {
  for (const a of match.players) {
    for (const b of match.players) {
      if (a === b || a.car === null || b.car === null) continue;
      if (Math.abs(a.car.position.z - b.car.position.z) > 40) continue;
      const gap = planDistance(a.car.position, b.car.position);
      if (gap >= CAR_GAP || gap === 0) continue;
      const away = scale(subtract(b.car.position, a.car.position), (CAR_GAP - gap) / 2 / gap);
      b.car.position = add(b.car.position, { ...away, z: 0 });
      a.car.position = subtract(a.car.position, { ...away, z: 0 });
    }
  }
}
