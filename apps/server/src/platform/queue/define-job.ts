import type { z } from 'zod';

/** A kind of background job: everything except the code that does it. */
export interface JobDefinition<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly payload: Payload;
  /** Two live jobs never share a key. */
  readonly key: (payload: z.output<Payload>) => string;
  /** Max retries after an error, with growing pauses. */
  readonly retries: number;
  /** A worker without a sign of life for this long is considered dead, and its job goes to another. At least 10. */
  readonly leaseSeconds: number;
  /** Low priority: one at a time per process, whatever the concurrency of other jobs. */
  readonly background?: boolean;
}

export function defineJob<const Name extends string, Payload extends z.ZodType>(
  definition: JobDefinition<Name, Payload>,
): JobDefinition<Name, Payload> {
  return definition;
}
