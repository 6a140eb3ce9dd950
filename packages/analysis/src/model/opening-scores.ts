import { perTeam } from './teams.ts';

interface ScoredMatch {
  readonly teams: readonly { readonly score: number }[];
  readonly timeline: readonly { readonly kind: string; readonly team: 0 | 1 }[];
}

/** Returns each team's goals before the recording, which can start mid-match. */
export function getOpeningScores({ teams, timeline }: ScoredMatch): [number, number] {
  return perTeam((team) => {
    const seen = timeline.filter((event) => event.kind === 'goal' && event.team === team).length;
    return Math.max(0, (teams[team]?.score ?? 0) - seen);
  });
}
