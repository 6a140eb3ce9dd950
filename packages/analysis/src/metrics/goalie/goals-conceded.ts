import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MetricInput } from '../define-metric.ts';

/** Goals of the opponents while the player was in the match, own goals of his team included. */
export function goalsConceded({ match, player, all }: MetricInput): GoalEvent[] {
  const { firstFrame, lastFrame } = match.timeline.players[player.index]!;
  return all(goalDetector).filter(
    (event): event is GoalEvent =>
      event.kind === 'goal' &&
      event.team === otherTeam(player.team) &&
      event.frame >= firstFrame &&
      event.frame <= lastFrame,
  );
}
