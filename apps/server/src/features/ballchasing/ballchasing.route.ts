import { ENDPOINTS, MAX_REPLAY_BYTES, MAX_TAGS, type ReplayFilter } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { calculateBodyLimit, registerMultipart } from '../../platform/http/multipart-upload.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { listBallchasingReplays } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import {
  canPublish,
  findOwnById,
  listReplays,
  readReplayFile,
  receiveReplay,
  updateReplays,
} from '../replays/index.ts';
import { describeInDetail, describeInList, getPageUrl } from './describe-upload.ts';

export async function uploadRoute(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config } = context;
  await registerMultipart(app, MAX_REPLAY_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.uploadToBallchasing,
      { config: limitRoute(context.rateLimits.upload), bodyLimit: calculateBodyLimit(MAX_REPLAY_BYTES) },
      async ({ request, query: { visibility, group }, caller: { userId } }) => {
        // Uploaders name their files as they like; the content is checked.
        const { replay, isNew } = await receiveReplay(context, request, userId, () => {});
        const { id } = replay;
        if (!isNew)
          return respond(409, { id, location: getPageUrl(config, replay), error: 'duplicate replay' });
        const shares = visibility !== undefined && visibility !== 'private';
        const change = {
          ...(visibility === 'private' && { visibility }),
          // Under 13, uploads stay private whatever a program sends by default.
          ...(shares && (await canPublish(db, userId)) && { visibility: 'link' as const }),
          ...(group !== undefined && { addTags: [group] }),
        };
        await updateReplays(db, { userId, identities: [] }, { ids: [id] }, change, MAX_TAGS);
        const stored = (await findOwnById(db, userId, id)) ?? replay;
        return respond(201, { id, location: getPageUrl(config, stored) });
      },
    );
  });
}

export function ballchasingRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;
  const describeUploader = async (userId: string) => {
    const user = await findUser(db, userId);
    return { steam_id: userId, name: user?.userName ?? '' };
  };
  registerEndpoints(app, {
    pingBallchasing: async ({ caller }) => ({ ...(await describeUploader(caller.userId)), type: 'regular' }),
    listBallchasing: async ({ query, caller, request }) => {
      const { userId } = caller;
      const { uploader = 'me', count: size, after } = query;
      if (uploader !== 'me' && uploader !== userId) return { list: [], count: 0 };
      const owner = { userId, identities: await listIdentities(db, userId) };
      const filter = toReplayFilter(query);
      const page = { index: 0, size };
      const { rows, total } = await listReplays(db, owner, page, filter, {
        after: after === undefined ? undefined : parseCursor(after),
      });
      const all = after ? await listReplays(db, owner, { index: 0, size: 1 }, filter) : { total };
      const uploadedBy = await describeUploader(userId);
      const found = await listBallchasingReplays(
        db,
        caller,
        rows.flatMap(({ matchId }) => matchId ?? []),
      );
      return {
        list: rows.map((replay) =>
          describeInList(config, { replay, uploader: uploadedBy, match: found.get(replay.matchId ?? '') }),
        ),
        count: all.total,
        ...(total > rows.length && { next: createNextPageUrl(config.publicUrl, request, rows.at(-1)!) }),
      };
    },
    getBallchasing: async ({ params, caller }) => {
      const { userId } = caller;
      const replay = await findOwnById(db, userId, params.id);
      if (!replay) throw notFound('Replay not found.');
      const { matchId } = replay;
      const found = await listBallchasingReplays(db, caller, matchId === null ? [] : [matchId]);
      const match = found.get(matchId ?? '');
      return describeInDetail(config, { replay, uploader: await describeUploader(userId), match });
    },
  });
  registerEndpointWith(
    app,
    ENDPOINTS.downloadBallchasing,
    { config: limitRoute(context.rateLimits.upload) },
    ({ params, caller }) => readReplayFile(context, caller.userId, params.id),
  );
}

const RESULTS = { win: 5, loss: 10 } as const;

interface BallchasingFilter {
  title?: string | undefined;
  group?: string | undefined;
  map?: string | undefined;
  'match-result'?: keyof typeof RESULTS | undefined;
  'replay-date-after'?: string | undefined;
  'replay-date-before'?: string | undefined;
}

function toReplayFilter(query: BallchasingFilter): ReplayFilter {
  const { 'match-result': result } = query;
  return {
    replayName: query.title,
    tag: query.group,
    map: query.map,
    result: result && RESULTS[result],
    from: query['replay-date-after'],
    before: query['replay-date-before'],
  };
}

interface Cursor {
  uploadedAt: Date;
  id: string;
}

function parseCursor(after: string): Cursor {
  const [time = '', id = ''] = after.split('_');
  return { uploadedAt: new Date(Number(time)), id };
}

function createNextPageUrl(publicUrl: string, { url }: FastifyRequest, { uploadedAt, id }: Cursor): string {
  const next = new URL(url, publicUrl);
  next.searchParams.set('after', `${uploadedAt.getTime()}_${id}`);
  return next.href;
}
