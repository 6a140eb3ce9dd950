import { z } from 'zod';

const team = z.union([z.literal(0), z.literal(1)]);

/** A value with the sample it stands on (attempts, seconds of live play, 1 for counts of the match). */
const metricFigure = z.object({ value: z.number().nullable(), over: z.number() });

/** By metric key (see the registry in `packages/analysis/src/metrics`). */
const metrics = z.record(z.string(), metricFigure);

const xgRacePoint = z.object({
  time: z.number(),
  frame: z.number().int(),
  clock: z.object({ seconds: z.number(), overtime: z.boolean() }),
  team,
  player: z.string().nullable(),
  /** Chance of this attempt, and the team's sum with it. */
  xg: z.number(),
  total: z.number(),
  goal: z.boolean(),
});

/** What the events of a match add to its report; null for modes other than soccar and files without frames. */
export const matchInsight = z.object({
  xgModel: z.string(),
  xgRace: z.array(xgRacePoint),
  players: z.record(z.string(), z.object({ metrics })),
  teams: z.array(z.object({ team, metrics })).length(2),
});
export type MatchInsight = z.infer<typeof matchInsight>;
