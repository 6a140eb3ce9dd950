import { makeEvent } from '../detectors/game-event.ts';
import type { PossessionEvent } from '../detectors/possession/possession.detector.ts';
import type { TouchEvent } from '../detectors/touch/touch-event.ts';
import { UNKNOWN_THREAT } from '../detectors/touch/touch-threat.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** Returns a controlled possession between two times, as input for a detector that reads possessions. */
export function createScriptedPossession(
  match: MatchView,
  team: TeamIndex,
  from: number,
  to: number,
): PossessionEvent {
  const frame = match.frameAt(from);
  return makeEvent(match, {
    kind: 'possession',
    code: null,
    team,
    frame,
    endFrame: Math.min(match.frameAt(to), match.frames - 1),
    at: { x: 0, y: 0, z: 93 },
    confidence: 1,
    evidence: {
      notion: 'controlled',
      touches: 1,
      lastTouchFrame: frame,
      lastToucher: -1,
      from: 'opponent',
      until: 'stop',
    },
  });
}

/** Returns a touch by a player at a time, where the ball is. */
export function createScriptedTouch(match: MatchView, player: number, time: number): TouchEvent {
  const frame = match.frameAt(time);
  const view = match.players.find(({ index }) => index === player);
  if (view === undefined) throw new Error(`no player ${player} in this match`);
  const { ball } = match;
  return makeEvent(match, {
    kind: 'touch',
    code: null,
    team: view.team,
    player,
    frame,
    at: { x: ball.x[frame]!, y: ball.y[frame]!, z: ball.z[frame]! },
    confidence: 1,
    evidence: {
      strength: 'medium',
      speedChange: 500,
      ballSpeedBefore: 500,
      ballSpeedAfter: 1000,
      ballFrameBefore: frame - 1,
      ballFrameAfter: frame,
      surface: 'ground',
      height: 'ground',
      carZ: 17,
      carSpeed: 1000,
      dodging: false,
      contested: false,
      gap: 0,
      contactX: 60,
      contactY: 0,
      contactZ: 0,
      contacts: 1,
      lastContactFrame: frame,
      ...UNKNOWN_THREAT,
      source: 'ballPath',
    },
  });
}
