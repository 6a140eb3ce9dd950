import { randomUUID } from 'node:crypto';
import { ENDPOINTS, MAX_REPLAY_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  checkUploadHead,
  multipartScope,
  readUploadedFile,
  uploadBodyLimit,
} from '../../platform/http/multipart-upload.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeOwnReplays } from './describe-replay.ts';
import { refuseOtherTypes, tooLarge } from './upload-refusals.ts';
import { uploadReplay } from './upload-replay.ts';
import { withinQuota } from './within-quota.ts';

export async function replayUploadRoute(app: FastifyInstance, context: Context): Promise<void> {
  await multipartScope(app, MAX_REPLAY_BYTES, (scope) => {
    registerEndpoint(
      scope,
      ENDPOINTS.replayUpload,
      async ({ request, caller }) => {
        checkUploadHead(request, MAX_REPLAY_BYTES, tooLarge);
        const upload = { id: randomUUID(), ownerId: caller.userId };
        const { replay, isNew } = await withinQuota(context, upload, async () => {
          const file = await readUploadedFile(request, ENDPOINTS.replayUpload.fileField, tooLarge);
          refuseOtherTypes(file);
          return uploadReplay(context, upload, file);
        });
        const [item] = await describeOwnReplays(context, caller.userId, [replay]);
        return answer(isNew ? 201 : 200, item!);
      },
      { config: limitedTo(context.rateLimits.upload), bodyLimit: uploadBodyLimit(MAX_REPLAY_BYTES) },
    );
  });
}
