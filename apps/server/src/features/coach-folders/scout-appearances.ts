import { findMetricInfo } from '@datacoach/analysis/metadata';
import type { ScoutClip } from '@datacoach/contract';
import { type FolderView, getTeamLabel, HIDDEN_NAME, type ViewedGame } from './folder-view.ts';
import type { DigestPlayer } from './game-digest.ts';

export const formatPercent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)}%`;
export const formatTimes = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the most frequent word, the first one if tied. */
export function findMostCommon(words: readonly string[]): { key: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first ? { key: first[0], count: first[1] } : null;
}

/** Max moments shown for an insight. */
const MAX_CLIPS = 3;

/** One side of a game covered by the book. */
export interface Appearance {
  game: ViewedGame;
  side: 0 | 1;
  players: DigestPlayer[];
}

/** Something from a game, with the side covered by the book. */
export type WithAppearance<T> = T & { appearance: Appearance };

export function collectMoments<T extends { team: 0 | 1 }>(
  appearances: readonly Appearance[],
  of: (digest: ViewedGame['digest']) => readonly T[],
): WithAppearance<T>[] {
  return appearances.flatMap((appearance) =>
    of(appearance.game.digest)
      .filter(({ team }) => team === appearance.side)
      .map((one) => ({ ...one, appearance })),
  );
}

export function filterByPlayer<T extends WithAppearance<{ player: number }>>(
  moments: readonly T[],
  id: string,
): T[] {
  return moments.filter(({ player, appearance }) => appearance.game.digest.players[player]?.id === id);
}

export function listClips(
  view: FolderView,
  moments: readonly WithAppearance<{ player: number | null; time: number }>[],
  words: string,
): ScoutClip[] {
  return moments.slice(-MAX_CLIPS).map(({ appearance, player, time }) => {
    const { digest, matchId } = appearance.game;
    const who = player === null ? null : (digest.players[player] ?? null);
    const name = who ? view.names.get(who.id) || HIDDEN_NAME : getTeamLabel(view, null);
    return { matchId, time, player: who?.key ?? null, label: `${name}: ${words}` };
  });
}

/** Ranks players by a metric over the games, highest first. */
export function rankPlayers(view: FolderView, appearances: readonly Appearance[], key: string) {
  const { number, scale } = findMetricInfo(key)!;
  const sums = new Map<string, { sum: number; over: number; games: number }>();
  for (const { players } of appearances) {
    for (const { id, values, overs } of players) {
      const value = values[number];
      if (value === null || value === undefined) continue;
      const known = sums.get(id) ?? { sum: 0, over: 0, games: 0 };
      known.sum += value * overs[number]!;
      known.over += overs[number]!;
      known.games += 1;
      sums.set(id, known);
    }
  }
  return [...sums]
    .filter(([, { over }]) => over > 0)
    .map(([id, { sum, over, games }]) => ({
      id,
      name: view.names.get(id) || HIDDEN_NAME,
      games,
      value: scale === 'match' ? sum / games : sum / over,
    }))
    .sort((a, b) => b.value - a.value);
}
