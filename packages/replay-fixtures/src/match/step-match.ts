import { concededBy, goalAhead, PATH_STEP, predictPath, stepBall } from '../physics/ball.ts';
import { CAR, NO_CONTROLS } from '../physics/car.ts';
import type { Contact } from '../physics/contact.ts';
import { stepDriving } from '../physics/driving.ts';
import { stepFlight } from '../physics/flight.ts';
import { meetCars } from './collisions.ts';
import { type ActivePlayer, activePlayers, type Match } from './match.ts';
import { FRAME_SECONDS, respawnDemolished, stepPads, updatePresence } from './match-flow.ts';
import { scoreGoal, touchBall } from './scoring.ts';

/** Physics steps a frame. */
const SUBSTEPS = 3;
const DT = FRAME_SECONDS / SUBSTEPS;
const PATH_FRAMES = Math.round(PATH_STEP / FRAME_SECONDS);

/** Who decides what the players do: a script, or players with abilities. */
export interface Strategy {
  /** Sees the events of a frame before they are cleared. */
  settle(): void;
  /** Called first in every frame, during the countdown too. */
  beginFrame(): void;
  /** Sets the controls of every car; `pathIsNew` in frames in which the ball's path was predicted again. */
  decide(pathIsNew: boolean): void;
  /** Sends the ball where the player wants it; false when it just bounces off his car. */
  strike(player: ActivePlayer, contact: Contact): boolean;
  /** Called after a touch, before it is counted. */
  touched(player: ActivePlayer): void;
  mayDemolish(attacker: ActivePlayer, victim: ActivePlayer): boolean;
  /** Whether the player has the ball on the roof, which is no touch. */
  carries(player: ActivePlayer): boolean;
  /** Moves a ball that is carried; false when nobody carries it. */
  stepCarry(dt: number): boolean;
}

/** Moves a match on by one frame. */
export function stepMatch(match: Match, strategy: Strategy): void {
  updatePresence(match);
  respawnDemolished(match);
  strategy.beginFrame();
  if (match.phase === 'Countdown') {
    match.pathIn = 0;
    for (const { car } of activePlayers(match)) car.controls = NO_CONTROLS;
    return;
  }
  match.pathIn--;
  const pathIsNew = match.pathIn <= 0;
  if (pathIsNew) {
    match.pathIn = PATH_FRAMES;
    match.path = predictPath(match.ball);
  }
  strategy.decide(pathIsNew);
  for (let i = 0; i < SUBSTEPS; i++) stepPhysics(match, strategy);
  stepPads(match, FRAME_SECONDS);
}

function stepPhysics(match: Match, strategy: Strategy): void {
  for (const { car } of activePlayers(match)) {
    car.boosting = car.controls.boost && car.boost > 0;
    if (car.flight === null) stepDriving(car, DT);
    else stepFlight(car, DT);
    if (car.boosting) car.boost = Math.max(0, car.boost - CAR.boostUse * DT);
  }
  meetCars(match, strategy.mayDemolish);
  if (!match.ballInPlay || match.phase !== 'Active') return;
  if (!strategy.stepCarry(DT) && match.ballHit) stepBall(match.ball, DT);
  for (const player of activePlayers(match)) touchBall(match, strategy, player);
  const conceding = concededBy(match.ball.position);
  if (conceding !== null) scoreGoal(match, conceding);
  else if (match.shot !== null && match.pathIn === PATH_FRAMES && goalAhead(match.ball) === null) {
    match.shot = null;
  }
}
