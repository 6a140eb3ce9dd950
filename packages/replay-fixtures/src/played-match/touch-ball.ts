import { getTeam, type Match } from '../match/match.ts';
import { type Ball, type Contact, findGoalAhead, limitSpeed, sendBall } from '../physics/ball.ts';
import { jump } from '../physics/flight.ts';
import {
  about,
  add,
  distance,
  dot,
  facing,
  getNose,
  getRoof,
  multiply,
  normalize,
  scale,
  subtract,
  vector,
} from '../physics/geometry.ts';
import { type ActiveDriver, listActiveDrivers, now, type PlayedState } from './driver.ts';
import { getDriverSign } from './roles.ts';
import { chooseStrike } from './strike.ts';

/** Seconds for which a player stays off the ball after playing it. */
const REST_SECONDS = 0.4;

/** Speed across the field of a ball that is turned aside, uu/s. */
const ASIDE_SPEED = 1500;
/** Share of touches toward the own goal that a player turns aside in time. */
const TURNED_ASIDE = 0.9;

/** Plays the ball as the driver intends, or returns false if the touch isn't intentional or fails. */
export function strikeBall(state: PlayedState, driver: ActiveDriver, contact: Contact): boolean {
  const { match } = state;
  const { car } = driver;
  const { ball, random } = match;
  const ahead = dot(getNose(car.orientation), normalize(subtract(ball.position, car.position))) > 0.2;
  const meant = driver.plan.kind === 'ball' || ahead || state.takers?.has(driver) === true;
  state.carry = null;
  if (!meant || random.chance(driver.ability.mishit)) return false;
  const { velocity, kind } = chooseStrike(state, driver, contact);
  sendBall(ball, contact, velocity);
  if (kind === 'carry' && car.flight === null) {
    state.carry = { driver, seconds: 0, until: 0.8 + 2.6 * random.next() };
  }
  const keeps = kind === 'soft' || kind === 'carry';
  driver.restsUntil = keeps ? 0 : now(state) + REST_SECONDS;
  afterAerial(driver, match);
  return true;
}

/** Sends a ball past the post instead of into the player's own goal. */
function turnAside(ball: Ball): void {
  ball.velocity.x = Math.sign(ball.position.x || 1) * ASIDE_SPEED;
  ball.velocity.y *= -0.3;
  ball.velocity.z = Math.max(ball.velocity.z, 400);
}

/** Starts a new possession when another player touches the ball. */
export function noteTouch(state: PlayedState, { player }: ActiveDriver): void {
  const { ball, random } = state.match;
  if (findGoalAhead(ball) === getTeam(player) && random.chance(TURNED_ASIDE)) turnAside(ball);
  state.takers = null;
  if (state.holder !== getTeam(player) || state.match.lastTouch !== player) state.spell++;
  state.holder = getTeam(player);
}

/** Wheels on the ball give the flip back; a good flyer follows their own touch. */
function afterAerial({ car, ability }: ActiveDriver, match: Match): void {
  const { flight } = car;
  if (flight === null || flight.aerial === null) return;
  const { ball, random } = match;
  const toBall = subtract(ball.position, car.position);
  if (flight.wheelsFirst) {
    car.orientation = facing(getNose(car.orientation), scale(toBall, -1));
    car.moves.refreshes++;
    car.moves.dodge = false;
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
    // An air dribble: the ball moves slightly ahead of the car.
    const push = add(scale(getNose(car.orientation), 190), scale(getRoof(car.orientation), 60));
    ball.velocity = add(car.velocity, push);
    ball.velocity.z += 190;
    flight.aerial.at = flight.seconds + 0.55;
    return;
  }
  flight.aerial = null;
}

/** From the car's center to a ball on the roof, along nose and roof, uu. */
const ON_ROOF = { ahead: 14, above: 132 } as const;
/** Time the ball needs to settle there. */
const SETTLING = 0.35;
const FLICK = { forward: 900, up: 620, spread: 250 } as const;

/** Keeps a carried ball on the roof, and ends the carry by a flick, an opponent, or because the ball rolls off. */
export function stepCarry(state: PlayedState, dt: number): boolean {
  const { carry, match } = state;
  if (carry === null) return false;
  const { driver } = carry;
  const { car } = driver;
  carry.seconds += dt;
  if (driver.player.car !== car || car.flight !== null) {
    state.carry = null;
    return driver.player.car === car;
  }
  const { ball, random } = match;
  const nose = getNose(car.orientation);
  const roof = getRoof(car.orientation);
  const swing = Math.sin(carry.seconds * 7);
  const desired = add(car.position, add(scale(nose, ON_ROOF.ahead + 8 * swing), scale(roof, ON_ROOF.above)));
  const share = Math.min(1, (carry.seconds / SETTLING) * dt * 60 * 0.12 + (carry.seconds > SETTLING ? 1 : 0));
  ball.position = add(scale(ball.position, 1 - share), scale(desired, share));
  ball.position.z = Math.max(ball.position.z, 98);
  ball.velocity = { ...car.velocity };
  ball.angular = vector(0, 0, 0);
  driver.player.lastContact = now(state);
  const rivals = listActiveDrivers(state, getTeam(driver.player) === 0 ? 1 : 0);
  const near = rivals.some((rival) => distance(rival.car.position, ball.position) < 520);
  const sign = getDriverSign(driver);
  const close = sign * ball.position.y > 2600;
  if (carry.seconds < carry.until && !(near && carry.seconds > 0.5) && !(close && carry.seconds > 1.1))
    return true;
  state.carry = null;
  match.pathIn = 0;
  if (!random.chance(0.35 + 0.6 * driver.ability.mechanics)) {
    ball.velocity = add(car.velocity, vector(random.between(-250, 250), random.between(-250, 250), 150));
    return true;
  }
  flick(state, driver);
  limitSpeed(ball);
  return true;
}

function flick({ match }: PlayedState, driver: NonNullable<PlayedState['carry']>['driver']): void {
  const { car } = driver;
  const { ball, random } = match;
  const musty = random.chance(0.2);
  const nose = getNose(car.orientation);
  jump(car, {
    hold: 0.06,
    tilt: musty ? 0.9 : 0,
    planned: {
      dodge: musty ? { forward: -1, right: 0, style: 'full' } : { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => {
        if (seconds < 0.14) {
          // The ball is carried until the dodge hits it.
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
  if (musty) car.orientation = multiply(about(vector(nose.y, -nose.x, 0), 0.45), car.orientation);
}
