import {
  getHeaderBool,
  getHeaderEnum,
  getHeaderInt,
  getHeaderList,
  getHeaderQword,
  getHeaderStruct,
  getHeaderText,
  type HeaderProperty,
  type Platform,
  type ReplayHeader,
} from '@datacoach/replay';
import { limitText } from '../model/limit-text.ts';
import { HEADER_PLATFORMS } from '../model/platforms.data.ts';
import type { TeamIndex } from '../model/teams.ts';

/**
 * Maximum people in one match: eight on the field, spectators, and everyone who left and was replaced. Real files
 * have up to 13.
 */
export const MAX_PLAYERS = 64;

/** A player's counters on the scoreboard. */
export interface ScoreboardCounts {
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** A row of the header's PlayerStats, which lists the players present at the end of the match. */
export interface HeaderPlayer extends ScoreboardCounts {
  name: string;
  platform: Platform;
  /** Account ID, '' if none. */
  id: string;
  /** Split-screen index, 0 = first player. */
  localId: number;
  /** null for people without a team. */
  team: TeamIndex | null;
  bot: boolean;
}

function splitscreenId(id: HeaderProperty[] | null): number {
  if (id === null) return 0;
  const value = id.find((property) => property.key === 'SplitscreenID')?.value;
  return value?.kind === 'byte' && typeof value.value === 'number' ? value.value : 0;
}

export function listHeaderPlayers(header: ReplayHeader): HeaderPlayer[] {
  return getHeaderList(header, 'PlayerStats')
    .slice(0, MAX_PLAYERS)
    .map((row) => {
      const platform = HEADER_PLATFORMS[getHeaderEnum(row, 'Platform') ?? ''] ?? 'none';
      const playerId = getHeaderStruct(row, 'PlayerID');
      const epic = playerId ? limitText(getHeaderText(playerId, 'EpicAccountId') ?? '') : '';
      const online = getHeaderQword(row, 'OnlineID') ?? 0n;
      const team = getHeaderInt(row, 'Team');
      return {
        name: limitText(getHeaderText(row, 'Name') ?? ''),
        platform,
        id: epic !== '' ? epic : online === 0n ? '' : online.toString(),
        localId: splitscreenId(playerId),
        team: team === 0 || team === 1 ? team : null,
        bot: getHeaderBool(row, 'bBot') ?? false,
        score: getHeaderInt(row, 'Score') ?? 0,
        goals: getHeaderInt(row, 'Goals') ?? 0,
        assists: getHeaderInt(row, 'Assists') ?? 0,
        saves: getHeaderInt(row, 'Saves') ?? 0,
        shots: getHeaderInt(row, 'Shots') ?? 0,
      };
    });
}

interface Named {
  name: string;
  bot: boolean;
  team: TeamIndex;
  uniqueId: { platform: Platform; id: string; localId: number } | null;
}

/**
 * Returns each player's row, by index. Matches by account first, then by name within the team: old files don't have
 * the ID for some platforms, and both players of a split screen have the same account.
 */
export function matchHeaderPlayers(players: readonly Named[], rows: readonly HeaderPlayer[]) {
  const free = new Set(rows);
  const matched = players.map((): HeaderPlayer | null => null);
  const rules: ((player: Named, row: HeaderPlayer) => boolean)[] = [
    // A player who switched teams is listed for both; the header only has the last one.
    ({ uniqueId, name, team }, row) => isSameAccount(uniqueId, row) && name === row.name && team === row.team,
    ({ uniqueId, name }, row) => isSameAccount(uniqueId, row) && name === row.name,
    ({ uniqueId }, row) => isSameAccount(uniqueId, row) && uniqueId?.localId === row.localId,
    ({ name, team, bot }, row) => name === row.name && team === row.team && bot === row.bot,
    // A bot that changed sides: the header has its last team, the stream the one it drove for.
    ({ name, bot }, row) => bot && row.bot && name === row.name,
  ];
  for (const fits of rules) {
    players.forEach((player, index) => {
      if (matched[index] !== null) return;
      for (const row of free) {
        if (!fits(player, row)) continue;
        matched[index] = row;
        free.delete(row);
        return;
      }
    });
  }
  return matched;
}

function isSameAccount(uniqueId: Named['uniqueId'], row: HeaderPlayer): boolean {
  return uniqueId !== null && row.id !== '' && uniqueId.platform === row.platform && uniqueId.id === row.id;
}
