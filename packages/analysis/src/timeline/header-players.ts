import {
  type HeaderProperty,
  headerBool,
  headerEnum,
  headerInt,
  headerList,
  headerQword,
  headerStruct,
  headerText,
  type Platform,
  type ReplayHeader,
} from '@datacoach/replay';
import { HEADER_PLATFORMS } from '../model/platforms.data.ts';
import type { TeamIndex } from '../model/teams.ts';

/**
 * Maximum people in one match: eight on the field, spectators, and everyone who left and was replaced. Real files
 * have up to 13.
 */
export const MAX_PLAYERS = 64;

/** A row of the header's PlayerStats, which lists the players present at the end of the match. */
export interface HeaderPlayer {
  name: string;
  platform: Platform;
  /** Account ID, '' if none. */
  id: string;
  /** Split-screen index, 0 = first player. */
  localId: number;
  /** null for people without a team. */
  team: TeamIndex | null;
  bot: boolean;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

function splitscreenId(id: HeaderProperty[] | null): number {
  if (id === null) return 0;
  const value = id.find((property) => property.key === 'SplitscreenID')?.value;
  return value?.kind === 'byte' && typeof value.value === 'number' ? value.value : 0;
}

export function headerPlayers(header: ReplayHeader): HeaderPlayer[] {
  return headerList(header, 'PlayerStats')
    .slice(0, MAX_PLAYERS)
    .map((row) => {
      const platform = HEADER_PLATFORMS[headerEnum(row, 'Platform') ?? ''] ?? 'none';
      const playerId = headerStruct(row, 'PlayerID');
      const epic = playerId ? (headerText(playerId, 'EpicAccountId') ?? '') : '';
      const online = headerQword(row, 'OnlineID') ?? 0n;
      const team = headerInt(row, 'Team');
      return {
        name: headerText(row, 'Name') ?? '',
        platform,
        id: epic !== '' ? epic : online === 0n ? '' : online.toString(),
        localId: splitscreenId(playerId),
        team: team === 0 || team === 1 ? team : null,
        bot: headerBool(row, 'bBot') ?? false,
        score: headerInt(row, 'Score') ?? 0,
        goals: headerInt(row, 'Goals') ?? 0,
        assists: headerInt(row, 'Assists') ?? 0,
        saves: headerInt(row, 'Saves') ?? 0,
        shots: headerInt(row, 'Shots') ?? 0,
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
export function matchHeaderPlayers(
  players: readonly Named[],
  rows: readonly HeaderPlayer[],
): (HeaderPlayer | null)[] {
  const free = new Set(rows);
  const matched = players.map((): HeaderPlayer | null => null);
  const rules: ((player: Named, row: HeaderPlayer) => boolean)[] = [
    ({ uniqueId, name }, row) => sameAccount(uniqueId, row) && name === row.name,
    ({ uniqueId }, row) => sameAccount(uniqueId, row) && uniqueId?.localId === row.localId,
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

function sameAccount(uniqueId: Named['uniqueId'], row: HeaderPlayer): boolean {
  return uniqueId !== null && row.id !== '' && uniqueId.platform === row.platform && uniqueId.id === row.id;
}
