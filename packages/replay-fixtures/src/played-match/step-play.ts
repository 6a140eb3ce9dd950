import { respawn, stepPads, updatePresence } from '../match/match-flow.ts';
import { FRAME_SECONDS } from '../match/run-match.ts';
import { scoreGoal } from '../match/scoring.ts';
import { concededBy, goalAhead, PATH_STEP, predictPath, stepBall } from '../physics/ball.ts';
import { CAR, NO_CONTROLS } from '../physics/car.ts';
import { act } from './act.ts';
import { meetCars } from './cars-meet.ts';
import { type ActiveDriver, activeOf, enterCar, type PlayedState, refreshActive } from './driver.ts';
import { stepDriving } from './driving.ts';
import { stepFlight } from './flight.ts';
import { chooseTakers, playKickoff } from './kickoff-play.ts';
import { assignRoles } from './roles.ts';
import { think } from './think.ts';
import { stepCarry, touchBall } from './touch-ball.ts';

/** Physics steps a frame. */
const SUBSTEPS = 3;
const DT = FRAME_SECONDS / SUBSTEPS;
const PATH_FRAMES = Math.round(PATH_STEP / FRAME_SECONDS);

/** Moves the match on by one frame. */
export function stepPlay(state: PlayedState): void {
  const { match } = state;
  updatePresence(match);
  for (const player of match.players) {
    if (player.respawnIn === null) continue;
    player.respawnIn -= FRAME_SECONDS;
    if (player.respawnIn <= 0) respawn(match, player);
  }
  for (const driver of state.drivers) {
    const { car } = driver.player;
    if (car === null) driver.car = null;
    else if (driver.car !== car) enterCar(driver, car);
  }
  state.frame++;
  refreshActive(state);
  const drivers = [...activeOf(state, 0), ...activeOf(state, 1)];
  if (match.phase === 'Countdown') {
    state.takers = null;
    state.carry = null;
    state.holder = null;
    state.pathIn = 0;
    for (const driver of drivers) driver.car.controls = NO_CONTROLS;
    return;
  }
  look(state);
  for (const driver of drivers) decide(state, driver);
  for (let i = 0; i < SUBSTEPS; i++) stepPhysics(state, drivers);
  stepPads(match, FRAME_SECONDS);
}

function look(state: PlayedState): void {
  state.pathIn--;
  if (state.pathIn > 0) return;
  state.pathIn = PATH_FRAMES;
  state.path = predictPath(state.match.ball);
  assignRoles(state, 0);
  assignRoles(state, 1);
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

function stepPhysics(state: PlayedState, drivers: readonly ActiveDriver[]): void {
  const { match } = state;
  for (const driver of drivers) {
    const { car } = driver;
    if (driver.player.car !== car) continue;
    car.boosting = car.controls.boost && car.boost > 0;
    if (driver.flight === null) stepDriving(driver, car, DT);
    else stepFlight(driver, car, DT);
    if (car.boosting) car.boost = Math.max(0, car.boost - CAR.boostUse * DT);
  }
  meetCars(state, drivers);
  if (!match.ballInPlay || match.phase !== 'Active') return;
  if (state.carry !== null) stepCarry(state, DT);
  else if (match.ballHit) stepBall(match.ball, DT);
  for (const driver of drivers) if (driver.player.car === driver.car) touchBall(state, driver);
  const conceding = concededBy(match.ball.position);
  if (conceding !== null) {
    scoreGoal(match, conceding);
    state.carry = null;
  } else if (match.shot !== null && state.pathIn === PATH_FRAMES && goalAhead(match.ball) === null) {
    match.shot = null;
  }
}
