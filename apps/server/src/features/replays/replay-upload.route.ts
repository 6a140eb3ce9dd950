import { ENDPOINTS, hasReplayExtension, MAX_REPLAY_BYTES, unsupportedTypeMessage } from '@datacoach/contract';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitedTo, type RateLimits } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeReplay } from './describe-replay.ts';
import { ownIdentities } from './own-identities.ts';
import type { ReplaysContext } from './replays-context.ts';
import { type IncomingFile, tooLarge, uploadReplay } from './upload-replay.ts';

/** Room for boundaries, part headers and the names around the file. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
const FIELD = ENDPOINTS.replayUpload.fileField;

export async function replayUploadRoute(
  app: FastifyInstance,
  context: ReplaysContext,
  limits: RateLimits,
): Promise<void> {
  await app.register(async (scope) => {
    // Bodies that are not multipart are left unread: the handler says what is wrong with them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await scope.register(multipart, {
      limits: { fileSize: MAX_REPLAY_BYTES, files: 1, fields: 20, fieldSize: 4096 },
      throwFileSizeLimit: false,
    });
    registerEndpoint(
      scope,
      ENDPOINTS.replayUpload,
      async ({ request, caller }) => {
        const { replay, isNew } = await uploadReplay(context, caller.userId, await incomingFile(request));
        const identities = await ownIdentities(context.db, caller.userId);
        return answer(isNew ? 201 : 200, describeReplay(replay, identities));
      },
      { config: limitedTo(limits.upload), bodyLimit: MAX_REPLAY_BYTES + MULTIPART_OVERHEAD_BYTES },
    );
  });
}

/** The replay in the request's body. Throws ProblemError 400, 413, 415. */
async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) {
    throw new ProblemError(400, 'not-multipart', 'Send the replay as multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_REPLAY_BYTES + MULTIPART_OVERHEAD_BYTES) {
    throw tooLarge();
  }
  const parts = request.parts();
  const part = await nextFile(parts);
  if (!part) throw new ProblemError(400, 'no-file', `The upload has no file in its field "${FIELD}".`);
  if (part.fieldname !== FIELD) {
    part.file.resume();
    throw new ProblemError(400, 'wrong-field', `The file must be in the field "${FIELD}".`);
  }
  if (!hasReplayExtension(part.filename)) {
    part.file.resume();
    throw new ProblemError(415, 'unsupported-type', unsupportedTypeMessage(part.filename, part.mimetype));
  }
  return {
    name: part.filename,
    content: part.file,
    async checkWhole() {
      if (part.file.truncated) throw tooLarge();
      await nextFile(parts);
      if (!part.file.readableEnded) throw incomplete();
    },
  };
}

/** The next part that is a file; null at the end of the body. Throws ProblemError 400 when the body is broken. */
async function nextFile(parts: AsyncIterableIterator<Multipart>): Promise<MultipartFile | null> {
  try {
    for (;;) {
      const { value, done } = await parts.next();
      if (done) return null;
      if (value.type === 'file') return value;
    }
  } catch {
    throw incomplete();
  }
}

function incomplete(): ProblemError {
  return new ProblemError(400, 'bad-multipart', 'The upload was not complete. Please try again.');
}
