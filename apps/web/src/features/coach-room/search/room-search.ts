import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { TeamGames } from '@datacoach/contract';
import type { ModeCode } from '../../../shared/format/mode.ts';

export type TeamMode = ModeCode;

/** Which games count, in the order of the switch. */
export const GAME_KINDS: readonly { value: TeamGames; label: string }[] = [
  { value: 'all', label: 'All games' },
  { value: 'scrims', label: 'Scrims' },
  { value: 'ranked', label: 'Ranked' },
];

export const PLAYER_VIEWS = ['performance', 'profile'] as const;
export type PlayerView = (typeof PLAYER_VIEWS)[number];

/** The URL parameters of the team dashboard: the mode and kind of games, and the player with the open drawer. */
export interface RoomSearch {
  mode?: TeamMode;
  /** All if omitted. */
  games?: TeamGames;
  player?: string;
  view?: PlayerView;
}

const ID = /^[0-9a-f-]{36}$/;

export function parseRoomSearch(search: Record<string, unknown>): RoomSearch {
  const mode = SCORE_MODES.find(({ code }) => code === Number(search.mode))?.code;
  const player = typeof search.player === 'string' && ID.test(search.player) ? search.player : undefined;
  const view = PLAYER_VIEWS.find((known) => known === search.view) ?? 'performance';
  const games = GAME_KINDS.find(({ value }) => value === search.games && value !== 'all')?.value;
  return { ...(mode && { mode }), ...(games && { games }), ...(player && { player, view }) };
}
