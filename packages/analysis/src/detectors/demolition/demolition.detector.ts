import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getCarAt, makeEvent } from '../game-event.ts';

/** A goal this soon after a demolition of a defender counts as helped by it, s [SA] (game-and-stats.md 3.7). */
const GOAL_AFTER_SECONDS = 5.25;
/**
 * The attacker's speed is measured over this long before, s: bodies lag by up to two updates and the hit slows them
 * down [P].
 */
const APPROACH_SECONDS = 0.3;

export type DemolitionEvidence = {
  /** In uu/s; for the attacker the max of the last 0.3 s, because the hit slows them down. */
  readonly attackerSpeed: number;
  readonly victimSpeed: number;
  /** Whether the victim was in the attacker's half, rather than their own. */
  readonly defensive: boolean;
  readonly ownTeam: boolean;
  /** Whether it was during play; the game also counts demolitions between a goal and the next kickoff. */
  readonly live: boolean;
  /** Time until the attacker's team scored, s; null if not within 5.25 s. */
  readonly secondsToGoal: number | null;
};
export type Demolition = GameEvent<'demolition', DemolitionEvidence>;

/** Detects cars destroyed by another player, as recorded by the game. game-and-stats.md 3.30. */
export const demolitionDetector = defineDetector({
  kinds: ['demolition'],
  detect: (match): Demolition[] => {
    const { timeline, motion } = match;
    return timeline.demolitions.flatMap(({ frame, attacker, victim }) => {
      const by = match.viewOf(attacker);
      const of = match.viewOf(victim);
      if (by === undefined || of === undefined) return [];
      return makeEvent(match, {
        kind: 'demolition',
        team: by.team,
        player: attacker,
        other: victim,
        frame,
        at: getCarAt(of, frame),
        confidence: 1,
        evidence: {
          attackerSpeed: fastestBefore(match, by, frame),
          // The wreck stops in the same frame.
          victimSpeed: calculateSpeedAt(of.car, Math.max(0, frame - 1)),
          defensive: by.sign * of.car.y[frame]! < 0,
          ownTeam: by.team === of.team,
          live: motion[frame] === 1,
          secondsToGoal: secondsToGoal(match, by.team, frame),
        },
      });
    });
  },
});

function fastestBefore({ clock }: MatchView, { car }: PlayerView, frame: number): number {
  let fastest = 0;
  for (let at = frame; at >= 0 && clock.elapsed[frame]! - clock.elapsed[at]! <= APPROACH_SECONDS; at--) {
    if (car.life[at] === car.life[frame]) fastest = Math.max(fastest, calculateSpeedAt(car, at));
  }
  return fastest;
}

function secondsToGoal({ timeline, clock }: MatchView, team: number, frame: number): number | null {
  const goal = timeline.goals.find((candidate) => candidate.team === team && candidate.frame >= frame);
  if (goal === undefined) return null;
  const seconds = clock.elapsed[goal.frame]! - clock.elapsed[frame]!;
  return seconds <= GOAL_AFTER_SECONDS ? seconds : null;
}
