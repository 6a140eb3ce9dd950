import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ENDPOINTS, MAX_REPLAY_BYTES, type ReplayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  calculateBodyLimit,
  checkUploadHead,
  readUploadedFile,
  registerMultipart,
  type UploadedFile,
} from '../../platform/http/multipart-upload.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { requireRoomForUpload } from '../capacity/index.ts';
import { type ChunkUpload, type FileReceiver, receiveChunk } from '../chunk-uploads/index.ts';
import { requireStorage, reserveUpload } from '../membership/index.ts';
import { describeMyReplays } from './describe-replay.ts';
import { findOwnById, type Replay } from './replay.repository.ts';
import { requireReplayType, tooLarge, type UploadedReplay, uploadReplay } from './upload-replay.ts';
import { refundQuota, uploadWithinQuota } from './upload-within-quota.ts';

export async function replayUploadRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await registerMultipart(app, MAX_REPLAY_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.replayUpload,
      { config: limitRoute(context.rateLimits.upload), bodyLimit: calculateBodyLimit(MAX_REPLAY_BYTES) },
      async ({ request, caller }) => {
        const { replay, isNew } = await receiveReplay(context, request, caller.userId, requireReplayType);
        const [item] = await describeMyReplays(context, caller.userId, [replay]);
        return respond(isNew ? 201 : 200, item!);
      },
    );
  });
  await registerMultipart(app, UPLOAD_CHUNK_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.replayChunkUpload,
      {
        config: limitRoute(context.rateLimits.uploadChunk),
        bodyLimit: calculateBodyLimit(UPLOAD_CHUNK_BYTES),
      },
      async ({ request, caller }) => {
        checkUploadHead(request, UPLOAD_CHUNK_BYTES, tooLarge);
        const file = await readUploadedFile(request, ENDPOINTS.replayChunkUpload.fileField, tooLarge);
        const whole = createReplayReceiver(context, caller.userId);
        const taken = await receiveChunk(context, caller.userId, file, whole);
        if ('received' in taken) return respond(202, taken);
        const { item, isNew } = taken.result;
        return respond(isNew ? 201 : 200, item);
      },
    );
  });
}

/** Receives a multipart file as an upload; `check` sees its name before its content is read. */
export function receiveReplay(
  context: Context,
  request: FastifyRequest,
  ownerId: string,
  check: (file: UploadedFile) => void,
): Promise<UploadedReplay> {
  checkUploadHead(request, MAX_REPLAY_BYTES, tooLarge);
  const upload = { id: randomUUID(), ownerId };
  return uploadWithinQuota(context, upload, async () => {
    const file = await readUploadedFile(request, ENDPOINTS.replayUpload.fileField, tooLarge);
    check(file);
    return uploadReplay(context, upload, file);
  });
}

interface UploadRouteResult {
  item: ReplayItem;
  isNew: boolean;
}

/** Handles a replay in chunks: the first reserves quota, the last does the same as a single upload. */
function createReplayReceiver(context: Context, ownerId: string): FileReceiver<UploadRouteResult> {
  const { db, clock } = context;
  const describe = async (replay: Replay) => (await describeMyReplays(context, ownerId, [replay]))[0]!;
  const findUploaded = async (id: string): Promise<UploadRouteResult | null> => {
    const replay = await findOwnById(db, ownerId, id);
    return replay && { item: await describe(replay), isNew: false };
  };
  return {
    purpose: 'replay',
    async begin({ fileName }, id) {
      requireReplayType({ name: fileName, mimeType: '', skip() {} });
      await requireRoomForUpload(context, ownerId);
      await reserveUpload(db, { userId: ownerId, uploadId: id }, clock.now());
    },
    requireRoom: (tx, bytes) => requireStorage(tx, { userId: ownerId, bytes }, clock.now()),
    undoBegin: (id) => refundQuota(context, id),
    async complete({ id, fileName, sha256 }: ChunkUpload, content: Readable) {
      const made = await findUploaded(id);
      if (made) return { result: made, id };
      const upload = { id, ownerId };
      const { replay, isNew } = await uploadWithinQuota(context, upload, () =>
        uploadReplay(context, upload, { name: fileName, content, sha256, requireWholeFile: async () => {} }),
      );
      return { result: { item: await describe(replay), isNew }, id: replay.id };
    },
    findResult: findUploaded,
  };
}
