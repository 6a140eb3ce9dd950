import { addendOf, type ScoreGame } from '../eligibility/score-game.ts';
import { SCORED_METRICS } from '../metrics/scored-metrics.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { type RankScale, rankScale } from './rank-equivalent.ts';

/** Means of some games on the scales of a reader, by the place of the scale. */
export interface RankMeans {
  readonly values: Float64Array;
  /** Games that have the metric; 0 where the value says nothing. */
  readonly games: Uint32Array;
}

export interface RankReader {
  readonly scales: readonly RankScale[];
  /** Every game weighs the same; each is read once, in however many windows it stands. */
  readonly means: (games: readonly ScoreGame[]) => RankMeans;
}

/** Reads what tells rank out of games. */
export function rankReader(book: ReferenceBook, rank: number): RankReader {
  const scales = SCORED_METRICS.map((metric) => rankScale(metric, book, rank)).filter(
    (scale) => typeof scale !== 'string',
  );
  const count = scales.length;
  const read = new WeakMap<ScoreGame, Float64Array>();
  /** Sums of the scales, then their parts. */
  const addendsOf = (game: ScoreGame): Float64Array => {
    const known = read.get(game);
    if (known) return known;
    const addends = new Float64Array(2 * count);
    for (let place = 0; place < count; place++) {
      const addend = addendOf(scales[place]!.metric, game);
      if (addend === null) continue;
      addends[place] = addend.sum;
      addends[count + place] = addend.part;
    }
    read.set(game, addends);
    return addends;
  };
  return {
    scales,
    means: (some) => {
      const values = new Float64Array(count);
      const parts = new Float64Array(count);
      const games = new Uint32Array(count);
      for (const game of some) {
        const addends = addendsOf(game);
        for (let place = 0; place < count; place++) {
          const part = addends[count + place]!;
          if (part === 0) continue;
          values[place]! += addends[place]!;
          parts[place]! += part;
          games[place]!++;
        }
      }
      for (let place = 0; place < count; place++) values[place]! /= parts[place]!;
      return { values, games };
    },
  };
}
