import { attackSign, type Team } from '../scripted-match/arena.ts';
import { teamOf } from '../scripted-match/match-state.ts';
import { meetingNow } from './intercept.ts';
import { activeOf, now, type PlayedState } from './play.ts';

/** Worse by this many seconds when the ball is behind the car, as seen towards the goal attacked. */
const WRONG_SIDE_SECONDS = 0.9;
const RESTING_SECONDS = 0.8;
/** Who goes for the ball keeps going unless a mate is this much sooner. */
const KEEP_SECONDS = 0.3;

/** Orders a team by who gets to the ball first: 0 goes, the others support. */
export function assignRoles(state: PlayedState, team: Team): void {
  const sign = attackSign(team);
  const drivers = [...activeOf(state, team)];
  for (const driver of drivers) {
    const { car } = driver;
    const meeting = meetingNow(state, driver);
    const wrongSide = sign * (car.position.y - meeting.place.y) > 150;
    driver.eta =
      meeting.seconds +
      (wrongSide ? WRONG_SIDE_SECONDS : 0) +
      (driver.flight !== null && driver.flight.aerial === null ? 0.35 : 0) +
      (now(state) < driver.restsUntil ? RESTING_SECONDS : 0) -
      (driver.role === 0 ? KEEP_SECONDS : 0);
  }
  drivers.sort((a, b) => a.eta - b.eta);
  for (const [role, driver] of drivers.entries()) driver.role = role;
  const last = drivers.at(-1);
  // The one nearest to the own goal of those who do not go stays last.
  if (drivers.length > 2 && last) {
    const [, second, third] = drivers;
    const deeper = sign * (second!.car.position.y - third!.car.position.y) < -600;
    if (deeper) [second!.role, third!.role] = [2, 1];
  }
}

/** Seconds in which the other team can be at the ball. */
export function rivalSeconds(state: PlayedState, team: Team): number {
  const rivals = activeOf(state, team === 0 ? 1 : 0);
  return rivals.reduce((least, { eta }) => Math.min(least, eta), 9);
}

export const sideOf = (driver: { player: Parameters<typeof teamOf>[0] }): 1 | -1 =>
  attackSign(teamOf(driver.player));
