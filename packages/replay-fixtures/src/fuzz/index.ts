export {
  type FuzzSample,
  type MutatedLayer,
  mutateSample,
  notFinite,
  prepareSample,
  randomOfRun,
  writtenSamples,
} from './fuzz-sample.ts';
