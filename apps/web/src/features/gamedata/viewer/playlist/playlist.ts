import type { EventItem } from '@datacoach/contract';
import { useSyncExternalStore } from 'react';
import { toClipSearch } from '../../../../shared/format/clip-search.ts';
import { createListeners } from '../../../../shared/store/listeners.ts';

interface Clip {
  readonly matchId: string;
  readonly search: ReturnType<typeof toClipSearch>;
  readonly label: string;
}

interface Playlist {
  readonly clips: readonly Clip[];
  readonly at: number;
}

const KEY = 'datacoach-playlist';

let playlist: Playlist | null = readPlaylist();
const listeners = createListeners();

function readPlaylist(): Playlist | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Playlist);
  } catch {
    return null;
  }
}

function savePlaylist(next: Playlist | null): void {
  playlist = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the playlist lasts until the page reloads.
  }
  listeners.notify();
}

const getClipAddress = ({ matchId, search }: Clip) => ({
  to: '/match/$matchId/viewer' as const,
  params: { matchId },
  search,
});

type ClipAddress = ReturnType<typeof getClipAddress>;

/** Makes these moments the playlist and returns the location of the first, null if there are none. */
export function startPlaylist(
  events: readonly Pick<EventItem, 'matchId' | 'time' | 'player' | 'label'>[],
): ClipAddress | null {
  const clips = events.map(({ matchId, label, ...event }): Clip => {
    return { matchId, label, search: toClipSearch(event) };
  });
  savePlaylist(clips.length === 0 ? null : { clips, at: 0 });
  return clips[0] ? getClipAddress(clips[0]) : null;
}

/** Moves to the next or previous clip and returns its location, null at the ends. */
export function moveInPlaylist(direction: 1 | -1): ClipAddress | null {
  const next = playlist?.clips[playlist.at + direction];
  if (!playlist || !next) return null;
  savePlaylist({ ...playlist, at: playlist.at + direction });
  return getClipAddress(next);
}

export function endPlaylist(): void {
  savePlaylist(null);
}

export function usePlaylist(): Playlist | null {
  return useSyncExternalStore(listeners.subscribe, () => playlist);
}
