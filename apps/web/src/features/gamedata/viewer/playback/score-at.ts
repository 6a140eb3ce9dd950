import type { MatchReport } from '@datacoach/contract';

/** Goals of both teams until a time, as the game recorded them. */
export function scoreAt({ timeline }: Pick<MatchReport, 'timeline'>, time: number): [number, number] {
  const score: [number, number] = [0, 0];
  for (const event of timeline) if (event.kind === 'goal' && event.time <= time) score[event.team] += 1;
  return score;
}
