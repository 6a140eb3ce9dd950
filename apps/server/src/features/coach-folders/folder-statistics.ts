import { findMetricInfo, METRICS, PLACEMENTS, SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ChanceSums, FolderShot } from '@datacoach/contract';
import { type ChosenGames, describeBasis } from './choose-games.ts';
import { getResult, getSideChances, sumSideChances } from './describe-folder.ts';
import { type Appearance, getStat, listPeople, type Person, toShownPerson } from './folder-people.ts';
import { type FolderView, getSide, HIDDEN_NAME, type ViewedGame } from './folder-view.ts';
import type { DigestPlayer, ShotCounts } from './game-digest.ts';

/** What a coach looks at first, in table order. */
export const DEFAULT_METRICS = [
  'goals',
  'assists',
  'shots',
  'saves',
  'xg',
  'goalsPrevented',
  'demolitionsInflicted',
  'bcpm',
  'timeZeroPct',
  'avgSpeed',
  'supersonicPct',
  'timeBehindBall',
  'doubleCommits',
  'turnovers',
  'challengeWinPct',
] as const;

export const summarizeFolderPlayers = (chosen: ChosenGames) => listPeople(chosen).map(toShownPerson);

/** Combines players' stats over games, weighted by what each is based on (decisions/0004). */
export function sumStatistics(
  chosen: ChosenGames,
  playerIds: readonly string[] | undefined,
  metricKeys: readonly string[] | undefined,
) {
  const requested = new Set(metricKeys ?? DEFAULT_METRICS);
  const metrics = METRICS.filter(({ key }) => requested.has(key));
  const ordered = metricKeys
    ? metrics
    : metrics.toSorted((a, b) => getDefaultIndex(a.key) - getDefaultIndex(b.key));
  const people = listPeople(chosen).filter(({ playerId }) => playerIds?.includes(playerId) ?? true);
  return {
    ...describeBasis(chosen),
    metricKeys: ordered.map(({ key }) => key),
    players: people.map((person) => ({
      ...toShownPerson(person),
      wins: person.appearances.filter(({ game: { digest }, player: { team } }) => {
        return digest.score[team] > digest.score[team === 0 ? 1 : 0];
      }).length,
      liveSeconds: person.appearances.reduce((sum, { player }) => sum + player.liveSeconds, 0),
      values: Object.fromEntries(
        ordered.map(({ key, number }) => [key, getStat(person.appearances, number)]),
      ),
    })),
  };
}

const getDefaultIndex = (key: string): number => (DEFAULT_METRICS as readonly string[]).indexOf(key);

const getMetricNumber = (key: string): number => findMetricInfo(key)!.number;
const XG = getMetricNumber('xg');
const FINISHING = getMetricNumber('goalsMinusXg');
const PREVENTED = getMetricNumber('goalsPrevented');

function calculateTotal(appearances: readonly Appearance[], number: number): number {
  return appearances.reduce((sum, { player }) => sum + (player.values[number] ?? 0), 0);
}

function calculateChanceSums(appearances: readonly Appearance[]): ChanceSums {
  return {
    shots: appearances.reduce((sum, { player }) => sum + player.shots, 0),
    attempts: appearances.reduce(
      (sum, { player }) => sum + player.types.reduce((total, [, count]) => total + count, 0),
      0,
    ),
    goals: appearances.reduce((sum, { player }) => sum + player.goals, 0),
    xg: calculateTotal(appearances, XG),
    // Not goals minus expected goals: the scoreboard includes the opponents' own goals (decisions.md 19.2).
    finishing: calculateTotal(appearances, FINISHING),
    prevented: calculateTotal(appearances, PREVENTED),
  };
}

/** Leaves out games without recorded play: their goals have no chances to compare with. */
function filterRecorded(chosen: ChosenGames): ChosenGames {
  return { ...chosen, games: chosen.games.filter(({ digest }) => digest.play !== null) };
}

export function sumChances(chosen: ChosenGames) {
  const people = listPeople(filterRecorded(chosen));
  return {
    ...describeBasis(chosen),
    teams: listTeams(chosen, people).map(({ team, side, members }) => {
      const appearances = members.flatMap((person) => person.appearances);
      const sides = new Map(
        appearances.map(({ game, player }) => [`${game.matchId} ${player.team}`, { game, player }]),
      );
      const xg = [...sides.values()].reduce(
        (sum, { game, player }) => sum + sumSideChances(game.digest.play, player.team),
        0,
      );
      const games = new Set(appearances.map(({ game }) => game.matchId)).size;
      const sums = calculateChanceSums(appearances);
      return { team, side, games, ...sums, xg, finishing: sums.finishing + sums.xg - xg };
    }),
    players: people.map((person) => ({
      ...toShownPerson(person),
      ...calculateChanceSums(person.appearances),
    })),
  };
}

