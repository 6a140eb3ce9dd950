/// <reference lib="webworker" />
import { writeScriptedMatch } from '@datacoach/replay/writer';

/** A doubles match of five minutes; another seed is another match. */
const SAMPLE = { seed: 4, seconds: 300, teamSize: 2 } as const;

addEventListener('message', () => {
  const bytes = writeScriptedMatch(SAMPLE);
  postMessage(bytes, [bytes.buffer]);
});
