import { hasReplayExtension, MAX_REPLAY_BYTES, unsupportedTypeMessage } from '@datacoach/contract';
import { checkContainer } from '@datacoach/replay';
import type { UploadedFile } from '../../platform/http/multipart-upload.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Answer to a file above the limit. */
export function tooLarge(): ProblemError {
  const megabytes = MAX_REPLAY_BYTES / (1024 * 1024);
  return new ProblemError(
    413,
    'file-too-large',
    `The file is larger than ${megabytes} MB. A replay never is.`,
  );
}

/** Throws ProblemError 415 for a file that does not even call itself a replay. */
export function refuseOtherTypes({
  name,
  mimeType,
  skip,
}: Pick<UploadedFile, 'name' | 'mimeType' | 'skip'>): void {
  if (hasReplayExtension(name)) return;
  skip();
  throw new ProblemError(415, 'unsupported-type', unsupportedTypeMessage(name, mimeType));
}

/** Throws ProblemError 422 for a file that has no replay's container. */
export function refuseWhatIsNoReplay(bytes: Uint8Array): void {
  const error = checkContainer(bytes);
  if (error) throw new ProblemError(422, error.code, error.sentence);
}
