import { backPostDetector } from '../../detectors/back-post/back-post.detector.ts';
import { doubleCommitDetector } from '../../detectors/double-commit/double-commit.detector.ts';
import { type Role, type RoleName, roleDetector } from '../../detectors/role/role.detector.ts';
import { type MetricComputes, type MetricInput, mean, per5, perMatch, share } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** Seconds of live play in each role; `ambiguous` is crowding. Source: game-and-stats.md 3.33. */
export type RoleInsight = Record<RoleName, number>;

/** @param own role spans of one player */
export function roleSeconds(own: readonly Role[]): RoleInsight {
  const seconds: RoleInsight = { first: 0, second: 0, third: 0, ambiguous: 0 };
  for (const { duration, evidence } of own) seconds[evidence.role] += duration;
  return seconds;
}

/** A player becoming first man after a teammate, `seconds` after the teammate stopped being first man. */
interface Handoff {
  readonly player: number;
  readonly seconds: number;
}

/** Longer without a first man is not a handoff, because no one went. */
const MAX_HAND_OVER_SECONDS = 3;

/** Handoffs of first man in a match, only within uninterrupted play. */
const handoffs = perMatch(({ match, all }: MetricInput): readonly Handoff[] =>
  match.teams.flatMap((team) => {
    const members = new Set(team.map(({ index }) => index));
    const spans = all(roleDetector)
      .filter(({ player, evidence }) => members.has(player) && evidence.role === 'first')
      .sort((a, b) => a.frame - b.frame);
    return spans.flatMap((span, index): Handoff[] => {
      const before = spans[index - 1];
      if (before === undefined || before.player === span.player) return [];
      const seconds = Math.max(0, span.time - match.clock.elapsed[before.endFrame]!);
      const isLive = match.live.subarray(before.endFrame, span.frame).every((live) => live === 1);
      return isLive && seconds <= MAX_HAND_OVER_SECONDS ? [{ player: span.player, seconds }] : [];
    });
  }),
);

const handoffsTo = (input: MetricInput): readonly Handoff[] =>
  handoffs(input).filter(({ player }) => player === input.player.index);

function roleShare(role: RoleName): (input: MetricInput) => Tally {
  return ({ of }) => {
    const seconds = roleSeconds(of(roleDetector));
    return share(seconds[role], seconds.first + seconds.second + seconds.third + seconds.ambiguous);
  };
}

/** Roles in a team, and what goes wrong between teammates. */
export const TEAMWORK_METRICS = {
  cornerDoubleCommits: (input) =>
    per5(input.of(doubleCommitDetector).filter(({ evidence }) => evidence.corner).length, input),
  doubleCommits: (input) => per5(input.of(doubleCommitDetector).length, input),
  firstManShare: roleShare('first'),
  ambiguousRoleShare: roleShare('ambiguous'),
  backPostRotationPct: ({ of }) => {
    const sides = of(backPostDetector).filter(({ evidence }) => evidence.backPost !== null);
    return share(sides.filter(({ evidence }) => evidence.backPost === true).length, sides.length);
  },
  firstManChanges: (input) => per5(handoffsTo(input).length, input),
  handoffTime: (input) => mean(handoffsTo(input).map(({ seconds }) => seconds)),
} satisfies MetricComputes;
