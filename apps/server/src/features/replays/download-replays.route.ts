import { ENDPOINTS, MAX_DOWNLOADED } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { zipOf } from '../../platform/zip/zip-of.ts';
import { identitiesOf } from '../identities/index.ts';
import { filesMeant, type Owner } from './replay-list.repository.ts';
import { zipNames } from './zip-names.ts';

/** Own replay files in one zip, as they were uploaded. */
export function downloadReplaysRoute(app: FastifyInstance, context: Context): void {
  const { db, blobs } = context;
  registerEndpoint(
    app,
    ENDPOINTS.downloadReplays,
    async ({ body, caller: { userId } }) => {
      const owner: Owner = { userId, identities: await identitiesOf(db, userId) };
      const { files, count, bytes } = await filesMeant(db, owner, body.which, MAX_DOWNLOADED.replays);
      if (count === 0) throw new ProblemError(404, 'not-found', 'None of these replays is among yours.');
      if (count > MAX_DOWNLOADED.replays || bytes > MAX_DOWNLOADED.bytes) throw tooMuch(count, bytes);
      const names = zipNames(files.map(({ id, name, title }) => ({ id, name: title ?? name })));
      const zip = zipOf(
        files.map(({ blobKey, playedAt, uploadedAt }, n) => ({
          name: names[n]!,
          mtime: playedAt ?? uploadedAt,
          read: async () => Buffer.from(await blobs.read(blobKey)),
        })),
      );
      return answer(200, zip, {
        'content-disposition': 'attachment; filename="replays.zip"',
        'cache-control': 'private, no-store',
      });
    },
    { config: limitedTo(context.rateLimits.downloadReplays) },
  );
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

function tooMuch(count: number, bytes: number): ProblemError {
  const { replays, bytes: most } = MAX_DOWNLOADED;
  return new ProblemError(
    413,
    'too-much-at-once',
    `These are ${count} replays of ${megabytes(bytes)} together. One file holds at most ${replays} replays and ${megabytes(most)}: choose fewer.`,
  );
}
