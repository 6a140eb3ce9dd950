import { z } from 'zod';

/** Modes are never blended: 5 duel, 10 doubles, 15 standard. */
export const teamMode = z.literal([5, 10, 15]);
/** Left out: the mode with most of the last games. */
export const modeQuery = { mode: z.preprocess(Number, teamMode).optional() };
export const playerQuery = { playerId: z.uuid('Name the player by the id of an account.') };

export const interval = z.tuple([z.number(), z.number()]).readonly();
