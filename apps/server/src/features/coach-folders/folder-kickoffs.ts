import { KICKOFF_SPOTS } from '@datacoach/analysis/metadata';
import type { KickoffMoment, KickoffSums } from '@datacoach/contract';
import { type ChosenGames, describeBasis } from './choose-games.ts';
import { listPeople, SIDE_ORDER, toShownPerson } from './folder-people.ts';
import { getSide, HIDDEN_NAME, type Side, type ViewedGame } from './folder-view.ts';
import type { DigestKickoff } from './game-digest.ts';

/** Max kickoffs in a list that is still readable. */
const MAX_KICKOFFS = 200;

/** A player's kickoff with its game and side. */
interface FoundKickoff {
  game: ViewedGame;
  side: Side;
  /** Player and team, the key of a person. */
  person: string;
  kickoff: DigestKickoff;
}

/** Sums the kickoff habits of both sides and all players in the matching games, or of only these players. */
export function sumFolderKickoffs(chosen: ChosenGames, playerIds: readonly string[] | undefined) {
  const requested = playerIds && new Set(playerIds);
  const found = listFolderKickoffs(chosen).filter(
    ({ game, kickoff }) => !requested || requested.has(game.digest.players[kickoff.player]!.id),
  );
  const byPerson = Map.groupBy(found, ({ person }) => person);
  const taken = found.filter(({ kickoff }) => kickoff.taken);
  return {
    ...describeBasis(chosen),
    sides: SIDE_ORDER.flatMap((side) => {
      const sideKickoffs = found.filter((one) => one.side === side).map(({ kickoff }) => kickoff);
      return sideKickoffs.length === 0
        ? []
        : [{ side, ...sumKickoffs(sideKickoffs), spots: groupBySpot(sideKickoffs) }];
    }),
    players: listPeople(chosen).flatMap((person) => {
      const playerKickoffs = byPerson.get(`${person.playerId} ${person.team}`);
      return playerKickoffs
        ? [{ ...toShownPerson(person), ...sumKickoffs(playerKickoffs.map(({ kickoff }) => kickoff)) }]
        : [];
    }),
    kickoffs: taken.slice(-MAX_KICKOFFS).map((one) => describe(chosen, one)),
  };
}

function listFolderKickoffs({ view, games, isCounted: counts }: ChosenGames): FoundKickoff[] {
  return games.flatMap((game) => {
    const { digest, teams } = game;
    const sides = teams.map((team) => getSide(view, team));
    return (digest.play?.kickoffs ?? []).flatMap((kickoff): FoundKickoff[] => {
      const player = digest.players[kickoff.player];
      if (!player || player.bot || !counts(game, kickoff.team)) return [];
      const person = `${player.id} ${teams[kickoff.team] ?? ''}`;
      return [{ game, side: sides[kickoff.team]!, person, kickoff }];
    });
  });
}

/** Groups kickoffs by the spot of the taker. */
function groupBySpot(kickoffs: readonly DigestKickoff[]) {
  return KICKOFF_SPOTS.flatMap(({ key, label }) => {
    const sums = sumKickoffs(kickoffs.filter(({ spawn }) => spawn === key));
    return sums.taken === 0 ? [] : [{ spawn: key, label, ...sums }];
  });
}

function describe({ view }: ChosenGames, { game, side, kickoff }: FoundKickoff): KickoffMoment {
  const player = game.digest.players[kickoff.player]!;
  const { spawn, approach, goalFor, goalAgainst } = kickoff;
  return {
    ...kickoff,
    matchId: game.matchId,
    side,
    playerId: player.id,
    name: view.names.get(player.id) || HIDDEN_NAME,
    player: player.key,
    spot: KICKOFF_SPOTS.find(({ key }) => key === spawn)?.label ?? 'Somewhere else',
    approach: APPROACH_LABELS[approach] ?? approach,
    goal: goalFor ? 'for' : goalAgainst ? 'against' : null,
  };
}

/** Sums the outcomes of kickoffs, and how they were taken and supported. */
export function sumKickoffs(kickoffs: readonly DigestKickoff[]): KickoffSums {
  const taken = kickoffs.filter((one) => one.taken);
  const supported = kickoffs.filter((one) => !one.taken);
  const countKickoffs = (holds: (kickoff: DigestKickoff) => boolean) => taken.filter(holds).length;
  return {
    taken: taken.length,
    won: countKickoffs(({ result }) => result === 'won'),
    lost: countKickoffs(({ result }) => result === 'lost'),
    neutral: countKickoffs(({ result }) => result === 'neutral'),
    firstTouches: countKickoffs(({ firstTouch }) => firstTouch),
    possession: {
      own: countKickoffs(({ possession }) => possession === true),
      of: countKickoffs(({ possession }) => possession !== null),
    },
    seconds: calculateMedian(taken.flatMap(({ seconds }) => seconds ?? [])),
    goalsFor: countKickoffs(({ goalFor }) => goalFor),
    goalsAgainst: countKickoffs(({ goalAgainst }) => goalAgainst),
    approaches: countByLabel(taken, APPROACH_LABELS),
    supported: supported.length,
    supports: countByLabel(supported, SUPPORT_LABELS),
  };
}

function calculateMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Most frequent first. */
function countByLabel(kickoffs: readonly DigestKickoff[], words: Readonly<Record<string, string>>) {
  const counts = new Map<string, number>();
  for (const { approach } of kickoffs) counts.set(approach, (counts.get(approach) ?? 0) + 1);
  return [...counts]
    .map(([key, countKickoffs]) => ({ key, label: words[key] ?? key, count: countKickoffs }))
    .sort((a, b) => b.count - a.count);
}

/** Words a coach who doesn't play can read aloud, by the engine's keys. */

/** "Their usual kickoff: …". */
export const APPROACH_LABELS: Readonly<Record<string, string>> = {
  speedFlip: 'speed flip',
  diagonalFlip: 'diagonal flip',
  frontFlip: 'front flip',
  boostIntoBall: 'boost only',
  fake: 'fake',
  other: 'something else',
};

/** "Their other players mostly …". */
export const SUPPORT_LABELS: Readonly<Record<string, string>> = {
  ball: 'go for the ball too',
  cheat: 'cheat up',
  boost: 'grab corner boost',
  backPost: 'go back post',
  other: 'wait in midfield',
};
