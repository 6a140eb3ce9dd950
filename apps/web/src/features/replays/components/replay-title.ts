import type { ReplayItem } from '@datacoach/contract';

/** What a replay is called in the list: its owner's name for it, else the playlist, else the file. */
export function replayTitle({ own, playlist, name }: Pick<ReplayItem, 'own' | 'playlist' | 'name'>): string {
  return own?.title ?? playlist ?? name;
}
