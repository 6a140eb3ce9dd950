import { possessionDetector } from '../../detectors/possession/possession.detector.ts';
import { controlledSpans, possessionByFrame } from '../../detectors/pressure/possession-by-frame.ts';
import { MOST_BALL_Y } from '../../detectors/shadow/thresholds.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
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
    if (live[frame] === 0 || possession[frame] !== opponents || car.presence[frame] !== PRESENCE.alive)
      continue;
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
  const [first] = team;
  if (first === undefined || team.length < 2) return;
  const { sign } = first;
  const presence = team.map(({ car }) => car.presence);
  const depths = team.map(({ car }) => car.y);
  const together = new Float64Array(team.length);
  const lastMan = new Float64Array(team.length);
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0) continue;
    let alive = 0;
    let deepest = -1;
    let depth = Number.POSITIVE_INFINITY;
    for (let member = 0; member < team.length; member++) {
      if (presence[member]![frame] !== PRESENCE.alive) continue;
      alive += 1;
      const y = sign * depths[member]![frame]!;
      if (y >= depth) continue;
      depth = y;
      deepest = member;
    }
    if (alive < 2) continue;
    const seconds = clock.delta[frame]!;
    lastMan[deepest]! += seconds;
    for (let member = 0; member < team.length; member++) {
      if (presence[member]![frame] === PRESENCE.alive) together[member]! += seconds;
    }
  }
  team.forEach(({ index }, member) => {
    Object.assign(all.get(index)!, { together: together[member]!, lastMan: lastMan[member]! });
  });
}
