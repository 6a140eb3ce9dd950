import { limitSpeed } from '../scripted-match/ball.ts';
import { teamOf } from '../scripted-match/match-state.ts';
import { multiply } from '../scripted-match/quaternion.ts';
import { add, distance, scale, vector } from '../scripted-match/vector.ts';
import { about, noseOf, roofOf } from './attitude.ts';
import { jump } from './flight.ts';
import { activeOf, now, type PlayedState } from './play.ts';
import { sideOf } from './roles.ts';

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
