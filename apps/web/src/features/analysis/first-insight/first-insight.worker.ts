/// <reference lib="webworker" />
import {
  firstInsight,
  type MatchInsight,
  type MatchReport,
  makeScoreGame,
  NO_REFERENCES,
  REFERENCE_TIER,
  referenceBook,
} from '@datacoach/analysis';
import type { FirstInsightAnswer, FirstInsightTask } from './first-insight-task.ts';

function find({ report, insight, playerKey, tiers }: FirstInsightTask): FirstInsightAnswer {
  // The engine's own, whose shapes the contract repeats field for field.
  const game = makeScoreGame(report as unknown as MatchReport, insight as MatchInsight | null, playerKey);
  if (!game) return null;
  const own = tiers[game.mode];
  const comparedTier = own ?? REFERENCE_TIER;
  const found = firstInsight(game, comparedTier, referenceBook(game.mode, NO_REFERENCES));
  return { ...found, comparedTier, isOwnRank: own !== null };
}

addEventListener('message', ({ data }: MessageEvent<FirstInsightTask>) => postMessage(find(data)));
