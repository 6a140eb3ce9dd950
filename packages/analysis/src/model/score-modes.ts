/** Modes with separate scores, never blended (decisions.md 1.1), by product code. */
export const SCORE_MODES = [
  { key: 'duel', code: 5, label: 'Duel', teamSize: 1 },
  { key: 'doubles', code: 10, label: 'Doubles', teamSize: 2 },
  { key: 'standard', code: 15, label: 'Standard', teamSize: 3 },
] as const;
export type ScoreMode = (typeof SCORE_MODES)[number]['key'];

/** Returns the mode of a match by players per team as played; null for team sizes without scores. */
export function findScoreMode(teamSize: number): ScoreMode | null {
  return SCORE_MODES.find((mode) => mode.teamSize === teamSize)?.key ?? null;
}

export function getTeamSize(mode: ScoreMode): 1 | 2 | 3 {
  return SCORE_MODES.find(({ key }) => key === mode)!.teamSize;
}
