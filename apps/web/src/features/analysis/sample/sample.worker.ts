/// <reference lib="webworker" />
import { writePlayedMatch } from '@datacoach/replay-fixtures';
import { SAMPLE_MATCH } from './sample-match.ts';

addEventListener('message', () => {
  const bytes = writePlayedMatch(SAMPLE_MATCH);
  postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
