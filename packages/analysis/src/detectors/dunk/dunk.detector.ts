import { findDunks } from '../../timeline/find-dunks.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { getMode } from '../shot/standard-goals.ts';

export type DunkEvidence = {
  /** Car height, uu. */
  readonly height: number;
  readonly secondsToGoal: number;
};
type DunkEvent = GameEvent<'dunk', DunkEvidence>;

/** Low, because only one file has one. */
const CONFIDENCE = 0.6;

/** Detects dunks in Hoops. game-and-stats.md 3.45. */
export const dunkDetector = defineDetector({
  kinds: ['dunk'],
  detect: (match): DunkEvent[] => {
    if (getMode(match.timeline) !== 'hoops') return [];
    const { elapsed } = match.clock;
    return findDunks(match.timeline).map(({ player, frame, goalFrame, height }) =>
      makeEvent(match, {
        kind: 'dunk',
        player,
        team: match.timeline.players[player]!.team,
        frame,
        at: getBallAt(match, frame),
        confidence: CONFIDENCE,
        evidence: { height, secondsToGoal: elapsed[goalFrame]! - elapsed[frame]! },
      }),
    );
  },
});
