export {
  type FuzzSample,
  type MutatedLayer,
  mutateSample,
  prepareSample,
  randomOfRun,
} from './fuzz-sample.ts';
export { notFinite } from './not-finite.ts';
export { writtenSamples } from './written-samples.ts';
