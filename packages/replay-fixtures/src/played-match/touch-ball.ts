import { type Match, teamOf } from '../match/match.ts';
import { scoreSave, scoreShot, scoreTouch } from '../match/scoring.ts';
import { BALL, goalAhead, limitSpeed } from '../physics/ball.ts';
import { bounceOffCar, contactOf } from '../physics/contact.ts';
import {
  about,
  add,
  distance,
  dot,
  facing,
  length,
  multiply,
  normalise,
  noseOf,
  roofOf,
  scale,
  subtract,
  vector,
} from '../physics/geometry.ts';
import { type ActiveDriver, activeOf, now, type PlayedState } from './driver.ts';
import { jump } from './flight.ts';
import { sideOf } from './roles.ts';
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

/** From the car's centre to a ball that lies on the roof, along nose and roof, uu. */
const ON_ROOF = { ahead: 14, above: 132 } as const;
/** The ball needs this long to settle there. */
const SETTLING = 0.35;
const FLICK = { forward: 900, up: 620, spread: 250 } as const;

/** Keeps a carried ball on the roof, and ends the carry: by a flick, an opponent, or because it rolls off. */
export function stepCarry(state: PlayedState, dt: number): void {
  const { carry, match } = state;
  if (carry === null) return;
  const { driver } = carry;
  const { car } = driver;
  carry.seconds += dt;
  const lost = driver.player.car !== car || driver.flight !== null || match.phase !== 'Active';
  if (lost) {
    state.carry = null;
    return;
  }
  const { ball, random } = match;
  const nose = noseOf(car.attitude!);
  const roof = roofOf(car.attitude!);
  const swing = Math.sin(carry.seconds * 7);
  const wanted = add(car.position, add(scale(nose, ON_ROOF.ahead + 8 * swing), scale(roof, ON_ROOF.above)));
  const share = Math.min(1, (carry.seconds / SETTLING) * dt * 60 * 0.12 + (carry.seconds > SETTLING ? 1 : 0));
  ball.position = add(scale(ball.position, 1 - share), scale(wanted, share));
  ball.position.z = Math.max(ball.position.z, 98);
  ball.velocity = { ...car.velocity };
  ball.angular = vector(0, 0, 0);
  driver.player.lastContact = now(state);
  const rivals = activeOf(state, teamOf(driver.player) === 0 ? 1 : 0);
  const near = rivals.some((rival) => distance(rival.car.position, ball.position) < 520);
  const sign = sideOf(driver);
  const close = sign * ball.position.y > 2600;
  if (carry.seconds < carry.until && !(near && carry.seconds > 0.5) && !(close && carry.seconds > 1.1))
    return;
  state.carry = null;
  state.pathIn = 0;
  if (!random.chance(0.35 + 0.6 * driver.ability.mechanics)) {
    ball.velocity = add(car.velocity, vector(random.between(-250, 250), random.between(-250, 250), 150));
    return;
  }
  flick(state, driver);
  limitSpeed(ball);
}

function flick({ match }: PlayedState, driver: NonNullable<PlayedState['carry']>['driver']): void {
  const { car } = driver;
  const { ball, random } = match;
  const musty = random.chance(0.2);
  const nose = noseOf(car.attitude!);
  jump(driver, car, {
    hold: 0.06,
    tilt: musty ? 0.9 : 0,
    planned: {
      dodge: musty ? { forward: -1, right: 0, style: 'full' } : { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => {
        if (seconds < 0.14) {
          // The ball rides along until the dodge meets it.
          return false;
        }
        const side = random.between(-FLICK.spread, FLICK.spread);
        const push = vector(
          nose.x * FLICK.forward - nose.y * side,
          nose.y * FLICK.forward + nose.x * side,
          FLICK.up,
        );
        if (distance(car.position, ball.position) < 230) {
          ball.velocity = add(car.velocity, push);
          driver.player.lastContact = Number.NEGATIVE_INFINITY;
        }
        return true;
      },
    },
  });
  ball.velocity = { ...car.velocity };
  if (musty) car.attitude = multiply(about(vector(nose.y, -nose.x, 0), 0.45), car.attitude!);
}
