import type { MatchView, PlayerView } from '../../detectors/match-view.ts';
import { possessionDetector } from '../../detectors/possession/possession.detector.ts';
import { controlledSpans, possessionByFrame } from '../../detectors/pressure/possession-by-frame.ts';
import { MOST_BALL_Y } from '../../detectors/shadow/thresholds.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MetricInput } from '../define-metric.ts';
import { perMatch } from '../per-match.ts';

/** By index into `Timeline.players`. */
const defending = perMatch(({ match, all }): ReadonlyMap<number, number> => {
  const possession = possessionByFrame(controlledSpans(all(possessionDetector)), match.frames);
  return new Map(match.players.map((view) => [view.index, defendingOf(match, view, possession)]));
});

/** Seconds on the field in which the opponents have the ball no deeper in their own half than 1,024 uu. */
export function defendingSeconds(input: MetricInput): number {
  return defending(input).get(input.player.index) ?? 0;
}

function defendingOf(match: MatchView, { car, sign, team }: PlayerView, possession: Uint8Array): number {
  const { live, ball, clock, frames } = match;
  const opponents = otherTeam(team);
  let seconds = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0 || possession[frame] !== opponents || car.presence[frame] !== 1) continue;
    if (ball.present[frame] === 1 && sign * ball.y[frame]! <= MOST_BALL_Y) seconds += clock.delta[frame]!;
  }
  return seconds;
}

export interface LastManSeconds {
  /** Live play on the field with at least one mate. */
  together: number;
  /** Part of it as the deepest of them. */
  lastMan: number;
}

/** By index into `Timeline.players`. */
const byPlayer = perMatch(({ match }): ReadonlyMap<number, LastManSeconds> => {
  const all = new Map(match.players.map(({ index }) => [index, { together: 0, lastMan: 0 }]));
  for (const team of match.teams) addTeam(match, team, all);
  return all;
});

export function lastManSeconds(input: MetricInput): LastManSeconds {
  return byPlayer(input).get(input.player.index)!;
}

function addTeam(
  { live, clock, frames }: MatchView,
  team: readonly PlayerView[],
  all: ReadonlyMap<number, LastManSeconds>,
): void {
  const sums = team.map(({ index }) => all.get(index)!);
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0) continue;
    const seconds = clock.delta[frame]!;
    let alive = 0;
    let deepest = -1;
    let depth = Number.POSITIVE_INFINITY;
    for (let member = 0; member < team.length; member++) {
      const { car, sign } = team[member]!;
      if (car.presence[frame] !== 1) continue;
      alive += 1;
      const y = sign * car.y[frame]!;
      if (y >= depth) continue;
      depth = y;
      deepest = member;
    }
    if (alive < 2) continue;
    sums[deepest]!.lastMan += seconds;
    for (let member = 0; member < team.length; member++) {
      if (team[member]!.car.presence[frame] === 1) sums[member]!.together += seconds;
    }
  }
}
