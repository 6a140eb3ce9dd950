import type { MatchView } from '../../detectors/match-view.ts';
import { findShots } from '../../detectors/shot/find-shots.ts';
import type { Play } from '../../detectors/shot/play.ts';
import type { TouchEvent } from '../../detectors/touch/touch-event.ts';
import type { TimelineGoal } from '../../timeline/timeline.ts';
import { shotFeatures } from '../shot-features.ts';
import type { AttemptSample } from './sample.ts';

/** An attempt scored when its team's goal follows within this, s (game-and-stats.md 6.8). */
const GOAL_SECONDS = 5;
/** … and it was the last own touch, or the one before it and that was no attempt. */
const OWN_TOUCHES = 2;

/**
 * Attempts of a match with what became of them. A goal belongs to one attempt at most; one that ended in an own goal is
 * left out.
 */
export function collectSamples(
  match: MatchView,
  touches: readonly TouchEvent[],
  name: string,
): AttemptSample[] {
  const plays = findShots(match, touches).flatMap(({ play }) => (play?.attempt ? [play] : []));
  const scored = new Set<Play>();
  const left = new Set<Play>();
  for (const goal of match.timeline.goals) {
    const { play, ownGoal } = attemptBehind(match, touches, plays, goal);
    if (play) (ownGoal ? left : scored).add(play);
  }
  return plays
    .filter((play) => !left.has(play))
    .map((play) => ({
      match: name,
      features: shotFeatures(match, play.team, play.afterFrame, play.after, play.flight),
      goal: scored.has(play),
    }));
}

/** The attempt that a goal came from; `ownGoal` when an opponent turned in a ball that was going wide. */
function attemptBehind(
  { clock }: MatchView,
  touches: readonly TouchEvent[],
  plays: readonly Play[],
  { frame, team }: TimelineGoal,
): { play: Play | null; ownGoal: boolean } {
  const time = clock.elapsed[frame]!;
  let own = 0;
  let opponentLast = false;
  for (let i = touches.length - 1; i >= 0 && own < OWN_TOUCHES; i--) {
    const touch = touches[i]!;
    if (touch.frame > frame) continue;
    if (time - touch.time > GOAL_SECONDS) break;
    if (touch.team !== team) {
      opponentLast ||= own === 0;
      continue;
    }
    own += 1;
    const play = plays.find((candidate) => candidate.touch === touch);
    if (play) return { play, ownGoal: opponentLast && !play.flight.onTarget };
  }
  return { play: null, ownGoal: false };
}
