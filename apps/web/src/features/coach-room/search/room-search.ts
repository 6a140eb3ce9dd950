export const TEAM_MODES = [
  { code: 5, key: 'duel', label: 'Duel' },
  { code: 10, key: 'doubles', label: 'Doubles' },
  { code: 15, key: 'standard', label: 'Standard' },
] as const;
export type TeamMode = (typeof TEAM_MODES)[number]['code'];

export const PLAYER_VIEWS = ['performance', 'profile'] as const;
export type PlayerView = (typeof PLAYER_VIEWS)[number];

/** The URL parameters of the team dashboard: the mode, and the player with the open drawer. */
export interface RoomSearch {
  mode?: TeamMode;
  player?: string;
  view?: PlayerView;
}

const ID = /^[0-9a-f-]{36}$/;

export function readRoomSearch(search: Record<string, unknown>): RoomSearch {
  const mode = TEAM_MODES.find(({ code }) => code === Number(search.mode))?.code;
  const player = typeof search.player === 'string' && ID.test(search.player) ? search.player : undefined;
  const view = PLAYER_VIEWS.find((known) => known === search.view) ?? 'performance';
  return { ...(mode && { mode }), ...(player && { player, view }) };
}

export function modeLabel(mode: number): string {
  return TEAM_MODES.find(({ code }) => code === mode)?.label ?? '';
}
