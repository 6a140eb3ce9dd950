import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { interval, modeQuery, teamMode } from './coach-query.ts';

/** POLR of the roster in one mode (decisions.md 1.10): members weighted by minutes, over their last 20 games. */
export const teamPolrScore = namedObject('TeamPolrScore', {
  mode: teamMode,
  /** 0-70; null when no member has one, with a `reason`. */
  value: z.number().nullable(),
  interval: interval.nullable(),
  ladder: z.number().nullable(),
  /** Lowest and highest member. */
  spread: interval.nullable(),
  games: z.number().int(),
  categories: z
    .array(
      z.object({
        category: z.string(),
        label: z.string(),
        value: z.number(),
        score: z.number().nullable(),
      }),
    )
    .readonly(),
  /** Key of the weakest category. */
  weakest: z.string().nullable(),
  members: z.array(z.object({ playerId: z.uuid(), userName: z.string(), value: z.number() })),
  /** Members without data, by name. */
  missing: z.array(z.string()).readonly(),
  reason: z.string().nullable(),
});
export type TeamPolrScore = z.infer<typeof teamPolrScore>;

export const getTeamPolrScore = defineEndpoint({
  method: 'GET',
  path: '/api/v1/coach/team-polr-score',
  area: 'coach-room',
  summary: "POLR of the coach's roster in one mode",
  access: 'coach',
  query: z.object(modeQuery),
  responses: { 200: teamPolrScore },
  errors: [400, 401, 403],
});
