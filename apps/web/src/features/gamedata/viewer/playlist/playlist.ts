import type { EventItem } from '@datacoach/contract';
import { useSyncExternalStore } from 'react';
import { clipSearch } from '../../../../shared/format/clip-search.ts';

/** A moment as the viewer plays it. */
interface Clip {
  readonly matchId: string;
  readonly search: ReturnType<typeof clipSearch>;
  readonly label: string;
}

interface Playlist {
  readonly clips: readonly Clip[];
  readonly at: number;
}

const KEY = 'datacoach-playlist';

let playlist: Playlist | null = read();
const listeners = new Set<() => void>();

/** Restores the playlist after a page reload. */
function read(): Playlist | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Playlist);
  } catch {
    return null;
  }
}

function keep(next: Playlist | null): void {
  playlist = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the playlist lasts until the page reloads.
  }
  for (const listener of listeners) listener();
}

/** Returns a clip's location in the viewer. */
function addressOf({ matchId, search }: Clip) {
  return { to: '/match/$matchId/viewer' as const, params: { matchId }, search };
}

type ClipAddress = ReturnType<typeof addressOf>;

/** Makes these moments the playlist and returns the location of the first, null if there are none. */
export function startPlaylist(
  events: readonly Pick<EventItem, 'matchId' | 'time' | 'player' | 'label'>[],
): ClipAddress | null {
  const clips = events.map(({ matchId, label, ...event }): Clip => {
    return { matchId, label, search: clipSearch(event) };
  });
  keep(clips.length === 0 ? null : { clips, at: 0 });
  return clips[0] ? addressOf(clips[0]) : null;
}

/** Moves to the next or previous clip and returns its location, null at the ends. */
export function goInPlaylist(way: 1 | -1): ClipAddress | null {
  const next = playlist?.clips[playlist.at + way];
  if (!playlist || !next) return null;
  keep({ ...playlist, at: playlist.at + way });
  return addressOf(next);
}

export function endPlaylist(): void {
  keep(null);
}

export function usePlaylist(): Playlist | null {
  return useSyncExternalStore(subscribe, () => playlist);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
