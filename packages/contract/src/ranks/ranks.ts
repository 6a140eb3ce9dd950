import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = endpointsOf('ranks');

/** Modes that have a rank, in their order. */
export const RANKED_MODES = ['duel', 'doubles', 'standard'] as const;
export type RankedMode = (typeof RANKED_MODES)[number];

const STEPPED = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'champion', 'grand-champion'] as const;

/** Ids of the ranks by tier, 0 `unranked` to 22 (decisions.md 17.2). A server test compares them with the engine's. */
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
  /** When `from` was reached; null where that is not known. */
  since: z.iso.datetime().nullable(),
  /** When `to` was reached. */
  at: z.iso.datetime(),
  /** Uploaded games of the mode between the two; null where `since` is. */
  games: z.number().int().nullable(),
});
type RankUpEvent = z.infer<typeof rankUpEvent>;

/** What is kept of risen ranks: those to show, one after the other, and those shown (`doubles:champion-1@2026-11-21`). */
export interface RankUpState {
  pending: RankUpEvent[];
  seen: string[];
}

/** Declared ranks, null where none is. */
export const ranksByMode = namedObject('RanksByMode', {
  duel: z.string().nullable(),
  doubles: z.string().nullable(),
  standard: z.string().nullable(),
});

/** `rank` is an id, or empty while it is not declared; `unranked` is a value like any other. */
export const rankInfo = namedObject('RankInfo', {
  ranks: z.array(
    z.object({
      mode: z.enum(RANKED_MODES),
      rank: z.string(),
      isDefaultChoiceRank: z.boolean(),
      rankLogoUrl: z.string(),
    }),
  ),
  /** True if any rank is empty. */
  isRankNull: z.boolean(),
  /** The highest of them. */
  defaultRank: z.string(),
  source: z.enum(['declared', 'provider']).nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** Ranks of more than 30 days ago are asked to be confirmed. */
  needsConfirmation: z.boolean(),
  /** A rank provider is configured that can be asked. */
  canRefresh: z.boolean(),
  rankUp: rankUpEvent.nullable(),
});
export type RankInfo = z.infer<typeof rankInfo>;

/** Id of a rank, or empty while it is not declared. */
export const rank = z
  .string()
  .nullable()
  .refine((id) => id === null || id === '' || RANK_IDS.includes(id), 'Choose a rank from the list.');

export const getUserRanks = endpoint('GET /api/profile/get-user-ranks', {
  summary: "The player's ranks",
  access: 'player',
  responses: { 200: rankInfo },
});

export const refreshRanks = endpoint('POST /api/profile/refresh-ranks', {
  summary: 'Ask the rank provider, where one is configured; else the stored ranks',
  access: 'player',
  responses: { 200: rankInfo },
});

/** Also confirms them: the date starts again. */
export const updateRanks = endpoint('PUT /api/profile/update-ranks', {
  summary: "Set the player's ranks",
  access: 'player',
  body: z.object({ duelModeRank: rank, doublesModeRank: rank, standardModeRank: rank }),
  responses: { 200: rankInfo },
});

/** The risen rank has been shown, and is not shown again. */
export const updateRankUpAnimation = endpoint('PATCH /api/profile/update-rank-up-animation', {
  summary: 'The rank-up dialog has been seen',
  access: 'player',
  responses: { 200: rankInfo },
});
