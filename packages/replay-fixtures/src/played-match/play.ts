import type { Team } from '../scripted-match/arena.ts';
import type { Car } from '../scripted-match/car.ts';
import { clockOf, type Match } from '../scripted-match/match-state.ts';
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
  /** By team: who had a car when the frame began. */
  active: [ActiveDriver[], ActiveDriver[]];
  frame: number;
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

const hasCar = (driver: Driver): driver is ActiveDriver =>
  driver.car !== null && driver.player.car === driver.car;

/** The team's drivers who have a car, as the frame began. */
export const activeOf = ({ active }: PlayedState, team: Team): readonly ActiveDriver[] => active[team];

export function refreshActive(state: PlayedState): void {
  for (const team of [0, 1] as const) {
    state.active[team] = state.drivers.filter(
      (driver): driver is ActiveDriver => hasCar(driver) && driver.player.profile.team === team,
    );
  }
}

export const now = ({ match }: PlayedState): number => clockOf(match);
