import { GrowableColumns } from './growable-columns.ts';
import { CAR_COLUMNS, type CarTrack } from './tracks.ts';

/** Rows of one player record's cars, one per network frame. */
export class CarTable {
  readonly #table: GrowableColumns<typeof CAR_COLUMNS>;

  constructor(capacity: number) {
    this.#table = new GrowableColumns(CAR_COLUMNS, capacity);
  }

  get columns(): CarTrack {
    return this.#table.columns;
  }

  ensure(rows: number): void {
    this.#table.ensure(rows);
  }

  finish(frames: number): CarTrack {
    return this.#table.first(frames);
  }
}

/**
 * One track out of the tables of several records of the same player (he left and came back). Later records win where
 * both have a car; lives are renumbered so that they stay apart.
 */
export function mergeCarTables(tables: readonly CarTable[], frames: number): CarTrack {
  const first = tables[0];
  if (first === undefined) return new CarTable(frames).finish(frames);
  const merged = first.finish(frames);
  for (const table of tables.slice(1)) {
    const track = table.finish(frames);
    let lives = 0;
    for (const life of merged.life) lives = Math.max(lives, life);
    for (let frame = 0; frame < frames; frame++) {
      if (track.presence[frame] === 0) continue;
      for (const name of Object.keys(CAR_COLUMNS) as (keyof CarTrack)[]) {
        merged[name][frame] = track[name][frame] ?? 0;
      }
      merged.life[frame] = (track.life[frame] ?? 0) + lives;
    }
  }
  return merged;
}
