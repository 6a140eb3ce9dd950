import type { ReplayScript } from '../replay-script.ts';
import { writeReplay } from '../write-replay.ts';
import { stepPads } from './boost-pads.ts';
import { createDirector, type Director, directPossession, settlePlays } from './director.ts';
import { ERAS } from './era.ts';
import { ExpectedCounter, type ExpectedMatch } from './expected.ts';
import { predictPath } from './flight.ts';
import { respawn, startKickoff, updatePresence } from './kickoff.ts';
import { stepFlow } from './match-flow.ts';
import { matchHeader } from './match-header.ts';
import { createMatch, type Match } from './match-state.ts';
import { createTables } from './match-tables.ts';
import { DEFAULT_OPTIONS, type ScriptedMatchOptions } from './options.ts';
import { planDemolition, tryDemolition } from './plan-demolition.ts';
import { stepPlay } from './play-step.ts';
import { createProfiles } from './profiles.ts';
import { createRecording, recordFrame } from './record-frame.ts';
import { findChallenger, steerAll } from './tactics.ts';

export interface ScriptedMatch {
  replay: ReplayScript;
  /** What happened, known from the script itself. */
  expected: ExpectedMatch;
}

const FRAME_SECONDS = 1 / 30;
/** Physics steps per frame: the game's 120 a second. */
const SUBSTEPS = 4;
const KEYFRAME_SECONDS = 10;
/** Server time of the first frame, and what a goal replay takes of it. */
const START_TIME = 12.5;
const REPLAY_SECONDS = 5;
/** Tick marks stand this many frames before their goal (replay-format.md 1.6). */
const TICK_MARK_LEAD = 45;

/**
 * A made-up match that looks like football and holds everything that an analysis reads: kickoffs, touches, shots, goals,
 * saves, assists, pads, boost, air moves, powerslides, a demolition, goal-replay gaps and keyframes. Throws
 * `RangeError` when the options contradict each other.
 */
export function scriptedMatch(options: ScriptedMatchOptions = {}): ScriptedMatch {
  const full = { ...DEFAULT_OPTIONS, ...options };
  if (full.teamSize === 1 && (full.leaver || full.lateJoiner)) {
    throw new RangeError('a duel has nobody to leave or come late');
  }
  const era = ERAS[full.era];
  const tables = createTables();
  const match = createMatch(full, createProfiles(full, era));
  const director = createDirector(match);
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
    settlePlays(match, director);
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
    stepFrame(match, director);
    time += FRAME_SECONDS;
    delta = Math.fround(FRAME_SECONDS);
  }

  const expected = counter.finish();
  return {
    expected,
    replay: {
      header: matchHeader(full, era, expected),
      levels: [],
      debugInfo: [],
      tickMarks: expected.goals.map(({ frame, team }) => ({
        description: `Team${team}Goal`,
        frame: Math.max(0, frame - TICK_MARK_LEAD),
      })),
      packages: ['..\\..\\TAGame\\CookedPCConsole\\Stadium_P.upk'],
      objects: tables.objects,
      names: tables.names,
      classes: tables.classes,
      frames: recording.recorder.frames,
    },
  };
}

/** The file of a scripted match. */
export function writeScriptedMatch(options: ScriptedMatchOptions = {}): Uint8Array {
  return writeReplay(scriptedMatch(options).replay);
}

function stepFrame(match: Match, director: Director): void {
  updatePresence(match);
  for (const player of match.players) {
    if (player.respawnIn === null) continue;
    player.respawnIn -= FRAME_SECONDS;
    if (player.respawnIn <= 0) respawn(match, player);
  }
  directPossession(match, director);
  const path = predictPath(match.ball);
  const challenger = match.ballHit ? findChallenger(match, director, path) : null;
  planDemolition(match, director, challenger);
  steerAll(match, director, path, challenger);
  for (let i = 0; i < SUBSTEPS; i++) {
    stepPlay(match, director, challenger, FRAME_SECONDS / SUBSTEPS);
    tryDemolition(match, director);
    stepPads(match, FRAME_SECONDS / SUBSTEPS);
  }
}
