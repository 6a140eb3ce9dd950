export {
  type FuzzSample,
  type MutatedLayer,
  mutateSample,
  notFinite,
  prepareSample,
  randomOfRun,
} from './fuzz-sample.ts';
export { writtenSamples } from './written-samples.ts';
