import { Readable } from 'node:stream';
import { ENDPOINTS, MAX_TAGS, REPLAY_EXTENSION } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoint,
  registerEndpoints,
  registerEndpointWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import { listIdentities } from '../identities/index.ts';
import { updateReplays } from './change-replays.repository.ts';
import { deleteReplays, describeDeleted, restoreReplays } from './delete-replays.ts';
import { describeMyReplays } from './describe-replay.ts';
import { claimReminder, findOwnById } from './replay.repository.ts';
import { type ListOwner, readReplays } from './replay-list.repository.ts';
import { retry } from './retry-replays.ts';
import { requireSharing } from './sharing-permission.ts';

/** Where the game stores saved replays on Windows. */
const DEMOS_FOLDER = String.raw`Documents\My Games\Rocket League\TAGame\Demos`;

/**
 * Mails an account the path to its replays, for users on a phone or console (decisions.md 18.10). Returns the
 * address. Throws ProblemError 409 without an address, 429 for a second mail on the same day.
 */
async function sendReplayReminder({ db, clock, mailer, config }: Context, userId: string): Promise<string> {
  const now = clock.now();
  const { email, userName, taken } = await claimReminder(db, userId, now, new Date(now.getTime() - DAY_MS));
  if (!email) throw conflict('no-address', 'Your account has no email address. Add one in your profile.');
  if (!taken) {
    throw new ProblemError(429, 'already-sent', 'We already sent you this email today. Check your inbox.');
  }
  mailer.enqueue(async () => ({
    to: email,
    subject: 'Your replays are waiting on your PC',
    text: formatMailText(
      `Hi ${userName},`,
      'To see how you play, open this page on your gaming PC:',
      `${config.publicUrl}/my-replay?page=1`,
      'Then drop the replay files from this folder onto it:',
      DEMOS_FOLDER,
      [
        'The game saves a match there when you press “Save Replay” on the end screen. On console? Ask',
        'someone who played with you on PC for the file. Every replay includes all players.',
      ],
      'You requested this email.',
    ),
  }));
  return email;
}

export function editReplaysRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const findOwner = async ({ userId }: { userId: string }): Promise<ListOwner> => ({
    userId,
    identities: await listIdentities(db, userId),
  });
  registerEndpoints(app, {
    editReplays: async ({ body, caller }) => {
      const { which, ...change } = body;
      const named = 'ids' in which;
      if (change.title !== undefined && !(named && which.ids.length === 1)) {
        throw new ProblemError(422, 'one-at-a-time', 'You can only rename one replay at a time.');
      }
      const { visibility = 'private' } = change;
      await requireSharing(db, caller.userId, 'matches', visibility);
      const changed = await updateReplays(db, await findOwner(caller), which, change, MAX_TAGS);
      const rows = named && changed.length > 0 ? await readReplays(db, changed) : [];
      const items = await describeMyReplays(context, caller.userId, rows);
      return { changed: changed.length, items };
    },
    deleteReplays: async ({ body, caller }) => ({
      deleted: await deleteReplays(context, await findOwner(caller), body.which),
    }),
    listDeletedReplays: ({ caller }) => describeDeleted(db, caller.userId),
    restoreReplays: async ({ body, caller }) => ({
      restored: await restoreReplays(context, caller.userId, body.ids ?? null),
    }),
    sendReplayReminder: async ({ caller }) => ({ sentTo: await sendReplayReminder(context, caller.userId) }),
  });
  registerEndpointWith(
    app,
    ENDPOINTS.retryReplays,
    { config: limitRoute(context.rateLimits.retryReplays) },
    async ({ body, caller }) =>
      respond(200, { started: await retry(context, await findOwner(caller), body.which) }),
  );
  registerEndpoint(app, ENDPOINTS.getReplayFile, ({ params, caller }) =>
    readReplayFile(context, caller.userId, params.replayId),
  );
}

export async function readReplayFile({ db, blobs }: Context, ownerId: string, id: string) {
  const replay = await findOwnById(db, ownerId, id);
  const bytes = replay && (await blobs.find(replay.blobKey));
  if (!replay || !bytes) throw notFound('Replay not found.');
  return respond(200, Readable.from([bytes], { objectMode: false }), {
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${replay.id}.${REPLAY_EXTENSION}"`,
    'cache-control': 'private, no-store',
  });
}
