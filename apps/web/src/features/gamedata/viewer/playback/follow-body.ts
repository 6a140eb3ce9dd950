import type { ViewerBody } from '@datacoach/analysis/metadata';

/** A position on the field, in uu. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

/** The two updates that a time lies between, and how far along it is. */
export interface Between {
  from: number;
  to: number;
  /** 0 at `from`, 1 at `to`. */
  share: number;
}

/** Updates further apart than this are a new position, not a movement (respawn, kickoff), in seconds. */
const LONGEST_WAY_SECONDS = 0.5;
/** The ball's top speed is 6000 uu/s; anything faster was a teleport (game-and-stats.md 1.3). */
const FASTEST = 7000;

/**
 * Interpolates one body's position in a straight line between updates, except over jumps.
 *
 * @param elapsed seconds of each frame
 * @param alive whether the body exists in a frame
 */
export function followBody(
  elapsed: ArrayLike<number>,
  body: ViewerBody,
  alive: (frame: number) => boolean,
): { between: (frame: number, time: number) => Between; place: (at: Between) => Place } {
  const { previous, next } = updatesAround(body.updated);
  const seconds = (frame: number) => elapsed[frame] ?? 0;
  const goesTo = (from: number, to: number): boolean => {
    const span = seconds(to) - seconds(from);
    if (to <= from || span <= 0 || span > LONGEST_WAY_SECONDS) return false;
    for (let frame = from; frame <= to; frame++) if (!alive(frame)) return false;
    const leap = Math.hypot(
      at(body.x, to) - at(body.x, from),
      at(body.y, to) - at(body.y, from),
      at(body.z, to) - at(body.z, from),
    );
    return leap <= FASTEST * span;
  };
  return {
    between(frame, time) {
      const from = previous[frame] ?? frame;
      const to = next[frame] ?? frame;
      if (!goesTo(from, to)) return { from: frame, to: frame, share: 0 };
      const share = (time - seconds(from)) / (seconds(to) - seconds(from));
      return { from, to, share: Math.min(Math.max(share, 0), 1) };
    },
    place({ from, to, share }) {
      const mix = (column: ArrayLike<number>) => at(column, from) * (1 - share) + at(column, to) * share;
      return { x: mix(body.x), y: mix(body.y), z: mix(body.z) };
    },
  };
}

const at = (column: ArrayLike<number>, frame: number): number => column[frame] ?? 0;

/**
 * Returns for each frame the last update that is not later and the first that is later; the frame itself if there is
 * none.
 */
function updatesAround(updated: ArrayLike<number>): { previous: Int32Array; next: Int32Array } {
  const previous = new Int32Array(updated.length);
  const next = new Int32Array(updated.length);
  let last = -1;
  for (let frame = 0; frame < updated.length; frame++) {
    if (updated[frame]) last = frame;
    previous[frame] = last === -1 ? frame : last;
  }
  let coming = -1;
  for (let frame = updated.length - 1; frame >= 0; frame--) {
    next[frame] = coming === -1 ? frame : coming;
    if (updated[frame]) coming = frame;
  }
  return { previous, next };
}
