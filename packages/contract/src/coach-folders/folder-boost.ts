import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import {
  FOLDER_ERRORS,
  folderBasis,
  folderFigure,
  folderPerson,
  folderWhere,
  playersFilter,
} from './folder-statistics.ts';
import { SIDES } from './folders.ts';

/** Sums of games add up by live play; null where no game tells. */
const sums = z.object({
  /** By key of the metrics registry, its group boost collected; of a side what a player of it does. */
  values: z.record(z.string(), folderFigure),
  /**
   * Of what the file tells in amounts, per 5 minutes of a player's live play: boost that big and small pads could not put
   * into the tank any more, and small pads taken in the opponents' half.
   */
  wastedBig: z.number().nullable(),
  wastedSmall: z.number().nullable(),
  smallStolen: z.number().nullable(),
});
export type BoostSums = z.infer<typeof sums>;

/** Pickups of the 34 pads of the standard field, its side attacking to +y, in this many games. */
const pads = namedObject('FolderPads', {
  counts: z.array(z.number().int()).length(34),
  games: z.number().int(),
});

/** Boost of both sides and of every player: taken, wasted, stolen, and where. */
export const postBoostStat = defineEndpoint({
  method: 'POST',
  path: '/api/v1/coach/boost-stat',
  area: 'coach-folders',
  summary: 'Boost of players and sides',
  access: 'coach',
  query: folderWhere,
  body: playersFilter,
  responses: {
    200: named(
      'BoostStatistics',
      folderBasis.extend({
        metricKeys: z.array(z.string()),
        /** `pads` is null where no game was on the standard field. */
        sides: z.array(sums.extend({ side: z.enum(SIDES), pads: pads.nullable() })),
        players: z.array(folderPerson.extend(sums.shape)),
      }),
    ),
  },
  errors: [...FOLDER_ERRORS],
});
