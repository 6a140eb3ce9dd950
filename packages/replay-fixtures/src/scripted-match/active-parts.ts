import { SECOND_PRESS_SECONDS } from './air.ts';
import { type AirMove, CAR, type Car, type CarMoves } from './car.ts';

/** Which of a car's components are at work. */
export interface ActiveParts {
  jump: boolean;
  doubleJump: boolean;
  dodge: boolean;
}

export const NO_PARTS: ActiveParts = { jump: false, doubleJump: false, dodge: false };

/** Seconds for which a component counts as active in an air move: [from, to). */
const ACTIVE_SPANS: Record<keyof ActiveParts, (move: AirMove) => [number, number] | null> = {
  jump: () => [0, CAR.jumpHoldSeconds],
  doubleJump: (move) => (move === 'doubleJump' ? [SECOND_PRESS_SECONDS, SECOND_PRESS_SECONDS + 0.1] : null),
  dodge: (move) => (move === 'dodge' ? [SECOND_PRESS_SECONDS, SECOND_PRESS_SECONDS + 0.65] : null),
};

export function activeParts({ air, moves }: Car): ActiveParts {
  if (moves !== null) return { jump: moves.jump, doubleJump: moves.doubleJump, dodge: moves.dodge };
  const active = (part: keyof ActiveParts): boolean => {
    const span = air === null ? null : ACTIVE_SPANS[part](air.move);
    return span !== null && air!.seconds >= span[0] && air!.seconds < span[1];
  };
  return { jump: active('jump'), doubleJump: active('doubleJump'), dodge: active('dodge') };
}

/** Direction of the latest dodge, in the car's axes; scripted cars only flip forward. */
export const dodgeDirection = ({ moves }: Car): CarMoves['direction'] =>
  moves === null ? { forward: 1, right: 0 } : { ...moves.direction };
