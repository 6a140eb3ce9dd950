import { makePlayerEvent } from '../detectors/game-event.ts';
import type {
  KickoffSupported,
  KickoffSupportedEvidence,
  KickoffTaken,
  KickoffTakenEvidence,
} from '../detectors/kickoff/kickoff-event.ts';
import type { MatchView } from '../timeline/match-view.ts';

const SHARED = {
  number: 1,
  spawn: 'diagonalLeft',
  result: 'neutral',
  contested: true,
  possession: 'loose',
  ownPossession: false,
  opponentPossession: false,
  goalFor: false,
  goalAgainst: false,
} as const;

/** Returns a kickoff that the player took, a plain one by default. */
export function createScriptedTaken(
  match: MatchView,
  player: number,
  evidence: Partial<KickoffTakenEvidence>,
): KickoffTaken {
  return makePlayerEvent(match, match.players[player]!, {
    kind: 'kickoffTaken',
    code: null,
    frame: 0,
    confidence: 1,
    evidence: {
      ...SHARED,
      movement: 'ball',
      outcome: 'touched',
      approach: 'frontFlip',
      approachSide: null,
      firstTouch: false,
      timeToBall: 2,
      strength: 0,
      contactSpeed: 2000,
      boostUsed: 30,
      boostAtContact: 3,
      boostLeft: 0,
      ...evidence,
    },
  });
}

/** Returns a kickoff that the player's teammate took, a plain one by default. */
export function createScriptedSupported(
  match: MatchView,
  player: number,
  evidence: Partial<KickoffSupportedEvidence>,
): KickoffSupported {
  return makePlayerEvent(match, match.players[player]!, {
    kind: 'kickoffSupported',
    code: null,
    frame: 0,
    confidence: 1,
    evidence: {
      ...SHARED,
      movement: 'other',
      boostGrab: false,
      secondTouch: false,
      touched: false,
      distanceToBall: 3000,
      speed: 1000,
      progress: 0,
      boostAfter: 33,
      ...evidence,
    },
  });
}
