import { randomUUID } from 'node:crypto';
import { ENDPOINTS, MAX_REPLAY_BYTES } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import {
  calculateBodyLimit,
  checkUploadHead,
  readUploadedFile,
  registerMultipart,
} from '../../platform/http/multipart-upload.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { requireTeamPlan } from '../membership/index.ts';
import {
  requireReplayType,
  tooLarge,
  type Upload,
  uploadReplay,
  uploadWithinQuota,
} from '../replays/index.ts';
import { describeGame } from './describe-folder.ts';
import { findFolderWithRoom, findOrCreateFolder } from './manage-folders.ts';
import { findFolderByName } from './replay-folder.repository.ts';

/** Uploads one file to a folder, with the rules of every upload. */
export async function privateReplayUploadRoute(app: FastifyInstance, context: Context): Promise<void> {
  await registerMultipart(app, MAX_REPLAY_BYTES, (scope) => {
    registerEndpointWith(
      scope,
      ENDPOINTS.privateReplayUpload,
      { config: limitRoute(context.rateLimits.upload), bodyLimit: calculateBodyLimit(MAX_REPLAY_BYTES) },
      async ({ request, query, caller }) => {
        await requireTeamPlan(context, caller.userId);
        checkUploadHead(request, MAX_REPLAY_BYTES, tooLarge);
        const folderId = await findTargetFolder(caller.userId, query);
        const upload: Upload = {
          id: randomUUID(),
          ownerId: caller.userId,
          folderId,
        };
        const { replay, isNew } = await uploadWithinQuota(context, upload, async () => {
          const file = await readUploadedFile(request, ENDPOINTS.privateReplayUpload.fileField, tooLarge);
          requireReplayType(file);
          return uploadReplay(context, upload, file);
        });
        return respond(isNew ? 201 : 200, { ...describeGame(null, replay), folderId: replay.folderId! });
      },
    );
  });

  /** Returns the folder, or what creates it once the file is accepted. Throws ProblemError 400 without either, 404, 409. */
  async function findTargetFolder(
    coachId: string,
    { folderId, folderName }: { folderId?: string | undefined; folderName?: string | undefined },
  ): Promise<string | (() => Promise<string>)> {
    if (folderId === undefined && folderName === undefined) {
      throw new ProblemError(400, 'no-folder', 'Choose a folder for the file.');
    }
    const id = folderId ?? (await findFolderByName(context.db, coachId, folderName!))?.id;
    if (id === undefined) return () => findOrCreateFolder(context, coachId, folderName!);
    return findFolderWithRoom(context.db, coachId, id);
  }
}
