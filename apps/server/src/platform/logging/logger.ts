import { type DestinationStream, type Logger, pino } from 'pino';

/** What the log keeps of an error. */
interface ErrorDescription {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/** Errors of database and driver quote values of the failed statement in their message. */
const QUOTES_VALUES = new Set(['DrizzleQueryError', 'DatabaseError', 'error', 'ZodError', 'ZodRealError']);

/** An error for the log: where it happened and its code, without values that a user has sent. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name === 'Object' ? error.name : error.constructor.name;
  const description: ErrorDescription = { type };
  const quotes = QUOTES_VALUES.has(type) || QUOTES_VALUES.has(error.name);
  if (!quotes) description.message = error.message;
  if ('code' in error && typeof error.code === 'string') description.code = error.code;
  if ('constraint' in error && typeof error.constraint === 'string')
    description.constraint = error.constraint;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames) description.stack = frames.join('\n');
  if (error.cause) description.cause = describeError(error.cause);
  return description;
}

export type { Logger };

/**
 * Structured log without personal data: no addresses, names, tokens, file names or query values. A request is
 * logged by its route's pattern (see `platform/http/request-log.ts`), an error by `describeError`.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
