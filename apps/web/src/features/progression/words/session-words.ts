import type { ProgressionSessions } from '@datacoach/contract';
import type { MetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { differenceSentence } from './comparison-words.ts';
import { moreGames } from './point-words.ts';

export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  '1': '1st game',
  '2': '2nd game',
  '3': '3rd game',
  '4': '4th game',
  '5+': '5th and later',
};

export const BEFORE_WORDS: Readonly<Record<string, string>> = {
  first: 'First of a session',
  won: 'After a win',
  lost: 'After a loss',
  lostTwice: 'After 2 losses or more',
};

/** Whether it goes down late in a session. */
export function lateSentence(late: ProgressionSessions['late'], facts: MetricFacts): string {
  if ('missing' in late) {
    return `${moreGames(late.missing)} late in a session (4th and later) or early in one (1st and 2nd), and a verdict stands here.`;
  }
  return differenceSentence(facts, late, ['in the first two', 'from the 4th game of a session on']);
}

/** Whether it goes down after a loss. */
export function afterLossSentence(afterLoss: ProgressionSessions['afterLoss'], facts: MetricFacts): string {
  if ('missing' in afterLoss) {
    return `${moreGames(afterLoss.missing)} right after a win or a loss, and a verdict stands here.`;
  }
  return differenceSentence(facts, afterLoss, ['after a win', 'after a loss']);
}
