import { checkContainer } from '@datacoach/replay';
import type { FileHeader, FileRefusal } from '../check-file.ts';

/** Runs in a worker thread: inspects an upload and returns why it can't be kept, or null. */
export default function checkHead({ head, fileBytes }: FileHeader): FileRefusal | null {
  const error = checkContainer(head, fileBytes);
  return error && { code: error.code, userMessage: error.userMessage };
}
