import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = endpointsOf('scores');

const path = '/api/v1/admin/benchmarks';

/** What a number is compared with at one rank of one mode, and where that comes from. */
const benchmark = namedObject('Benchmark', {
  metric: z.string(),
  label: z.string(),
  /** Counted as five minutes of live play. */
  per5: z.boolean(),
  /** Null where nothing is known: the number is shown and not scored. */
  mean: z.number().nullable(),
  /** Standard deviation of single matches. */
  spread: z.number().nullable(),
  /** `players`: own players of that rank went into it; else what the engine brings along. */
  origin: z.string().nullable(),
  /** Where the numbers come from, a sentence part. */
  source: z.string().nullable(),
  /** Player matches of this rank that went into it. */
  matches: z.number().int(),
});
export type Benchmark = z.infer<typeof benchmark>;

export const benchmarks = namedObject('Benchmarks', {
  mode: z.literal([5, 10, 15]),
  /** 1 to 22. */
  tier: z.number().int(),
  /** Versions of references and engine that the learned ones were made with; null before the first. */
  version: z.string().nullable(),
  /** Playing time of the newest match in any of them. */
  newestPlayedAt: z.iso.datetime().nullable(),
  /** Of this mode and rank. */
  players: z.number().int(),
  matches: z.number().int(),
  /** Matches of this mode that wait to be counted, and that were not. */
  waiting: z.number().int(),
  left: z.object({ enoughOfPlayer: z.number().int(), rankTooOld: z.number().int() }),
  items: z.array(benchmark),
});
export type Benchmarks = z.infer<typeof benchmarks>;

/** Benchmarks are content for training, and belong to its module (decisions.md 21.1 names no other). */
export const getBenchmarks = endpoint(`GET ${path}`, {
  summary: 'The averages of a rank that stats are compared with, and where they come from',
  access: { module: 'TrainingPlans', action: 'View' },
  query: z.object({
    mode: z.preprocess(Number, z.literal([5, 10, 15], 'Choose 5, 10 or 15.')),
    tier: z.coerce.number().int().min(1).max(22),
  }),
  responses: { 200: benchmarks },
});

/** Otherwise that is done once a day. */
export const updateBenchmarks = endpoint(`POST ${path}/update`, {
  summary: 'Update the benchmarks with new matches now',
  access: { module: 'TrainingPlans', action: 'Edit' },
  responses: { 200: z.object({}) },
});
