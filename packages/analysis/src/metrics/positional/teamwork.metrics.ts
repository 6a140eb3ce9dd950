import { backPostDetector } from '../../detectors/back-post/back-post.detector.ts';
import { doubleCommitDetector } from '../../detectors/double-commit/double-commit.detector.ts';
import { type Role, type RoleName, roleDetector } from '../../detectors/role/role.detector.ts';
import { type Metric, type MetricInput, mean, per5, perMatch, share } from '../define-metric.ts';
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

const teamwork = {
  group: 'positional',
  target: null,
  minimumTeamSize: 2,
  decimals: 1,
  confidence: 'medium',
} as const;
const per5Row = { unit: 'count', scale: 'per5', sample: 's of playing time' } as const;
const roleRow = { unit: 'percent', scale: 'share', sample: 's of playing time with a role' } as const;

function roleShare(role: RoleName): (input: MetricInput) => Tally {
  return ({ of }) => {
    const seconds = roleSeconds(of(roleDetector));
    return share(seconds[role], seconds.first + seconds.second + seconds.third + seconds.ambiguous);
  };
}

/** Roles in a team, and what goes wrong between teammates. */
export const TEAMWORK_METRICS: readonly Metric[] = [
  {
    ...teamwork,
    ...per5Row,
    key: 'cornerDoubleCommits',
    number: 131,
    label: 'Corner double commits',
    better: 'lower',
    definition:
      'Your double commits with the ball in or near a corner, per 5 minutes of play. Counts against whoever was later.',
    events: ['doubleCommit'],
    compute: (input) =>
      per5(input.of(doubleCommitDetector).filter(({ evidence }) => evidence.corner).length, input),
  },
  {
    ...teamwork,
    ...per5Row,
    key: 'doubleCommits',
    number: 132,
    label: 'Double commits',
    better: 'lower',
    definition:
      'Times you went for a ball your teammate was already on, per 5 minutes of play. You both get within 550 uu of the ball inside 0.35 seconds, and one of you jumps or flips. Counts against whoever was later.',
    events: ['doubleCommit'],
    compute: (input) => per5(input.of(doubleCommitDetector).length, input),
  },
  {
    ...teamwork,
    ...roleRow,
    key: 'firstManShare',
    number: 137,
    label: 'Time as first man',
    better: 'neutral',
    target: { 2: [45, 55], 3: [30, 37] },
    definition:
      '% of time you were closer to the ball than any teammate by more than 250 uu, for at least 0.35 seconds.',
    events: ['role'],
    compute: roleShare('first'),
  },
  {
    ...teamwork,
    ...roleRow,
    key: 'ambiguousRoleShare',
    number: 138,
    label: 'Crowding',
    better: 'lower',
    definition:
      '% of time you and a teammate were equally close to the ball (within 250 uu), so no one was clearly first man.',
    events: ['role'],
    compute: roleShare('ambiguous'),
  },
  {
    ...teamwork,
    key: 'backPostRotationPct',
    number: 139,
    label: 'Back-post rotations',
    unit: 'percent',
    scale: 'share',
    better: 'higher',
    sample: 'rotations back',
    definition:
      '% of your rotations from midfield to your net (within 4 seconds) that went back post. Rotations with the ball in the middle don’t count.',
    events: ['rotationBack'],
    compute: ({ of }) => {
      const sides = of(backPostDetector).filter(({ evidence }) => evidence.backPost !== null);
      return share(sides.filter(({ evidence }) => evidence.backPost === true).length, sides.length);
    },
  },
  {
    ...teamwork,
    ...per5Row,
    key: 'firstManChanges',
    number: 165,
    label: 'First-man changes',
    better: 'neutral',
    definition: 'Times you took over as first man from a teammate within 3 seconds, per 5 minutes of play.',
    events: ['role'],
    compute: (input) => per5(handoffsTo(input).length, input),
  },
  {
    ...teamwork,
    key: 'handoffTime',
    number: 166,
    label: 'Handoff time',
    unit: 'seconds',
    scale: 'mean',
    decimals: 2,
    better: 'lower',
    sample: 'handoffs',
    definition:
      'Time from your teammate rotating out to you being first man, when you took over within 3 seconds.',
    events: ['role'],
    compute: (input) => mean(handoffsTo(input).map(({ seconds }) => seconds)),
  },
];
