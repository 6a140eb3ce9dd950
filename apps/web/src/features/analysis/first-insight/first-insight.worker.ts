/// <reference lib="webworker" />
import {
  firstInsight,
  makeScoreGame,
  NO_REFERENCES,
  plainWordsOf,
  REFERENCE_TIER,
  referenceBook,
} from '@datacoach/analysis';
import type { FirstInsightAnswer, FirstInsightTask } from './first-insight-task.ts';

function find({ report, insight, playerKey, tiers }: FirstInsightTask): FirstInsightAnswer {
  const game = makeScoreGame(report, insight, playerKey);
  if (!game) return null;
  const own = tiers[game.mode];
  const comparedTier = own ?? REFERENCE_TIER;
  const found = firstInsight(game, comparedTier, referenceBook(game.mode, NO_REFERENCES));
  const words = found.opportunity && plainWordsOf(found.opportunity.metric);
  return { ...found, comparedTier, isOwnRank: own !== null, words };
}

addEventListener('message', ({ data }: MessageEvent<FirstInsightTask>) => postMessage(find(data)));
