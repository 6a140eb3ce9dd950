import { readFileSync } from 'node:fs';
import { analyzeReplay } from '@datacoach/analysis';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';

export type EngineMatch = ReturnType<typeof createEngineMatch>;

/** Returns the engine's analysis of a complete file, with insight and events. */
export function createEngineMatch(bytes: Uint8Array) {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete' || !outcome.events || !outcome.insight) {
    throw new Error(`The engine says ${outcome.kind} without insight.`);
  }
  const { report, events, insight } = outcome;
  return { report, events, insight };
}

export function loadEngineMatch(path: string): EngineMatch {
  return createEngineMatch(new Uint8Array(readFileSync(path)));
}

const written = new Map<string, EngineMatch>();

/** Generates and analyzes each match only once for all tests of a file. */
function once(script: Parameters<typeof writeScriptedMatch>[0]): EngineMatch {
  const key = JSON.stringify(script);
  const match = written.get(key) ?? createEngineMatch(writeScriptedMatch(script));
  written.set(key, match);
  return match;
}

/** Returns a generated doubles match with a bit of everything. */
export function createWrittenMatch(): EngineMatch {
  return once({ seed: 12, seconds: 120, teamSize: 2 });
}

/** Returns a generated Duel match, which has neither roles nor passes. */
export function createWrittenDuel(): EngineMatch {
  return once({ seed: 7, seconds: 60, teamSize: 1 });
}
