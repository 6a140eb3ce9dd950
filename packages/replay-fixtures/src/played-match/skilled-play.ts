import { type ActivePlayer, clockOf, type Match } from '../match/match.ts';
import { FRAME_SECONDS } from '../match/match-flow.ts';
import type { Strategy } from '../match/step-match.ts';
import { act } from './act.ts';
import { type ActiveDriver, activeOf, enterCar, type PlayedState, refreshActive } from './driver.ts';
import { chooseTakers, playKickoff } from './kickoff-play.ts';
import { assignRoles } from './roles.ts';
import { think } from './think.ts';
import { noteTouch, stepCarry, strikeBall } from './touch-ball.ts';

/** Goals behind and seconds left for giving up. */
const HOPELESS = { goals: 3, seconds: 100 } as const;
/** Nobody is demolished for so long after a kickoff's first touch. */
const PEACE_SECONDS = 1;

/** Drivers decide by their abilities, roles and moods. */
export function skilledPlay(state: PlayedState, forfeits: boolean): Strategy {
  const { match } = state;
  const driverOf = (player: ActivePlayer) =>
    state.drivers.find((driver) => driver.player === player)! as ActiveDriver;
  return {
    settle: () => {
      if (forfeits) giveUp(match);
    },
    beginFrame: () => beginFrame(state),
    decide: (pathIsNew) => {
      if (pathIsNew) {
        assignRoles(state, 0);
        assignRoles(state, 1);
      }
      for (const driver of [...activeOf(state, 0), ...activeOf(state, 1)]) decide(state, driver);
    },
    strike: (player, contact) => strikeBall(state, driverOf(player), contact),
    touched: (player) => noteTouch(state, driverOf(player)),
    mayDemolish: () => state.takers === null && clockOf(match) - match.kickedOffAt > PEACE_SECONDS,
    carries: (player) => state.carry?.driver.player === player,
    stepCarry: (dt) => stepCarry(state, dt),
  };
}

function giveUp(match: Match): void {
  const lead = match.score[0] - match.score[1];
  const left = match.options.seconds - match.playSeconds;
  const scored = match.events.some(({ kind }) => kind === 'goal');
  if (!scored || left > HOPELESS.seconds || Math.abs(lead) < HOPELESS.goals) return;
  match.forfeit = lead > 0 ? 1 : 0;
  match.phase = 'Finished';
  match.phaseSeconds = 0;
}

function beginFrame(state: PlayedState): void {
  for (const driver of state.drivers) {
    const { car } = driver.player;
    if (car === null) driver.car = null;
    else if (driver.car !== car) enterCar(driver, car);
  }
  state.frame++;
  refreshActive(state);
  const { phase } = state.match;
  if (phase !== 'Active') state.carry = null;
  if (phase !== 'Countdown') return;
  state.takers = null;
  state.holder = null;
}

function decide(state: PlayedState, driver: ActiveDriver): void {
  const { match } = state;
  if (match.phase === 'Active' && !match.ballHit) {
    state.takers ??= chooseTakers(state);
    playKickoff(state, driver);
    return;
  }
  driver.thinkIn -= FRAME_SECONDS;
  if (driver.thinkIn <= 0 || driver.plan.kind === 'ball') {
    if (driver.thinkIn <= 0) driver.thinkIn = driver.ability.thinkSeconds;
    driver.plan = think(state, driver);
  }
  act(state, driver);
}
