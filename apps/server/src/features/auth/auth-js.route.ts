import { Auth, type AuthConfig } from '@auth/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitedTo, type RateLimits } from '../../platform/http/rate-limits.ts';

/** The Auth.js protocol at `/api/auth/*`: session, csrf, providers, signin, callback, signout, _log. */
export async function authJsRoute(
  app: FastifyInstance,
  config: AuthConfig,
  limits: RateLimits,
): Promise<void> {
  await app.register(async (scope) => {
    // Auth.js reads the body itself, form or JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await Auth(toWebRequest(request), config);
      reply.code(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') reply.header(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    };
    const access = 'public' as const;
    // A protocol of its own, not part of the API's document.
    const schema = { hide: true };
    scope.route({
      method: 'POST',
      url: '/api/auth/callback/credentials',
      schema,
      config: { access, ...limitedTo(limits.signIn) },
      handler,
    });
    // The client library reports its own errors here; they are counted, not kept.
    scope.route({
      method: 'POST',
      url: '/api/auth/_log',
      schema,
      config: { access, ...limitedTo(limits.refresh) },
      handler: async (request, reply) => {
        request.log.warn('the web app reported a session error');
        return reply.code(200).send({});
      },
    });
    scope.route({ method: ['GET', 'POST'], url: '/api/auth/*', schema, config: { access }, handler });
  });
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const body =
    Buffer.isBuffer(request.body) && request.method !== 'GET' ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    body,
  });
}
