import { type FeatureModule, job } from '../../feature-module.ts';
import { analyseReplayJob } from '../replays/analyse-replay.job.ts';
import { analyseReplay } from './analyse-replay.ts';
import { reanalyseReplay, reanalyseReplayJob, requeueOutdated } from './reanalyse-replay.ts';
import { requeueUnfinished } from './requeue-unfinished.ts';

export { ANALYSIS_LIMITS, type AnalysisEngine, type AnalysisLimits, ENGINE } from './analysis-engine.ts';

/** Younger uploads have a job of their own for sure. */
const SWEEP_MINIMUM_AGE_MS = 60_000;

export const analysisModule: FeatureModule = {
  name: 'analysis',
  jobs: [
    job(analyseReplayJob, (context, { replayId }) => analyseReplay(context, replayId)),
    job(reanalyseReplayJob, (context, { replayId }) => reanalyseReplay(context, replayId)),
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
