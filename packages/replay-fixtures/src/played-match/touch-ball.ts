import { BALL } from '../scripted-match/ball.ts';
import { bounceOffCar, contactOf } from '../scripted-match/contact.ts';
import { goalAhead } from '../scripted-match/flight.ts';
import { type Match, teamOf } from '../scripted-match/match-state.ts';
import { scoreSave, scoreShot, scoreTouch } from '../scripted-match/scoring.ts';
import { add, distance, dot, length, normalise, scale, subtract } from '../scripted-match/vector.ts';
import { facing, noseOf, roofOf } from './attitude.ts';
import { type ActiveDriver, now, type PlayedState } from './play.ts';
import { chooseStrike } from './strike.ts';

/** Contacts of one car closer than this are one touch (game-and-stats.md 3.2). */
const TOUCH_SECONDS = 0.25;
/** Seconds for which a player keeps off the ball after he played it away. */
const REST_SECONDS = 1.1;
/** After the first touch of a kickoff, s; how fast the ball leaves then, and upwards, uu/s. */
const SQUEEZE_SECONDS = 0.35;
const SQUEEZE_SPEED = 1900;
const SQUEEZE_RISE = 600;

export function touchBall(state: PlayedState, driver: ActiveDriver): void {
  const { match, carry } = state;
  const { car, player } = driver;
  const { ball } = match;
  if (carry?.driver === driver) return;
  if (distance(car.position, ball.position) > BALL.radius + 110) return;
  const contact = contactOf(car, ball);
  if (contact.gap > 0) return;
  const time = now(state);
  const fresh = time - player.lastContact > TOUCH_SECONDS || !match.ballHit;
  player.lastContact = time;
  if (!fresh) {
    bounceOffCar(ball, car, contact);
    calmKickoff(state);
    return;
  }
  const threat = match.shot;
  const ahead = dot(noseOf(car.attitude!), normalise(subtract(ball.position, car.position))) > 0.2;
  const meant = driver.plan.kind === 'ball' || ahead || state.takers?.has(driver) === true;
  state.carry = null;
  if (meant && !match.random.chance(driver.ability.mishit)) {
    const { velocity, kind } = chooseStrike(state, driver, contact);
    ball.position = add(ball.position, scale(contact.normal, -contact.gap + 2));
    ball.velocity = velocity;
    ball.angular = scale(velocity, 2 / (length(velocity) || 1));
    if (kind === 'carry' && driver.flight === null) {
      state.carry = { driver, seconds: 0, until: 0.8 + 2.6 * match.random.next() };
    }
    const keeps = kind === 'soft' || kind === 'carry';
    driver.restsUntil = keeps ? 0 : time + REST_SECONDS;
    afterAerial(driver, match);
  } else {
    bounceOffCar(ball, car, contact);
    ball.position = add(ball.position, scale(contact.normal, 2));
  }
  if (!match.ballHit) state.kickedOffAt = time;
  match.ballHit = true;
  calmKickoff(state);
  state.takers = null;
  state.pathIn = 0;
  if (state.holder !== teamOf(player)) state.spell++;
  else if (match.lastTouch !== player) state.spell++;
  state.holder = teamOf(player);
  scoreTouch(match, player);
  judge(state, driver, threat);
}

/** A ball squeezed between two takers comes out low and slow, whatever the bounces say. */
function calmKickoff(state: PlayedState): void {
  if (now(state) - state.kickedOffAt > SQUEEZE_SECONDS) return;
  const { ball } = state.match;
  const size = length(ball.velocity);
  if (size > SQUEEZE_SPEED) ball.velocity = scale(ball.velocity, SQUEEZE_SPEED / size);
  ball.velocity.z = Math.min(ball.velocity.z, SQUEEZE_RISE);
}

/** Shots that fly in, and the saves of those that did. */
function judge({ match }: PlayedState, { player }: ActiveDriver, threat: Match['shot']): void {
  const team = teamOf(player);
  const conceding = goalAhead(match.ball);
  const saved = threat !== null && teamOf(threat.shooter) !== team && conceding !== team;
  if (saved) scoreSave(match, player);
  match.shot = null;
  if (conceding === null) return;
  if (conceding !== team) {
    match.shot = { shooter: player, forKeeper: false };
    scoreShot(match, player);
  }
}

/** Wheels on the ball give the flip back; a good flyer follows his own ball. */
function afterAerial({ car, flight, ability }: ActiveDriver, match: Match): void {
  if (flight === null || flight.aerial === null) return;
  const { ball, random } = match;
  const toBall = subtract(ball.position, car.position);
  if (flight.wheelsFirst) {
    car.attitude = facing(noseOf(car.attitude!), scale(toBall, -1));
    car.moves!.refreshes++;
    car.moves!.dodge = false;
    flight.dodge = null;
    flight.wheelsFirst = false;
    flight.seconds = 0.3;
    flight.hold = 0;
    flight.doubleJumpAt = null;
    flight.planned = {
      dodge: { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => seconds > 0.6 && distance(car.position, ball.position) < 230,
    };
    flight.aerial.at = flight.seconds + 0.8;
    const keep = add(car.velocity, scale(toBall, 0.6));
    ball.velocity = keep;
    return;
  }
  if (random.chance(0.55 * ability.mechanics) && car.boost > 50) {
    // An air dribble: the ball goes on a little ahead of the car.
    const push = add(scale(noseOf(car.attitude!), 190), scale(roofOf(car.attitude!), 60));
    ball.velocity = add(car.velocity, push);
    ball.velocity.z += 190;
    flight.aerial.at = flight.seconds + 0.55;
    return;
  }
  flight.aerial = null;
}
