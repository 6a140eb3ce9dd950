import { pitchZone } from '../../model/pitch-zone.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { TimelineMove } from '../../timeline/timeline.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { ballAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { type Arrival, findArrivals } from './find-arrivals.ts';
import * as limits from './thresholds.ts';

/** `player` is the one to blame, `other` the one who was there first. */
export type DoubleCommitEvidence = {
  /** The ball was in a corner or beside it. */
  readonly corner: boolean;
  /** Between the two arrivals, s. */
  readonly secondsApart: number;
  /** The opponents had the last touch of the next 2 s. */
  readonly possessionLost: boolean;
  /** Within 5 s. */
  readonly shotAgainst: boolean;
  readonly goalAgainst: boolean;
};
export type DoubleCommit = GameEvent<'doubleCommit', DoubleCommitEvidence>;

/** Two team mates who go for the same ball. game-and-stats.md 3.34; not in duels. */
export const doubleCommitDetector = defineDetector({
  key: 'double-commit',
  kinds: ['doubleCommit'],
  needs: [touchDetector],
  detect: (match, [touches]): DoubleCommit[] =>
    match.teams.flatMap((team) => {
      if (team.length < 2) return [];
      const arrivals = team.flatMap((view) => findArrivals(match, view)).sort((a, b) => a.frame - b.frame);
      return pairUp(match, arrivals, touches);
    }),
});

function pairUp(
  match: MatchView,
  arrivals: readonly Arrival[],
  touches: readonly TouchEvent[],
): DoubleCommit[] {
  const events: DoubleCommit[] = [];
  const lastOf = new Map<string, number>();
  for (let later = 1; later < arrivals.length; later++) {
    const second = arrivals[later]!;
    for (let earlier = later - 1; earlier >= 0; earlier--) {
      const first = arrivals[earlier]!;
      if (second.time - first.time > limits.TOGETHER_SECONDS) break;
      if (first.view === second.view) continue;
      const pair = [first.view.index, second.view.index].sort((a, b) => a - b).join();
      if (second.time - (lastOf.get(pair) ?? Number.NEGATIVE_INFINITY) < limits.SAME_PAIR_SECONDS) continue;
      if (!meansIt(match, first, second) || passesBetween(first, second, touches)) continue;
      lastOf.set(pair, second.time);
      events.push(describe(match, first, second, touches));
    }
  }
  return events;
}

/** At least one of them jumps or dodges. */
function meansIt({ timeline, clock }: MatchView, first: Arrival, second: Arrival): boolean {
  const commits = ({ player, frame, kind }: TimelineMove): boolean => {
    const arrival = player === first.view.index ? first : player === second.view.index ? second : null;
    return (
      arrival !== null &&
      kind !== 'autoFlip' &&
      Math.abs(clock.elapsed[frame]! - arrival.time) <= limits.COMMIT_SECONDS
    );
  };
  return timeline.moves.some(commits);
}

/** One of them had the ball just before. */
function passesBetween(first: Arrival, second: Arrival, touches: readonly TouchEvent[]): boolean {
  return touches.some(
    ({ player, time }) =>
      (player === first.view.index || player === second.view.index) &&
      time < first.time &&
      first.time - time <= limits.PASS_SECONDS,
  );
}

function describe(
  match: MatchView,
  first: Arrival,
  second: Arrival,
  touches: readonly TouchEvent[],
): DoubleCommit {
  const { timeline, clock } = match;
  const { frame, time } = second;
  const { team, sign } = second.view;
  const secondsApart = second.time - first.time;
  const upField = ({ view }: Arrival): number => sign * view.car.y[frame]!;
  const tied = secondsApart <= limits.TIE_SECONDS;
  const [blamed, other] = tied && upField(first) > upField(second) ? [first, second] : [second, first];
  const at = ballAt(match, frame);
  const within = (seconds: number, other: number): boolean =>
    clock.elapsed[other]! >= time && clock.elapsed[other]! - time <= seconds;
  const last = touches.findLast((touch) => touch.time > time && touch.time - time <= limits.LOST_SECONDS);
  return makeEvent(match, {
    kind: 'doubleCommit',
    code: null,
    team,
    player: blamed.view.index,
    other: other.view.index,
    frame,
    at,
    confidence: limits.CONFIDENCE,
    evidence: {
      corner: limits.CORNER_ZONES.includes(pitchZone(team, at.x, at.y)),
      secondsApart,
      possessionLost: last !== undefined && last.team !== team,
      shotAgainst: timeline.rises.some(
        ({ counter, player, frame: at }) =>
          counter === 'shots' &&
          timeline.players[player]?.team !== team &&
          within(limits.AGAINST_SECONDS, at),
      ),
      goalAgainst: timeline.goals.some(
        ({ team: scoring, frame: at }) => scoring !== team && within(limits.AGAINST_SECONDS, at),
      ),
    },
  });
}
