import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makeScopePublic } from './access.ts';
import { sendNotFound } from './error-handler.ts';
import { ProblemError } from './problem-error.ts';

/** Files in this folder have a content hash in their name. */
const HASHED = /[/\\]assets[/\\]/;

/** Pages for people with the link, hidden from search engines. */
const FOR_THE_INVITED = /^\/shared\//;

/**
 * Serves the built web app. URLs of its router (no file, not below `/api`) get its page; without a build, they
 * explain how to make one. `renderHead` returns more elements for the head of the page at a path.
 */
export async function registerWebApp(
  app: FastifyInstance,
  dist: string,
  renderHead: (page: string) => Promise<string>,
): Promise<void> {
  const page = join(dist, 'index.html');
  if (existsSync(page)) {
    await app.register(async (scope) => {
      makeScopePublic(scope);
      await scope.register(fastifyStatic, {
        root: dist,
        serve: false,
        index: false,
        cacheControl: false,
        preCompressed: true,
        setHeaders: (reply, path) => {
          reply.header('vary', 'accept-encoding');
          reply.header(
            'cache-control',
            HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
      // The plugin's own route lists the whole folder for each file, in case its name is spelled in another case.
      scope.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params }, reply) =>
        reply.sendFile(`/${params['*']}`),
      );
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|\?|$)/.test(request.url);
    if (!isPage || HASHED.test(request.url)) return sendNotFound(reply);
    const html = await readFile(page).catch(() => null);
    if (html === null) {
      throw new ProblemError(404, 'web-app-missing', 'The web app isn’t built yet: run "npm run build".');
    }
    if (FOR_THE_INVITED.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    const head = await renderHead(request.url).catch((error: unknown) => {
      request.log.error({ err: error }, 'head of the page');
      return '';
    });
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.toString().replace('</head>', () => `${head}\n  </head>`));
  });
}
