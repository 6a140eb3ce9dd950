import type { KickoffMoment } from '@datacoach/contract';
import { basisOf, type Chosen } from './choose-games.ts';
import { peopleOf, SIDE_ORDER, shownPerson } from './folder-people.ts';
import { HIDDEN_NAME, type Side, sideOf, type ViewedGame } from './folder-view.ts';
import type { DigestKickoff } from './game-digest.ts';
import { sumKickoffs } from './kickoff-habits.ts';
import { APPROACH_WORDS, SPAWN_WORDS } from './scout-words.data.ts';

/** Kickoffs taken that a list can still be read through. */
const MAX_KICKOFFS = 200;

/** A player's kickoff with the game and the side it was played on. */
interface Found {
  game: ViewedGame;
  side: Side;
  /** Player and team, as people are kept. */
  person: string;
  kickoff: DigestKickoff;
}

/** Habits of both sides and of everybody in the games that count, or of these players alone. */
export function sumFolderKickoffs(chosen: Chosen, playerIds: readonly string[] | undefined) {
  const wanted = playerIds && new Set(playerIds);
  const found = kickoffsOf(chosen).filter(
    ({ game, kickoff }) => !wanted || wanted.has(game.digest.players[kickoff.player]!.id),
  );
  const byPerson = Map.groupBy(found, ({ person }) => person);
  const taken = found.filter(({ kickoff }) => kickoff.taken);
  return {
    ...basisOf(chosen),
    sides: SIDE_ORDER.flatMap((side) => {
      const own = found.filter((one) => one.side === side).map(({ kickoff }) => kickoff);
      return own.length === 0 ? [] : [{ side, ...sumKickoffs(own), spots: spotsOf(own) }];
    }),
    players: peopleOf(chosen).flatMap((person) => {
      const own = byPerson.get(`${person.playerId} ${person.team}`);
      return own ? [{ ...shownPerson(person), ...sumKickoffs(own.map(({ kickoff }) => kickoff)) }] : [];
    }),
    kickoffs: taken.slice(-MAX_KICKOFFS).map((one) => describe(chosen, one)),
  };
}

function kickoffsOf({ view, games, counts }: Chosen): Found[] {
  return games.flatMap((game) => {
    const { digest, teams } = game;
    const sides = teams.map((team) => sideOf(view, team));
    return (digest.play?.kickoffs ?? []).flatMap((kickoff): Found[] => {
      const player = digest.players[kickoff.player];
      if (!player || player.bot || !counts(game, kickoff.team)) return [];
      const person = `${player.id} ${teams[kickoff.team] ?? ''}`;
      return [{ game, side: sides[kickoff.team]!, person, kickoff }];
    });
  });
}

/** From each spot that a taker stood on. */
function spotsOf(kickoffs: readonly DigestKickoff[]) {
  return SPAWN_WORDS.flatMap(({ key, label }) => {
    const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
    return sums.taken === 0 ? [] : [{ spawn: key, label, ...sums }];
  });
}

function describe({ view }: Chosen, { game, side, kickoff }: Found): KickoffMoment {
  const player = game.digest.players[kickoff.player]!;
  const { time, clock, spawn, approach, result, firstTouch, seconds, goalFor, goalAgainst } = kickoff;
  return {
    matchId: game.matchId,
    side,
    playerId: player.id,
    name: view.names.get(player.id) || HIDDEN_NAME,
    player: player.key,
    time,
    clock,
    spawn,
    spot: SPAWN_WORDS.find(({ key }) => key === spawn)?.label ?? 'Somewhere else',
    approach: APPROACH_WORDS[approach] ?? approach,
    result,
    firstTouch,
    seconds,
    goal: goalFor ? 'for' : goalAgainst ? 'against' : null,
  };
}
