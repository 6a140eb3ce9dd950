import { checkContainer } from '@datacoach/replay';
import type { FileHead, Refusal } from '../check-file.ts';

/** Work of the thread that looks at uploads: why a file cannot be kept, or null. */
export default function checkHead({ head, fileBytes }: FileHead): Refusal | null {
  const error = checkContainer(head, fileBytes);
  return error && { code: error.code, sentence: error.sentence };
}
