import type { UniqueId } from '@datacoach/replay';
import { PLATFORMS_BY_NAME } from '../model/platforms.table.ts';

/** What tells one player from another. */
export interface Identity {
  uniqueId: UniqueId | null;
  bot: boolean;
  name: string;
}

/**
 * Key of a player, stable within a match and between matches where he has an account: `platform:id`, with `:n` for the
 * n-th guest of a split screen. Old PlayStation ids are 0 or 1 for everyone, so there the account name counts. Bots and
 * players without an id go by name.
 */
export function playerKey({ uniqueId, bot, name }: Identity): string {
  if (bot) return `bot:${name}`;
  const id = platformId(uniqueId);
  if (uniqueId === null || id === null) return `name:${name}`;
  const guest = uniqueId.localId > 0 ? `:${uniqueId.localId}` : '';
  return `${PLATFORMS_BY_NAME[uniqueId.platform].slug}:${id}${guest}`;
}

/** Account id of a player on his platform, or null. */
export function platformId(uniqueId: UniqueId | null): string | null {
  if (uniqueId === null || uniqueId.platform === 'none') return null;
  if (uniqueId.platform === 'ps4' && uniqueId.id.length < 3) return uniqueId.name || null;
  return uniqueId.id === '' || uniqueId.id === '0' ? null : uniqueId.id;
}
