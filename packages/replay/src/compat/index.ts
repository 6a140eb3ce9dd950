export { summarizeReplay } from './summarize-replay.ts';
