import { decodeReplay } from './decode-replay.ts';
import type { AttributeUpdate, DecodeOptions, DecodeOutcome, ReplayBody, Spawn } from './outcome.ts';

/** One frame with all its contents, in stream order within each list. */
export interface Frame {
  time: number;
  delta: number;
  spawns: Spawn[];
  destroys: number[];
  updates: AttributeUpdate[];
}

export interface CollectedReplay {
  outcome: DecodeOutcome;
  /** Null if the content section couldn't be read. */
  body: ReplayBody | null;
  frames: Frame[];
}

/** Decodes a replay into one tree, for tests, tools and export: tens of times larger than the file. */
export function collectReplay(bytes: Uint8Array, options?: DecodeOptions): CollectedReplay {
  const frames: Frame[] = [];
  let body: ReplayBody | null = null;
  let current: Frame | undefined;
  const outcome = decodeReplay(
    bytes,
    {
      start: (started) => {
        body = started;
      },
      frame: (_index, time, delta) => {
        current = { time, delta, spawns: [], destroys: [], updates: [] };
        frames.push(current);
      },
      spawn: (spawn) => current?.spawns.push(spawn),
      destroy: (actorId) => current?.destroys.push(actorId),
      everyUpdate: (update) => {
        const value = update.kind === 'rigidBody' ? { ...(update.value as object) } : update.value;
        current?.updates.push({ ...update, value } as AttributeUpdate);
      },
    },
    options,
  );
  const whole = outcome.kind === 'failed' ? 0 : outcome.frames;
  return { outcome, body, frames: frames.slice(0, whole) };
}
