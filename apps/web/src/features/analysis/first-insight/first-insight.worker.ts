/// <reference lib="webworker" />
import {
  createReferenceBook,
  findFirstInsight,
  findPlainWords,
  makeScoreGame,
  NO_REFERENCES,
  REFERENCE_TIER,
} from '@datacoach/analysis';
import type { FirstInsightResult, FirstInsightTask } from './first-insight-task.ts';

function findInsight({ report, insight, playerKey, tiers }: FirstInsightTask): FirstInsightResult {
  const game = makeScoreGame(report, insight, playerKey);
  if (!game) return null;
  const ownTier = tiers[game.mode];
  const comparedTier = ownTier ?? REFERENCE_TIER;
  const found = findFirstInsight(game, comparedTier, createReferenceBook(game.mode, NO_REFERENCES));
  const words = found.opportunity && findPlainWords(found.opportunity.metric);
  return { ...found, comparedTier, isOwnRank: ownTier !== null, words };
}

addEventListener('message', ({ data }: MessageEvent<FirstInsightTask>) => postMessage(findInsight(data)));
