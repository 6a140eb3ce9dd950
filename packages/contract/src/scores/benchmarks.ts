import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('scores');

const path = '/api/v1/admin/benchmarks';

/** A metric's benchmark at one rank in one mode, and its source. */
const benchmark = namedObject('Benchmark', {
  metric: z.string(),
  label: z.string(),
  /** Counted per five minutes of live play. */
  per5: z.boolean(),
  /** Null if unknown: the value is shown but not scored. */
  mean: z.number().nullable(),
  /** Standard deviation of single matches. */
  spread: z.number().nullable(),
  /** `players`: includes our own players of that rank; otherwise the engine's built-in values. */
  origin: z.string().nullable(),
  /** Source of the numbers, as part of a sentence. */
  source: z.string().nullable(),
  /** Number of player matches at this rank behind it. */
  matches: z.number().int(),
});
export type Benchmark = z.infer<typeof benchmark>;

export const benchmarks = namedObject('Benchmarks', {
  mode: z.literal([5, 10, 15]),
  /** 1 to 22. */
  tier: z.number().int(),
  /** Versions of references and engine used for the learned benchmarks; null before the first. */
  version: z.string().nullable(),
  /** When the newest match in any of them was played. */
  newestPlayedAt: z.iso.datetime().nullable(),
  /** In this mode and rank. */
  players: z.number().int(),
  matches: z.number().int(),
  /** Matches in this mode that are still to be counted, and that were skipped. */
  waiting: z.number().int(),
  left: z.object({ enoughOfPlayer: z.number().int(), rankTooOld: z.number().int() }),
  items: z.array(benchmark),
});
export type Benchmarks = z.infer<typeof benchmarks>;

/** Benchmarks are training content and belong to its module (decisions.md 21.1 has no other). */
export const getBenchmarks = endpoint(`GET ${path}`, {
  summary: 'The averages of a rank that stats are compared with, and where they come from',
  access: { module: 'TrainingPlans', action: 'View' },
  query: z.object({
    mode: z.preprocess(Number, z.literal([5, 10, 15], 'Choose Duel (5), Doubles (10) or Standard (15).')),
    tier: z.coerce.number().int().min(1).max(22),
  }),
  responses: { 200: benchmarks },
});

/** Otherwise runs once a day. */
export const updateBenchmarks = endpoint(`POST ${path}/update`, {
  summary: 'Update the benchmarks with new matches now',
  access: { module: 'TrainingPlans', action: 'Edit' },
});
