import { type ReplayScript, type ScriptedMatchOptions, scriptedMatch, writeReplay } from '../index.ts';
import { type FuzzSample, prepareSample } from './fuzz-sample.ts';
import { tinyReplay } from './tiny-replay.ts';

/** The first frames of a scripted match: every table and attribute of a real one, small enough to mutate often. */
function shortMatch(options: ScriptedMatchOptions, frames = 130): ReplayScript {
  const { replay } = scriptedMatch({ seconds: 30, ...options });
  const kept = replay.frames.slice(0, frames);
  const properties = replay.header.properties.map((property) =>
    property.key === 'NumFrames'
      ? { ...property, value: { kind: 'int' as const, value: kept.length } }
      : property,
  );
  return { ...replay, header: { ...replay.header, properties }, frames: kept };
}

/** Replays of our own writer, on every machine: the smallest one, and short matches. */
export function writtenSamples(): FuzzSample[] {
  const sample = (name: string, script: ReplayScript) => prepareSample(name, writeReplay(script), true);
  return [
    sample('tiny', tinyReplay()),
    sample('2v2 with bot and spectator', shortMatch({ teamSize: 2, bot: true, spectator: true })),
    sample('duel', shortMatch({ teamSize: 1, seed: 3 }, 400)),
    sample('3v3', shortMatch({ teamSize: 3, seed: 12 }, 250)),
  ];
}
