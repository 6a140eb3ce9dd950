import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, namedObject } from '../named.ts';

const endpoint = defineEndpoints('ranks', { access: 'player' });

/** Modes that have a rank, in their order. */
export const RANKED_MODES = ['duel', 'doubles', 'standard'] as const;
export type RankedMode = (typeof RANKED_MODES)[number];

const STEPPED = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'champion', 'grand-champion'] as const;

/** IDs of the ranks by tier, 0 `unranked` to 22 (decisions.md 17.2). A server test compares them with the engine's. */
export const RANK_IDS: readonly string[] = [
  'unranked',
  ...STEPPED.flatMap((name) => [1, 2, 3].map((step) => `${name}-${step}`)),
  'supersonic-legend',
];

const rankUpEvent = namedObject('RankUpEvent', {
  rankedMode: z.enum(RANKED_MODES),
  from: z.string(),
  to: z.string(),
  /** `auto` came from a rank provider, `manual` from the player. */
  mode: z.enum(['auto', 'manual']),
  /** When `from` was reached; null if unknown. */
  since: z.iso.datetime().nullable(),
  /** When `to` was reached. */
  at: z.iso.datetime(),
  /** Uploaded games in the mode between the two; null if `since` is. */
  games: z.number().int().nullable(),
});
type RankUpEvent = z.infer<typeof rankUpEvent>;

/** Stored state of rank-ups: those to show, in order, and those already shown (`doubles:champion-1@2026-11-21`). */
export interface RankUpState {
  pending: RankUpEvent[];
  seen: string[];
}

/** Declared ranks; null if not declared. */
export const ranksByMode = namedObject('RanksByMode', {
  duel: z.string().nullable(),
  doubles: z.string().nullable(),
  standard: z.string().nullable(),
});

/** `rank` is an ID, or empty if not declared; `unranked` is a regular value. */
export const rankInfo = namedObject('RankInfo', {
  ranks: arrayOf({
    mode: z.enum(RANKED_MODES),
    rank: z.string(),
    isDefaultChoiceRank: z.boolean(),
    rankLogoUrl: z.string(),
  }),
  /** True if any rank is empty. */
  isRankNull: z.boolean(),
  /** The highest rank. */
  defaultRank: z.string(),
  source: z.enum(['declared', 'provider']).nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** Ranks have to be confirmed after 30 days. */
  needsConfirmation: z.boolean(),
  /** A rank provider is configured that can be asked. */
  canRefresh: z.boolean(),
  rankUp: rankUpEvent.nullable(),
});
export type RankInfo = z.infer<typeof rankInfo>;

/** ID of a rank, or empty if not declared. */
export const rank = z
  .string()
  .nullable()
  .refine((id) => id === null || id === '' || RANK_IDS.includes(id), 'Choose a rank from the list.');

export const getUserRanks = endpoint('GET /api/profile/get-user-ranks', {
  summary: "The player's ranks",
  responses: { 200: rankInfo },
});

export const refreshRanks = endpoint('POST /api/profile/refresh-ranks', {
  summary: 'Refresh ranks from the rank provider if one is configured, else return the stored ranks',
  responses: { 200: rankInfo },
  errors: [429],
});

/** Also confirms them and resets the date. */
export const updateRanks = endpoint('PUT /api/profile/update-ranks', {
  summary: "Set the player's ranks",
  body: z.object({ duelModeRank: rank, doublesModeRank: rank, standardModeRank: rank }),
  responses: { 200: rankInfo },
});

/** Marks the rank-up as shown, so it isn't shown again. */
export const updateRankUpAnimation = endpoint('PATCH /api/profile/update-rank-up-animation', {
  summary: 'Mark the rank-up dialog as seen',
  responses: { 200: rankInfo },
});
