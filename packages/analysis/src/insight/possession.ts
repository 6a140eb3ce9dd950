import type { PlayerInsight, TeamInsight } from '@datacoach/contract';
import type { PlayerPossessionEvent } from '../detectors/player-possession/player-possession.detector.ts';
import type { PossessionEvent } from '../detectors/possession/possession.detector.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';

/** Live seconds in a span, its last frame left out, within the frames given. */
function liveSeconds({ live, clock }: MatchView, from: number, to: number): number {
  let seconds = 0;
  for (let frame = from + 1; frame <= to; frame++) if (live[frame] === 1) seconds += clock.delta[frame]!;
  return seconds;
}

function controlled(
  match: MatchView,
  spans: readonly PossessionEvent[],
  team: TeamIndex,
  from: number,
  to: number,
): { team: number; opponents: number } {
  const seconds = { team: 0, opponents: 0 };
  for (const { team: holder, frame, endFrame, evidence } of spans) {
    if (evidence.notion !== 'controlled') continue;
    const part = liveSeconds(match, Math.max(frame, from), Math.min(endFrame, to));
    seconds[holder === team ? 'team' : 'opponents'] += part;
  }
  return seconds;
}

export function playerPossession(
  match: MatchView,
  { team, player: { firstFrame, lastFrame } }: PlayerView,
  spans: readonly PossessionEvent[],
  own: readonly PlayerPossessionEvent[],
): PlayerInsight['possession'] {
  return {
    own: own.reduce((total, { duration }) => total + duration, 0),
    ...controlled(match, spans, team, firstFrame, lastFrame),
  };
}

export function teamPossession(
  match: MatchView,
  team: TeamIndex,
  spans: readonly PossessionEvent[],
): TeamInsight['possession'] {
  const last = match.frames - 1;
  const held = controlled(match, spans, team, 0, last);
  const live = liveSeconds(match, -1, last);
  return { ...held, neutral: Math.max(0, live - held.team - held.opponents) };
}