function listTeams({ view }: ChosenGames, people: readonly Person[]) {
  const byTeam = Map.groupBy(people, ({ team }) => team);
  return [...byTeam].map(([team, members]) => ({ team, side: getSide(view, team), members }));
}

/** Max shots that can still be distinguished in a picture. */
const MAX_SHOTS = 400;

export function sumShotTypes(chosen: ChosenGames) {
  const people = listPeople(chosen);
  const shots = chosen.games.flatMap((game) => listShots(chosen, game));
  return {
    ...describeBasis(chosen),
    teams: listTeams(chosen, people).map(({ team, side, members }) => {
      const players = members.flatMap(({ appearances }) => appearances.map(({ player }) => player));
      return {
        team,
        side,
        types: addRows(SHOT_TYPES, players, ({ types }) => types),
        heights: addRows(SHOT_HEIGHTS, players, ({ heights }) => heights),
        placements: addRows(PLACEMENTS, players, ({ placements }) => placements),
      };
    }),
    shots: shots.slice(-MAX_SHOTS),
  };
}

function addRows(
  kinds: readonly { readonly code: number }[],
  players: readonly DigestPlayer[],
  listRows: (player: DigestPlayer) => readonly ShotCounts[],
) {
  return kinds.flatMap(({ code }) => {
    const row = { code, shots: 0, onTarget: 0, goals: 0, saved: 0, assisted: 0, xg: 0 };
    for (const player of players) {
      for (const [kind, shots, onTarget, goals, saved, assisted, xg] of listRows(player)) {
        if (kind !== code) continue;
        row.shots += shots;
        row.onTarget += onTarget;
        row.goals += goals;
        row.saved += saved;
        row.assisted += assisted;
        row.xg += xg;
      }
    }
    return row.shots > 0 ? [row] : [];
  });
}

function listShots({ view, isCounted: counts }: ChosenGames, game: ViewedGame): FolderShot[] {
  const { digest, matchId, teams } = game;
  return (digest.play?.shots ?? []).flatMap((shot) => {
    if (!shot.isAttempt || !counts(game, shot.team)) return [];
    const player = shot.player === null ? null : (digest.players[shot.player] ?? null);
    const team = teams[shot.team] ?? '';
    return [
      {
        ...shot,
        matchId,
        team,
        side: getSide(view, team),
        playerId: player?.id ?? null,
        name: player ? view.names.get(player.id) || HIDDEN_NAME : '',
        player: player?.key ?? null,
      },
    ];
  });
}

export function sumMechanics(chosen: ChosenGames) {
  const people = listPeople(filterRecorded(chosen));
  const addMechanics = (appearances: readonly Appearance[]) => {
    const sums = new Map<number, { code: number; attempts: number; successes: number }>();
    for (const { player } of appearances) {
      for (const [code, attempts, successes] of player.mechanics) {
        const row = sums.get(code) ?? { code, attempts: 0, successes: 0 };
        row.attempts += attempts;
        row.successes += successes;
        sums.set(code, row);
      }
    }
    return [...sums.values()].sort((a, b) => a.code - b.code);
  };
  return {
    ...describeBasis(chosen),
    teams: listTeams(chosen, people).map(({ team, side, members }) => ({
      team,
      side,
      mechanics: addMechanics(members.flatMap(({ appearances }) => appearances)),
    })),
    players: people.map((person) => ({
      ...toShownPerson(person),
      mechanics: addMechanics(person.appearances),
    })),
  };
}

/** Returns us and them, game by game; with the attempts if it is a single game. */
export function describeChancesGraph(chosen: ChosenGames, single: boolean) {
  const { games, view } = chosen;
  const total = { us: 0, them: 0 };
  const points = games.flatMap((game) => {
    const { ownSide, digest, playedAt, matchId } = game;
    const xg = ownSide === null ? null : getSideChances(digest, ownSide);
    if (ownSide === null || xg === null) return [];
    total.us += xg.us;
    total.them += xg.them;
    return [
      {
        matchId,
        playedAt: playedAt?.toISOString() ?? null,
        result: getResult(game),
        goals: { us: digest.score[ownSide], them: digest.score[ownSide === 0 ? 1 : 0] },
        xg,
        total: { ...total },
      },
    ];
  });
  const only = single ? games[0] : undefined;
  return {
    ...describeBasis(chosen),
    points,
    race: only && only.ownSide !== null ? getRace(view, only) : null,
  };
}

function getRace(view: FolderView, { digest, ownSide }: ViewedGame) {
  return (digest.play?.race ?? []).map(({ time, clock, overtime, team, player, xg, total, goal }) => {
    const side = team === ownSide ? ('us' as const) : ('them' as const);
    const id = player === null ? null : digest.players[player]?.id;
    const name = id ? view.names.get(id) || HIDDEN_NAME : '';
    return { time, clock: { seconds: clock, overtime }, side, name, xg, total, goal };
  });
}
