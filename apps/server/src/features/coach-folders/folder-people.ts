import type { ChosenGames } from './choose-games.ts';
import { getSide, HIDDEN_NAME, type Side, type ViewedGame } from './folder-view.ts';
import type { DigestPlayer } from './game-digest.ts';

export interface Appearance {
  game: ViewedGame;
  player: DigestPlayer;
}

/** A player in the matching games. */
export interface Person {
  playerId: string;
  name: string;
  team: string;
  side: Side;
  games: number;
  appearances: Appearance[];
}

export const SIDE_ORDER: readonly Side[] = ['us', 'them', 'other'];

/** Returns the players of the matching sides, ours first, then by number of games; without bots. */
export function listPeople({ view, games, isCounted: counts }: ChosenGames): Person[] {
  const people = new Map<string, Person>();
  for (const game of games) {
    for (const player of game.digest.players) {
      if (player.bot || !counts(game, player.team)) continue;
      const team = game.teams[player.team] ?? '';
      const known = people.get(`${player.id} ${team}`);
      const person = known ?? {
        playerId: player.id,
        name: view.names.get(player.id) || HIDDEN_NAME,
        team,
        side: getSide(view, team),
        games: 0,
        appearances: [],
      };
      person.games += 1;
      person.appearances.push({ game, player });
      people.set(`${player.id} ${team}`, person);
    }
  }
  return [...people.values()].sort(
    (a, b) =>
      SIDE_ORDER.indexOf(a.side) - SIDE_ORDER.indexOf(b.side) ||
      b.games - a.games ||
      a.name.localeCompare(b.name, 'en'),
  );
}

export const toShownPerson = ({ playerId, name, team, side, games }: Person) => ({
  playerId,
  name,
  team,
  side,
  games,
});

/** Combines a stat over games, weighted by what each is based on (decisions/0004). */
export function getStat(appearances: readonly Appearance[], number: number) {
  let [sum, over] = [0, 0];
  for (const { player } of appearances) {
    const value = player.values[number];
    if (value === null || value === undefined) continue;
    sum += value * player.overs[number]!;
    over += player.overs[number]!;
  }
  return { value: over > 0 ? sum / over : null, over };
}
