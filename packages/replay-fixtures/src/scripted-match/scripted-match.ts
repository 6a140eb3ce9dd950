import { createMatch, type Match } from '../match/match.ts';
import { respawn, stepPads, updatePresence } from '../match/match-flow.ts';
import { FRAME_SECONDS, runMatch, type ScriptedMatch } from '../match/run-match.ts';
import { predictPath } from '../physics/ball.ts';
import { ERAS } from '../recording/era.ts';
import { writeReplay } from '../writer/write-replay.ts';
import {
  createDirector,
  type Director,
  directPossession,
  planDemolition,
  settlePlays,
  tryDemolition,
} from './director.ts';
import { createProfiles, DEFAULT_OPTIONS, type ScriptedMatchOptions, scriptedIdentity } from './options.ts';
import { stepPlay } from './play-step.ts';
import { findChallenger, steerAll } from './tactics.ts';

/** Physics steps per frame: the game's 120 a second. */
const SUBSTEPS = 4;

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
  const match = createMatch(full, scriptedIdentity(full, era), createProfiles(full, era));
  const director = createDirector(match, full.overtime);
  return runMatch(match, era, {
    settle: () => settlePlays(match, director),
    step: () => stepFrame(match, director),
  });
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
