import { readFileSync } from 'node:fs';
import { analyzeReplay } from '@datacoach/analysis';
import { writeScriptedMatch } from '@datacoach/replay-fixtures';

export type EngineMatch = ReturnType<typeof engineMatch>;

/** What the engine says of a file that reads to its end, insight and events included. */
export function engineMatch(bytes: Uint8Array) {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete' || !outcome.events || !outcome.insight) {
    throw new Error(`The engine says ${outcome.kind} without insight.`);
  }
  const { report, events, insight } = outcome;
  return { report, events, insight };
}

export function engineMatchOf(path: string): EngineMatch {
  return engineMatch(new Uint8Array(readFileSync(path)));
}

const written = new Map<string, EngineMatch>();

/** The same match is written and read once for all tests of a file. */
function once(script: Parameters<typeof writeScriptedMatch>[0]): EngineMatch {
  const key = JSON.stringify(script);
  const match = written.get(key) ?? engineMatch(writeScriptedMatch(script));
  written.set(key, match);
  return match;
}

/** A written doubles match with a bit of everything. */
export function writtenMatch(): EngineMatch {
  return once({ seed: 12, seconds: 120, teamSize: 2 });
}

/** A written duel, which has neither roles nor passes. */
export function writtenDuel(): EngineMatch {
  return once({ seed: 7, seconds: 60, teamSize: 1 });
}
