import { type DestinationStream, type Logger, pino } from 'pino';

interface ErrorDescription {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/** Database and driver errors quote values of the failed statement in their message. */
const QUOTES_VALUES = new Set(['DrizzleQueryError', 'DatabaseError', 'error', 'ZodError', 'ZodRealError']);

/** Describes an error for the log: location and code, without user data. */
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
 * Creates a structured log without personal data: no addresses, names, tokens, file names or query values. Requests
 * are logged by route pattern (see `platform/http/request-log.ts`), errors by `describeError`.
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
