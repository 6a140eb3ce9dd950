import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';

/**
 * One thing that the timeline tracks (ball, cars, pads …). All concerns share one pass over the stream; `endFrame`
 * runs when all updates of a frame are in.
 */
export interface TimelinePart {
  /** `rows` is how many frames to allocate; there can be more. */
  start?(body: ReplayBody, rows: number): void;
  /** Handles a new actor; keyframe repetitions are not passed on. */
  spawned?(spawn: Spawn): void;
  destroyed?(actorId: number): void;
  readonly attributes?: AttributeHandlers;
  endFrame(frame: number): void;
}

/** Returns a maker of handlers that apply a value to the live thing of the actor, if there is one. */
export const forLive =
  <T>(live: ReadonlyMap<number, T>) =>
  <V>(apply: (one: T, value: V) => void) =>
  (actorId: number, value: V): void => {
    const one = live.get(actorId);
    if (one !== undefined) apply(one, value);
  };

/** Merges many handler tables into one: an attribute that several concerns read reaches them in order. */
export function mergeHandlers(tables: readonly (AttributeHandlers | undefined)[]): AttributeHandlers {
  const merged: Record<string, (actorId: number, value: never) => void> = {};
  for (const table of tables) {
    if (!table) continue;
    for (const [name, handler] of Object.entries(table) as [
      string,
      (actorId: number, value: never) => void,
    ][]) {
      const before = merged[name];
      merged[name] = before
        ? (actorId, value) => {
            before(actorId, value);
            handler(actorId, value);
          }
        : handler;
    }
  }
  return merged as AttributeHandlers;
}
