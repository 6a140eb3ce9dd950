import type { ScoutClip } from '@datacoach/contract';
import { type FolderView, HIDDEN_NAME, teamLabel, type ViewedGame } from './folder-view.ts';
import type { DigestPlayer } from './game-digest.ts';

/** Moments that show a finding. */
const MAX_CLIPS = 3;

/** One side of a game that the book is about. */
export interface Appearance {
  game: ViewedGame;
  side: 0 | 1;
  players: DigestPlayer[];
}

/** Something of a game, with the side of it that the book is about. */
export type Of<T> = T & { appearance: Appearance };

/** Moments of the side that the book is about. */
export function collect<T extends { team: 0 | 1 }>(
  appearances: readonly Appearance[],
  of: (digest: ViewedGame['digest']) => readonly T[],
): Of<T>[] {
  return appearances.flatMap((appearance) =>
    of(appearance.game.digest)
      .filter(({ team }) => team === appearance.side)
      .map((one) => ({ ...one, appearance })),
  );
}

export function ofPlayer<T extends Of<{ player: number }>>(moments: readonly T[], id: string): T[] {
  return moments.filter(({ player, appearance }) => appearance.game.digest.players[player]?.id === id);
}

/** The newest of these moments, to look at. */
export function clipsOf(
  view: FolderView,
  moments: readonly Of<{ player: number | null; time: number }>[],
  words: string,
): ScoutClip[] {
  return moments.slice(-MAX_CLIPS).map(({ appearance, player, time }) => {
    const { digest, matchId } = appearance.game;
    const who = player === null ? null : (digest.players[player] ?? null);
    const name = who ? view.names.get(who.id) || HIDDEN_NAME : teamLabel(view, null);
    return { matchId, time, player: who?.key ?? null, label: `${name}: ${words}` };
  });
}
