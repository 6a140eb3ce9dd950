import { formatNamedIssue, type Problem } from '@datacoach/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOutage, toOutageProblem } from './outage.ts';
import { notFound, ProblemError } from './problem-error.ts';

/** Codes and messages for statuses that the framework itself sends. */
const FRAMEWORK_ERRORS: Record<number, { code: string; message: string }> = {
  400: { code: 'bad-request', message: 'We couldn’t read the request. Check its format and try again.' },
  404: { code: 'not-found', message: 'Nothing found at this address.' },
  413: { code: 'too-large', message: 'The request is too large.' },
  414: { code: 'address-too-long', message: 'The address is too long.' },
  415: { code: 'unsupported-media-type', message: 'This content type isn’t accepted here.' },
};

const FAILED = { code: 'internal', message: 'Something went wrong on our side. Try again.' };

// Messages of the contract's schemas that have no text of their own.
z.config({ customError: formatNamedIssue });

/** Converts any thrown error to the standard error format. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const outage = thrown instanceof ProblemError ? null : findOutage(thrown);
  const error = outage ? toOutageProblem(outage) : thrown;
  const problem = toProblem(error);
  if (problem.statusCode >= 500) request.log.error({ err: thrown }, 'request failed');
  if (error instanceof ProblemError && error.retryAfterSeconds !== null) {
    reply.header('retry-after', error.retryAfterSeconds);
  }
  return reply.code(problem.statusCode).send(problem);
}

/** Sends 404 in the standard error format. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(toProblem(notFound(FRAMEWORK_ERRORS[404]!.message)));
}

function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) {
    const { statusCode, code, messages, field } = error;
    return { statusCode, code, messages: [...messages], ...(field !== null && { field }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = new Set(
      error.validation.map(({ message }) => message ?? FRAMEWORK_ERRORS[400]!.message),
    );
    return { statusCode: 400, code: 'invalid-request', messages: [...messages] };
  }
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  const known =
    FRAMEWORK_ERRORS[status] ?? (status >= 400 && status < 500 ? FRAMEWORK_ERRORS[400] : undefined);
  if (!known) return { statusCode: 500, code: FAILED.code, messages: [FAILED.message] };
  const statusCode = FRAMEWORK_ERRORS[status] ? status : 400;
  return { statusCode, code: known.code, messages: [known.message] };
}
