import { GrowableColumns } from './growable-columns.ts';
import type { PresenceInterval } from './presence.ts';
import { BODY_COLUMNS, CAR_COLUMNS, type CarTrack, PRESENCE } from './tracks.ts';

/** Columns of the boost and the inputs: like those of the body, they change together. */
const BOOST_COLUMNS = ['boost', 'boosting'] as const satisfies (keyof CarTrack)[];
const INPUT_COLUMNS = ['handbrake', 'throttle', 'steer'] as const satisfies (keyof CarTrack)[];

/** Bits of `CarTable.written`. */
export const WRITTEN = { body: 1, boost: 2, inputs: 4 } as const;

/** A boost component's change in a frame. */
export interface BoostChange {
  frame: number;
  /** Raw; null until replicated. */
  amount: number | null;
  active: boolean;
  /** The amount was sent in this frame. */
  amountSent: boolean;
  granted: boolean;
}

const TYPES = { ...CAR_COLUMNS, written: Uint8Array } as const;
type Row = (keyof CarTrack)[];

/**
 * Rows of one player record's cars, one per network frame. Only changes are written while the stream runs; the gaps
 * of a life are filled column by column at the end, which is several times faster than writing every row in full.
 */
export class CarTable {
  readonly #table: GrowableColumns<typeof TYPES>;
  /** Life and frame of the last written row. */
  lastLife = 0;
  lastFrame = -1;

  constructor(capacity: number) {
    this.#table = new GrowableColumns(TYPES, capacity);
  }

  get columns(): GrowableColumns<typeof TYPES>['columns'] {
    return this.#table.columns;
  }

  /** Number of rows that memory is allocated for. */
  get capacity(): number {
    return this.#table.capacity;
  }

  ensure(rows: number): void {
    this.#table.ensure(rows);
  }

  /**
   * Writes boost into the existing rows of a life.
   *
   * @param first first frame of the life
   * @param initial raw amount of a life before any is known
   */
  fillBoostBack(life: number, first: number, changes: readonly BoostChange[], initial: number): void {
    const { columns } = this;
    const isNew = columns.boost[first]! < 0;
    const from = isNew ? first : Math.max(first, changes[0]?.frame ?? first);
    let amount = isNew ? initial : columns.boost[from]!;
    let active = 0;
    let next = 0;
    for (let frame = from; frame <= this.lastFrame; frame++) {
      if (columns.life[frame] !== life) continue;
      for (; next < changes.length && (changes[next] as BoostChange).frame <= frame; next++) {
        const change = changes[next] as BoostChange;
        amount = change.amount ?? amount;
        active = change.active ? 1 : 0;
        if (change.amountSent) columns.boostUpdated[frame] = 1;
        if (change.granted) columns.boostGranted[frame] = 1;
      }
      columns.boost[frame] = amount;
      columns.boosting[frame] = active;
      columns.written[frame] = columns.written[frame]! | WRITTEN.boost;
    }
  }

  finish(frames: number): CarTrack {
    const { written, ...track } = this.#table.first(frames);
    const body = gaps(track.presence, written, WRITTEN.body);
    for (const name of Object.keys(BODY_COLUMNS) as (keyof typeof BODY_COLUMNS)[])
      fillBody(track[name], body);
    const boost = gaps(track.presence, written, WRITTEN.boost);
    for (const name of BOOST_COLUMNS) fillState(track[name], boost);
    const inputs = gaps(track.presence, written, WRITTEN.inputs);
    for (const name of INPUT_COLUMNS) fillState(track[name], inputs);
    return track;
  }
}

/** Returns the frames in which a car is present and nothing new was written. */
function gaps(presence: Uint8Array, written: Uint8Array, bit: number): Int32Array {
  const frames = new Int32Array(presence.length);
  let count = 0;
  for (let frame = 1; frame < presence.length; frame++) {
    if (presence[frame] !== PRESENCE.none && (written[frame]! & bit) === 0) frames[count++] = frame;
  }
  return frames.subarray(0, count);
}

/** Repeats the row before. One function per array type, because V8 compiles a loop for the types it has seen. */
function fillBody(column: Float32Array, frames: Int32Array): void {
  for (let i = 0; i < frames.length; i++) {
    const frame = frames[i]!;
    column[frame] = column[frame - 1]!;
  }
}

function fillState(column: Int16Array | Uint8Array, frames: Int32Array): void {
  for (let i = 0; i < frames.length; i++) {
    const frame = frames[i]!;
    column[frame] = column[frame - 1]!;
  }
}

/**
 * Merges the tables of several records of the same player (they left and came back) into one track. Later records win
 * where both have a car; lives are renumbered to stay separate. The car of a player who has left stays on the field
 * for some seconds and belongs to nobody.
 */
export function mergeCarTables(
  tables: readonly CarTable[],
  frames: number,
  presence: readonly PresenceInterval[],
): CarTrack {
  const first = tables[0];
  if (first === undefined) return new CarTable(frames).finish(frames);
  const merged = first.finish(frames);
  for (const table of tables.slice(1)) {
    const track = table.finish(frames);
    let lives = 0;
    for (const life of merged.life) lives = Math.max(lives, life);
    for (let frame = 0; frame < frames; frame++) {
      if (track.presence[frame] === PRESENCE.none) continue;
      for (const name of Object.keys(CAR_COLUMNS) as Row) merged[name][frame] = track[name][frame] ?? 0;
      merged.life[frame] = (track.life[frame] ?? 0) + lives;
    }
  }
  const clear = (from: number, to: number): void => {
    merged.presence.fill(PRESENCE.none, from, to);
    merged.updated.fill(0, from, to);
  };
  let frame = 0;
  for (const { from, to } of presence) {
    clear(frame, from);
    frame = to + 1;
  }
  clear(frame, frames);
  return merged;
}
