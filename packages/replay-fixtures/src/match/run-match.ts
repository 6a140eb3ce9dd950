import { findConcedingTeam, findGoalAhead, PATH_STEP, predictPath, stepBall } from '../physics/ball.ts';
import { CAR, NO_CONTROLS } from '../physics/car.ts';
import { stepDriving } from '../physics/driving.ts';
import { stepFlight } from '../physics/flight.ts';
import type { Era } from '../recording/era.ts';
import { createMatchHeader } from '../recording/match-header.ts';
import { createTables } from '../recording/match-tables.ts';
import { createRecording, recordFrame } from '../recording/record-frame.ts';
import type { ReplayScript } from '../writer/replay-script.ts';
import { ExpectedCounter, type ExpectedMatch } from './expected.ts';
import { listActivePlayers, type Match, type Strategy } from './match.ts';
import {
  FRAME_SECONDS,
  respawnDemolished,
  startKickoff,
  stepFlow,
  stepPads,
  updatePresence,
} from './match-flow.ts';
import { meetCars, scoreGoal, touchBall } from './scoring.ts';

/** Physics steps per frame. */
const SUBSTEPS = 3;
const DT = FRAME_SECONDS / SUBSTEPS;
const PATH_FRAMES = Math.round(PATH_STEP / FRAME_SECONDS);

/** Advances a match by one frame. */
function stepMatch(match: Match, strategy: Strategy): void {
  updatePresence(match);
  respawnDemolished(match);
  strategy.startFrame?.();
  if (match.phase === 'Countdown') {
    match.pathIn = 0;
    for (const { car } of listActivePlayers(match)) car.controls = NO_CONTROLS;
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
  for (const { car } of listActivePlayers(match)) {
    car.boosting = car.controls.boost && car.boost > 0;
    if (car.flight === null) stepDriving(car, DT);
    else stepFlight(car, DT);
    if (car.boosting) car.boost = Math.max(0, car.boost - CAR.boostUse * DT);
  }
  meetCars(match, strategy.canDemolish);
  if (!match.ballInPlay || match.phase !== 'Active') return;
  if (!strategy.stepCarry?.(DT) && match.ballHit) stepBall(match.ball, DT);
  for (const player of listActivePlayers(match)) touchBall(match, strategy, player);
  const conceding = findConcedingTeam(match.ball.position);
  if (conceding !== null) scoreGoal(match, conceding);
  else if (match.shot !== null && match.pathIn === PATH_FRAMES && findGoalAhead(match.ball) === null) {
    match.shot = null;
  }
}

export interface ScriptedMatch {
  replay: ReplayScript;
  /** What happened, according to the script itself. */
  expected: ExpectedMatch;
}

const KEYFRAME_SECONDS = 10;
/** Server time of the first frame, and the length of a goal replay. */
const START_TIME = 12.5;
const REPLAY_SECONDS = 5;
/** Tick marks come this many frames before their goal (replay-format.md 1.6). */
const TICK_MARK_LEAD = 45;

/** Plays a match from the first kickoff to its end and records it like the era's build. */
export function runMatch(match: Match, era: Era, strategy: Strategy): ScriptedMatch {
  const tables = createTables(match.identity.map);
  const recording = createRecording(match, tables, era);
  const counter = new ExpectedCounter(match);
  startKickoff(match);

  let time = START_TIME;
  let delta = era.restartDelta;
  let restarted = true;
  let sinceKeyframe = 0;
  for (;;) {
    const keyframe = restarted || sinceKeyframe >= KEYFRAME_SECONDS;
    sinceKeyframe = keyframe ? 0 : sinceKeyframe + delta;
    recordFrame(recording, Math.fround(time), delta, keyframe);
    counter.countFrame(delta);
    strategy.settle();
    match.events = [];
    const step = stepFlow(match, FRAME_SECONDS);
    if (step === 'end') break;
    if (step === 'gap') {
      time += REPLAY_SECONDS;
      delta = era.restartDelta;
      restarted = true;
      continue;
    }
    restarted = false;
    stepMatch(match, strategy);
    time += FRAME_SECONDS;
    delta = Math.fround(FRAME_SECONDS);
  }

  const expected = counter.finish();
  return {
    expected,
    replay: {
      header: createMatchHeader(match.options, match.identity, era, expected),
      levels: [],
      debugInfo: [],
      tickMarks: expected.goals.map(({ frame, team }) => ({
        description: `Team${team}Goal`,
        frame: Math.max(0, frame - TICK_MARK_LEAD),
      })),
      packages: [`..\\..\\TAGame\\CookedPCConsole\\${match.identity.map}.upk`],
      objects: tables.objects,
      names: tables.names,
      classes: tables.classes,
      frames: recording.recorder.frames,
    },
  };
}
