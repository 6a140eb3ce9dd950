import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import { isOnTarget } from '../../detectors/shot/on-target.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { perMatch } from '../per-match.ts';

export interface OnTargetShot {
  /** Index into `Timeline.players`; -1 for a goal of nobody. */
  player: number;
  team: TeamIndex | null;
  /** Of the touch; of the goal where no touch was seen. */
  frame: number;
}

/** Shots on target of a match, and goals whose shot nobody saw; own goals aside. */
export const onTargetShots = perMatch(({ all }): readonly OnTargetShot[] => {
  const shots = all(shotDetector).filter(isOnTarget);
  const scored = new Set(all(shotDetector).map(({ evidence }) => evidence.outcomeFrame));
  const unseen = all(goalDetector).filter(
    (event) => event.kind === 'goal' && !event.evidence.ownGoal && !scored.has(event.frame),
  );
  return [...shots, ...unseen].map(({ player, team, frame }) => ({ player, team, frame }));
});
