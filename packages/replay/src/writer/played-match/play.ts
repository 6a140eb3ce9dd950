import type { Team } from '../scripted-match/arena.ts';
import type { Car } from '../scripted-match/car.ts';
import { carsOf, clockOf, type Match } from '../scripted-match/match-state.ts';
import type { Vector } from '../scripted-match/vector.ts';
import type { Driver } from './driver.ts';

export type ActiveDriver = Driver & { car: Car };

/** A ball on a car's roof. */
export interface Carry {
  driver: ActiveDriver;
  seconds: number;
  /** How long it goes well. */
  until: number;
}

/** Everything that the players look at and act on. */
export interface PlayedState {
  match: Match;
  drivers: readonly Driver[];
  /** Where the ball goes untouched, a place every `PATH_STEP`. */
  path: Vector[];
  /** Frames until the path is looked at again. */
  pathIn: number;
  /** Counts changes of who has the ball. */
  spell: number;
  /** Team of the latest touch. */
  holder: Team | null;
  carry: Carry | null;
  takers: Set<Driver> | null;
  /** Play second of the latest kickoff's first touch. */
  kickedOffAt: number;
}

/** The team's drivers who have a car. */
export function activeOf({ match, drivers }: PlayedState, team: Team): ActiveDriver[] {
  const players = new Set(carsOf(match, team) as object[]);
  return drivers.filter(
    (driver): driver is ActiveDriver => driver.car !== null && players.has(driver.player),
  );
}

export const now = ({ match }: PlayedState): number => clockOf(match);
