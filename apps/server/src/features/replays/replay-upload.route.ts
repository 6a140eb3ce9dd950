import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ENDPOINTS, MAX_REPLAY_BYTES, type ReplayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  checkUploadHead,
  multipartScope,
  readUploadedFile,
  type UploadedFile,
  uploadBodyLimit,
} from '../../platform/http/multipart-upload.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpointWith } from '../../platform/http/register-endpoint.ts';
import { requireRoomForUpload } from '../capacity/index.ts';
import { type ChunkUpload, receiveChunk, type WholeFile } from '../chunk-uploads/index.ts';
import { reserveUpload } from '../membership/index.ts';
import { describeMyReplays } from './describe-replay.ts';
import { findOwnById, type Replay } from './replay.repository.ts';
import { refuseOtherTypes, tooLarge, type Uploaded, uploadReplay } from './upload-replay.ts';
import { returnQuota, uploadWithinQuota } from './within-quota.ts';

export async function replayUploadRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await multipartScope(app, MAX_REPLAY_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.replayUpload,
      { config: limitRoute(context.rateLimits.upload), bodyLimit: uploadBodyLimit(MAX_REPLAY_BYTES) },
      async ({ request, caller }) => {
        const { replay, isNew } = await receiveReplay(context, request, caller.userId, refuseOtherTypes);
        const [item] = await describeMyReplays(context, caller.userId, [replay]);
        return answer(isNew ? 201 : 200, item!);
      },
    );
  });
  await multipartScope(app, UPLOAD_CHUNK_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.replayChunkUpload,
      { config: limitRoute(context.rateLimits.uploadChunk), bodyLimit: uploadBodyLimit(UPLOAD_CHUNK_BYTES) },
      async ({ request, caller }) => {
        checkUploadHead(request, UPLOAD_CHUNK_BYTES, tooLarge);
        const file = await readUploadedFile(request, ENDPOINTS.replayChunkUpload.fileField, tooLarge);
        const whole = replayInPieces(context, caller.userId);
        const taken = await receiveChunk(context, caller.userId, file, whole);
        if ('received' in taken) return answer(202, taken);
        const { item, isNew } = taken.result;
        return answer(isNew ? 201 : 200, item);
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
): Promise<Uploaded> {
  checkUploadHead(request, MAX_REPLAY_BYTES, tooLarge);
  const upload = { id: randomUUID(), ownerId };
  return uploadWithinQuota(context, upload, async () => {
    const file = await readUploadedFile(request, ENDPOINTS.replayUpload.fileField, tooLarge);
    check(file);
    return uploadReplay(context, upload, file);
  });
}

interface Result {
  item: ReplayItem;
  isNew: boolean;
}

/** Handles a replay in chunks: the first reserves quota, the last does the same as a single upload. */
function replayInPieces(context: Context, ownerId: string): WholeFile<Result> {
  const { db, clock } = context;
  const describe = async (replay: Replay) => (await describeMyReplays(context, ownerId, [replay]))[0]!;
  const madeBefore = async (id: string): Promise<Result | null> => {
    const replay = await findOwnById(db, ownerId, id);
    return replay && { item: await describe(replay), isNew: false };
  };
  return {
    purpose: 'replay',
    async start({ fileName }, id) {
      refuseOtherTypes({ name: fileName, mimeType: '', skip() {} });
      await requireRoomForUpload(context, ownerId);
      await reserveUpload(db, { userId: ownerId, uploadId: id }, clock.now());
    },
    undo: (id) => returnQuota(context, id),
    async finish({ id, fileName, sha256 }: ChunkUpload, content: Readable) {
      const made = await madeBefore(id);
      if (made) return { result: made, id };
      const upload = { id, ownerId };
      const { replay, isNew } = await uploadWithinQuota(context, upload, () =>
        uploadReplay(context, upload, { name: fileName, content, sha256, checkWhole: async () => {} }),
      );
      return { result: { item: await describe(replay), isNew }, id: replay.id };
    },
    again: madeBefore,
  };
}
