import { isOnFloor } from './arena.ts';
import { CAR, type Car, type PlannedDodge } from './car.ts';
import { jump } from './flight.ts';
import { length, noseOf, type Vector } from './geometry.ts';
import type { Random } from './random.ts';

const after = (seconds: number) => (flight: { seconds: number }) => flight.seconds >= seconds;

export function frontFlip(car: Car, random: Random, angle = 0): void {
  const side = Math.abs(angle) > 0.12 ? -Math.sign(angle) * random.between(0.2, 0.6) : 0;
  const dodge: PlannedDodge = { forward: Math.sqrt(1 - side * side), right: side, style: 'full' };
  const hold = random.between(0.1, CAR.jumpHoldSeconds);
  jump(car, { hold, planned: { dodge, due: after(hold + random.between(0.05, 0.12)) } });
}

export function speedFlip(car: Car, random: Random): void {
  const right = random.chance(0.5) ? 0.66 : -0.66;
  const dodge: PlannedDodge = { forward: Math.sqrt(1 - right * right), right, style: 'speed' };
  jump(car, { hold: 0.03, planned: { dodge, due: after(0.08) } });
}

export function halfFlip(car: Car): void {
  const dodge: PlannedDodge = { forward: -1, right: 0, style: 'half' };
  jump(car, { hold: 0.06, planned: { dodge, due: after(0.1) } });
}

/** A jump, nose up, and a dodge just above the ground. */
export function waveDash(car: Car): void {
  jump(car, {
    hold: 0.02,
    tilt: 0.35,
    planned: {
      dodge: { forward: 1, right: 0, style: 'full' },
      due: ({ seconds }) => seconds > 0.2 && car.velocity.z < -120 && car.position.z < 75,
    },
  });
}

/** A move that makes speed on the way to a point straight ahead. */
export function travelMove(
  car: Car,
  random: Random,
  mechanics: number,
  distance: number,
  angle: number,
): void {
  if (!isOnFloor(car.strip.x) || car.speed < 500) return;
  const choice = random.next();
  if (choice < 0.4 * mechanics) waveDash(car);
  else if (choice < 0.4 + 0.15 * mechanics && distance > 1800 && car.boost > 30) {
    speedFlip(car, random);
    car.controls = { ...car.controls, boost: true };
  } else if (distance > 700 && length(car.velocity) < CAR.supersonic) frontFlip(car, random, angle);
}

/** Jumps towards a ball overhead and dodges into it when it is near. */
export function jumpAtBall(
  car: Car,
  ball: () => Vector,
  options: { high: boolean; dodges: boolean; aim: number; reach: number },
): void {
  const dodge = towards(car, options.aim);
  jump(car, {
    hold: options.high ? CAR.jumpHoldSeconds : 0.08,
    tilt: options.high ? 0.35 : 0.1,
    ...(options.high && !options.dodges ? { doubleJumpAt: 0.26 } : {}),
    planned: options.dodges
      ? {
          dodge,
          due: ({ seconds }) => {
            const { x, y, z } = ball();
            const gap = Math.hypot(x - car.position.x, y - car.position.y, z - car.position.z);
            return seconds > 0.1 && gap < options.reach;
          },
        }
      : null,
  });
}

/** A dodge at an angle from the nose, left positive. */
function towards(car: Car, angle: number): PlannedDodge {
  const nose = noseOf(car.orientation);
  const level = Math.hypot(nose.x, nose.y) > 0.05;
  return {
    forward: level ? Math.cos(angle) : 1,
    right: level ? -Math.sin(angle) : 0,
    style: 'full',
  };
}
