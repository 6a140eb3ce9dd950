import { getAttackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { calculateThreatsAt } from '../../xg/threat.ts';
import { getBallState, updateFrom } from '../shot/launch.ts';
import { hasStandardGoals } from '../shot/standard-goals.ts';
import type { TouchEvent, TouchEvidence } from './touch-event.ts';

export const UNKNOWN_THREAT = { threatBefore: null, threatAfter: null, threatAdded: null } as const;

/** Rates the effect of each touch on both teams' chances (game-and-stats.md 6.6). */
export function weighTouches(match: MatchView, touches: readonly TouchEvent[]): TouchEvent[] {
  if (!hasStandardGoals(match.timeline)) return [...touches];
  return touches.map((touch) => ({ ...touch, evidence: { ...touch.evidence, ...weigh(match, touch) } }));
}

function weigh(
  match: MatchView,
  { team, evidence }: TouchEvent,
): Pick<TouchEvidence, keyof typeof UNKNOWN_THREAT> {
  if (team === null) return UNKNOWN_THREAT;
  const sign = getAttackSign(team);
  const { ballFrameBefore, ballFrameAfter, lastContactFrame } = evidence;
  const afterFrame = updateFrom(match, Math.max(ballFrameAfter, lastContactFrame));
  const before = calculateThreatsAt(match, team, ballFrameBefore, getBallState(match, ballFrameBefore, sign));
  const after = calculateThreatsAt(match, team, afterFrame, getBallState(match, afterFrame, sign));
  return {
    threatBefore: before.own,
    threatAfter: after.own,
    threatAdded: after.own - before.own - (after.other - before.other),
  };
}
