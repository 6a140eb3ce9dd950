import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { bearerToken } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

/** Figures for whoever runs the server; they name no user and no address. */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  registerEndpoint(app, ENDPOINTS.metrics, async ({ request }) => {
    if (metricsToken === null) refuseOthers(request);
    else refuseWithout(metricsToken, request);
    return answer(200, Readable.from([Buffer.from(await metrics.text())], { objectMode: false }));
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A proxy on the machine speaks for callers from anywhere. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function refuseOthers(request: FastifyRequest): void {
  const isDirect = PROXIED.every((header) => request.headers[header] === undefined);
  if (isDirect && LOOPBACK.has(request.socket.remoteAddress ?? '')) return;
  throw new ProblemError(
    403,
    'not-allowed',
    'Without METRICS_TOKEN the figures are for this machine only: set one to read them from elsewhere.',
  );
}

function refuseWithout(token: string, request: FastifyRequest): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(bearerToken(request) ?? ''), digest(token))) return;
  throw new ProblemError(401, 'not-signed-in', 'The figures need the token of METRICS_TOKEN.');
}
