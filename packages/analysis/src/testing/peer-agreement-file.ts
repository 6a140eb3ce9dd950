import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TimelinePlayer } from '../timeline/timeline.ts';
import { SHARED_FOLDER } from './shared-replays.ts';

/** An event of the peer, as stored in the oracle files of `../shared`. */
export interface PeerEvent {
  /** 0-based network frame. */
  f: number;
  f2?: number;
  /** Seconds on the replay's clock, which jumps over goal replays. */
  t: number;
  p?: number | string;
  p2?: number | string;
  team?: 0 | 1;
  pos?: [number, number, number];
  ball?: [number, number, number];
  // The peer's fields differ by stream; rows use those they know.
  data?: Record<string, unknown>;
}

export interface PeerFile {
  name: string;
  players: { index: number; team: 0 | 1; name: string; id: Record<string, unknown> }[];
  streams: Record<string, PeerEvent[]>;
}

const FOLDER = join(SHARED_FOLDER, 'reference/events');

export const hasPeerEvents = existsSync(FOLDER);

/** Returns the peer's events of a shared replay; null if there are none or the peer couldn't read the replay. */
export function readPeerFile(name: string): PeerFile | null {
  const path = join(FOLDER, `${name}.json.gz`);
  if (!existsSync(path)) return null;
  const file = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Partial<PeerFile>;
  return file.streams === undefined ? null : (file as PeerFile);
}

/**
 * Returns our index of each of the peer's players: same name and team; if then one player of a team is left on each
 * side (the peer names bots by number), those match. Ambiguous players are omitted.
 */
export function matchPeerPlayers(peer: PeerFile, ours: readonly TimelinePlayer[]): Map<number, number> {
  const indexes = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, team, name } of peer.players) {
    const found = ours.findIndex(
      (player, at) => player.name === name && player.team === team && !taken.has(at),
    );
    if (found < 0) continue;
    indexes.set(index, found);
    taken.add(found);
  }
  for (const team of [0, 1]) {
    const theirs = peer.players.filter((player) => player.team === team && !indexes.has(player.index));
    const free = ours.flatMap((player, at) =>
      player.team === team && player.car !== null && !taken.has(at) ? [at] : [],
    );
    if (theirs.length === 1 && free.length === 1) indexes.set(theirs[0]!.index, free[0]!);
  }
  return indexes;
}
