export { analyseReplay } from './analyse-replay.ts';
export type { AnalysisContext } from './analysis-context.ts';
export { type AnalysisEngine, ENGINE } from './analysis-engine.ts';
export { reanalyseReplay } from './reanalyse-replay.ts';
export { requeueOutdated } from './requeue-outdated.ts';
export { requeueUnfinished } from './requeue-unfinished.ts';
export { ANALYSIS_LIMITS, type AnalysisLimits, startAnalysisThreads } from './start-analysis-threads.ts';
