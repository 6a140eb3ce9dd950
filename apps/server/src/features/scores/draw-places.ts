import type { PlayerScores } from '@datacoach/contract';
import { addHeat, HEAT_COLUMNS, HEAT_ROWS } from '../gamedata/index.ts';
import type { OwnGame } from './own-games.repository.ts';
import type { Places, StoredShot } from './window.repository.ts';

/** Where the own player was, fuelled and shot, as if he always attacked towards positive y. */
export function drawPlaces(
  games: readonly OwnGame[],
  places: ReadonlyMap<string, Places>,
  shots: readonly StoredShot[],
): PlayerScores['pictures'] {
  const heat = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  let pads: number[] | null = null;
  for (const { matchId, team } of games) {
    const place = places.get(matchId);
    if (place?.heat) addHeat(heat, place.heat, team === 1);
    // The layout is the same from both ends: turned round, the first pad is the last.
    const own = team === 1 ? place?.pads?.toReversed() : place?.pads;
    if (own) pads = own.map((pickups, pad) => pickups + (pads?.[pad] ?? 0));
  }
  const sides = new Map(games.map(({ matchId, team }) => [matchId, team === 0 ? 1 : -1]));
  return {
    heat: {
      columns: HEAT_COLUMNS,
      rows: HEAT_ROWS,
      cells: Array.from(heat, (seconds) => Math.round(seconds * 100) / 100),
    },
    pads,
    shots: shots.map(({ matchId, ordinal, x, y, xg, outcome }) => {
      const side = sides.get(matchId)!;
      return { matchId, id: `${matchId}-${ordinal}`, x: x * side, y: y * side, xg, outcome };
    }),
  };
}
