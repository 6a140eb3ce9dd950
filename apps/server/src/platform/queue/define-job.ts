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
