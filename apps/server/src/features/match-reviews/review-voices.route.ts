import { ENDPOINTS, MAX_VOICE_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { requireDiskSpace } from '../../platform/http/disk-space.ts';
import {
  calculateBodyLimit,
  checkUploadHead,
  readUploadedFile,
  registerMultipart,
} from '../../platform/http/multipart-upload.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { findReviewByCoach } from './change-review.ts';
import { readVoice, removeVoice, saveVoice, voiceTooLarge } from './review-voices.ts';

export async function reviewVoiceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await registerMultipart(app, MAX_VOICE_BYTES, (scope) => {
    const endpoint = ENDPOINTS.saveReviewVoice;
    registerEndpointWith(
      scope,
      endpoint,
      { config: limitRoute(context.rateLimits.upload), bodyLimit: calculateBodyLimit(MAX_VOICE_BYTES) },
      async ({ request, caller, params }) => {
        await requireTeamPlan(context, caller.userId);
        await requireDiskSpace(context.config);
        checkUploadHead(request, MAX_VOICE_BYTES, voiceTooLarge);
        const file = await readUploadedFile(request, endpoint.fileField, voiceTooLarge);
        const content = Buffer.concat(await file.content.toArray());
        await file.requireWholeFile();
        const recording = { content, seconds: Number(file.fields.seconds) };
        return respond(201, await saveVoice(context, caller, params.subjectId, params.commentId, recording));
      },
    );
  });
  registerEndpoints(app, {
    deleteReviewVoice: ({ caller, params }) =>
      removeVoice(context, caller, params.subjectId, params.commentId),
    getReviewVoice: async ({ caller, params }) => {
      const { id } = await findReviewByCoach(context.db, caller, params.subjectId);
      return await readVoice(context, id, params.commentId);
    },
  });
}
