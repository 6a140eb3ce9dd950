import type { MatchReport } from '@datacoach/contract';
import type { gameHighlights } from '../../schema/gamedata.schema.ts';
import type { MatchRecording } from './match-result.ts';

/** Largest number of a two-byte column; stats in hostile files can be endless. */
const MAX = 32_767;
const small = (value: number): number => Math.max(-MAX, Math.min(MAX, Math.round(value) || 0));
/** Limits to single precision. */
const single = (value: number): number => (Number.isFinite(Math.fround(value)) ? value : 0);
const maybe = (value: number | undefined): number | null => (value === undefined ? null : single(value));

/** Builds the career rows of these players' match; none for a scoreboard. */
export function highlightRows(
  matchId: string,
  players: MatchReport['players'],
  recording: MatchRecording | null,
): (typeof gameHighlights.$inferInsert)[] {
  return players.flatMap((player) => {
    const found = recording?.highlights[player.key];
    if (!found) return [];
    const { fastestGoal, hardestShot, airDribble } = found;
    return {
      matchId,
      playerKey: player.key,
      goals: small(found.goals),
      assists: small(found.assists),
      saves: small(found.saves),
      demolitions: small(found.demolitions),
      distance: single(found.distance),
      seconds: single(found.seconds),
      xg: found.xg === null ? null : single(found.xg),
      overtime: found.overtime,
      deficit: small(found.deficit),
      fastestGoal: maybe(fastestGoal?.value),
      fastestGoalTime: maybe(fastestGoal?.time),
      hardestShot: maybe(hardestShot?.value),
      hardestShotTime: maybe(hardestShot?.time),
      airDribble: maybe(airDribble?.value),
      airDribbleTime: maybe(airDribble?.time),
      carName: player.car?.name ?? null,
    };
  });
}
