import type { z } from 'zod';

/** A kind of background work: all its facts but the code that does it. */
export interface JobDefinition<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly payload: Payload;
  /** Two live jobs never share this key. */
  readonly key: (payload: z.output<Payload>) => string;
  /** Times that the queue tries again after an error, with growing pauses. */
  readonly retries: number;
  /** A worker that gives no sign of life for this long has died, and its job goes to another. At least 10. */
  readonly leaseSeconds: number;
  /** Has time: one at once in each process, whatever is asked of the others. */
  readonly background?: boolean;
}

export function defineJob<const Name extends string, Payload extends z.ZodType>(
  definition: JobDefinition<Name, Payload>,
): JobDefinition<Name, Payload> {
  return definition;
}

type PayloadOf<Job> = Job extends JobDefinition<string, infer Payload> ? z.output<Payload> : never;

/** One handler a job; leaving one out does not compile. */
export type JobHandlers<Jobs extends readonly JobDefinition[]> = {
  [Job in Jobs[number] as Job['name']]: (payload: PayloadOf<Job>) => Promise<void>;
};
