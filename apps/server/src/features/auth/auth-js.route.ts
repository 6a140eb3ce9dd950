import { Auth, type AuthConfig } from '@auth/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { getNetwork } from '../../platform/http/get-network.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import type { AuthJsRequest } from './auth-js-config.ts';
import { createDeviceCookie } from './known-device.ts';
import { createLinkCookie, readLinkCookie, readLinkIntent } from './linked-accounts.route.ts';

/** Callback paths of providers. */
const CALLBACK = /^\/api\/auth\/callback\//;

/** The Auth.js protocol at `/api/auth/*`: session, csrf, providers, signin, callback, signout, _log. */
export async function authJsRoute(
  app: FastifyInstance,
  configFor: (request: AuthJsRequest) => AuthConfig,
  context: Context,
): Promise<void> {
  await app.register(async (scope) => {
    // Auth.js reads the body itself, form or JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const linking = CALLBACK.test(request.url) ? readLinkCookie(request.headers.cookie) : null;
      const intent =
        linking === null
          ? null
          : await readLinkIntent(context.keys.linkAccount, linking, context.clock.now());
      const origin = { network: getNetwork(request.ip), cookies: request.headers.cookie };
      const shown: AuthJsRequest = { ...origin, intent, signedInAs: null, refusal: null };
      const answer = await Auth(toWebRequest(request, context.config.publicUrl), configFor(shown));
      if (shown.refusal) throw shown.refusal;
      reply.code(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') reply.header(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      if (linking !== null) cookies.push(createLinkCookie('', context.config.publicUrl));
      if (shown.signedInAs !== null)
        cookies.push(createDeviceCookie(context, origin.cookies, shown.signedInAs));
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    };
    const access = 'public' as const;
    // A separate protocol, not part of the API document.
    const schema = { hide: true };
    // The client library reports its own errors here. Only the level and the code are logged: the rest may be
    // personal data.
    scope.route({
      method: 'POST',
      url: '/api/auth/_log',
      schema,
      config: { access, ...limitRoute(context.rateLimits.clientLog) },
      handler: async (request, reply) => {
        request.log.warn(parseReportedError(request), 'the web app reported a session error');
        return reply.code(200).send({});
      },
    });
    scope.route({ method: ['GET', 'POST'], url: '/api/auth/*', schema, config: { access }, handler });
  });
}

/** Returns the fields of a form or JSON body; empty for anything else. */
function getFields({ body, headers }: FastifyRequest): object {
  if (!Buffer.isBuffer(body)) return {};
  if (!headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(`${body}`));
  try {
    const fields: unknown = JSON.parse(`${body}`);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}

const report = z.object({
  level: z.enum(['debug', 'warn', 'error']).catch('error'),
  code: z
    .string()
    .regex(/^[A-Za-z_]{1,60}$/)
    .catch('unknown'),
});

function parseReportedError(request: FastifyRequest): z.infer<typeof report> {
  const { level, code } = report.parse(getFields(request));
  return { level, code };
}

/** Rewrites the request as if it had come to `PUBLIC_URL`, whatever its headers say. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const body =
    Buffer.isBuffer(request.body) && request.method !== 'GET' ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
}
