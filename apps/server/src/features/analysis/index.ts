import { createFeatureJob, type FeatureModule } from '../../feature-module.ts';
import { analyzeReplayJob } from '../replays/analyze-replay.job.ts';
import { analyzeStoredReplay, requeueUnfinished } from './analyze-stored-replay.ts';
import { reanalyzeReplay, reanalyzeReplayJob, requeueOutdated } from './reanalyze-stored-replay.ts';

export { ANALYSIS_LIMITS, type AnalysisEngine, type AnalysisLimits, ENGINE } from './analysis-engine.ts';

/** Younger uploads certainly still have their own job. */
const SWEEP_MINIMUM_AGE_MS = 60_000;

export const analysisModule: FeatureModule = {
  name: 'analysis',
  jobs: [
    createFeatureJob(analyzeReplayJob, (context, { replayId }) => analyzeStoredReplay(context, replayId)),
    createFeatureJob(reanalyzeReplayJob, (context, { replayId }) => reanalyzeReplay(context, replayId)),
  ],
  schedules: [
    {
      at: ['minute'],
      what: 'sweep failed',
      run: (context) => requeueUnfinished(context, SWEEP_MINIMUM_AGE_MS),
    },
    { at: ['start', 'day'], what: 'older analyses were not found', run: requeueOutdated },
  ],
  async beforeWork(context) {
    const found = await requeueUnfinished(context, 0);
    if (found > 0) context.logger.info({ found }, 'unfinished replays queued again');
  },
};
