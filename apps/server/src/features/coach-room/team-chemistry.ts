import { SCORE_MODES, shrinkEffects } from '@datacoach/analysis';
import type { TeamChemistry, TeamClip, Together } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { readDigests } from '../coach-folders/index.ts';
import { addPaths } from '../gamedata/index.ts';
import { listIdentities, listVerifiedIdentities } from '../identities/index.ts';
import { listMembers } from '../team/index.ts';
import { countModes, findMostPlayedMode, type RequestedGames, toTeamView } from './member-games.ts';
import {
  type GameTotals,
  listGamesTogether,
  type MemberInGame,
  readTotals,
} from './shared-game.repository.ts';

/** After this, the next touch belongs to another play, in s. */
const MAX_SECONDS = 5;

/**
 * Returns the seconds from a touch by a player of the group to the next touch by another, whatever opponents do
 * meanwhile: how long the next man takes to get there. Touches by teammates outside the group end it.
 *
 * @param touches everybody's, in chronological order
 * @param group keys of players of one team
 */
export function listHandoffSeconds(
  touches: readonly { player: string | null; team: 0 | 1 | null; time: number }[],
  group: ReadonlySet<string>,
): number[] {
  const found: number[] = [];
  const ownTeam = touches.find(({ player }) => player !== null && group.has(player))?.team;
  let last: { player: string; time: number } | null = null;
  for (const { player, team, time } of touches) {
    if (player === null || team !== ownTeam) continue;
    if (!group.has(player)) {
      last = null;
      continue;
    }
    if (last && last.player !== player && time - last.time <= MAX_SECONDS) found.push(time - last.time);
    last = { player, time };
  }
  return found;
}

/** Max newest games together, and how many of them are searched for touches and double commits. */
const GAMES = 200;
const RECORDINGS = 20;
const CLIPS = 3;
const FIVE_MINUTES = 300;
/** Min handoffs for a meaningful median. */
const MIN_HAND_OVERS = 10;

/** A game with several members on the same side. */
interface SharedGame {
  matchId: string;
  playedAt: Date;
  members: readonly MemberInGame[];
  /** Goals scored minus goals conceded. */
  goals: number;
  totals: GameTotals | undefined;
  /** Null if not requested or not recorded. */
  play: Play | null;
}

interface Touch {
  player: string;
  team: 0 | 1;
  time: number;
}

/** Touches and double commits, by player key. */
interface Play {
  touches: readonly Touch[];
  commits: readonly (Pick<TeamClip, 'time' | 'clock'> & { late: string; first: string })[];
}

/** Returns how members play together: every pair, and full teams. */
export async function readChemistry(
  { db }: Context,
  coachId: string,
  requested: RequestedGames,
): Promise<TeamChemistry> {
  const members = (await listMembers(db, coachId)).filter(({ waitsForConsent }) => !waitsForConsent);
  const team = members.map((one) => toTeamView(coachId, requested.games, one));
  const mode = requested.mode ?? findMostPlayedMode(await countModes(db, team));
  const { teamSize } = SCORE_MODES.find(({ code }) => code === mode)!;
  const namesById = new Map(members.map(({ player }) => [player.id, player.userName]));
  const seen = [];
  for (const { player, seesFrom } of members) {
    const verified = await listVerifiedIdentities(db, player.id);
    seen.push({ playerId: player.id, identities: await listIdentities(db, player.id), verified, seesFrom });
  }
  const rows =
    teamSize < 2
      ? []
      : await listGamesTogether(db, { coachId, games: requested.games }, seen, teamSize, GAMES);
  const games = await describeGames(db, rows);
  const pairs = groupGames(games, listPairs);
  const lineUps = teamSize > 2 ? groupGames(games, (ids) => (ids.length === teamSize ? [ids] : [])) : [];
  return {
    mode,
    games: games.length,
    pairs: await drawClips(db, describeAll(pairs, namesById)),
    lineUps: await drawClips(db, describeAll(lineUps, namesById)),
  };
}

/** Members who played together, before the paths of their clips are read. */
type DescribedTogether = Omit<Together, 'clips'> & { clips: readonly Omit<TeamClip, 'path'>[] };

/** Adds how the ball and the cars moved to the clips. */
function drawClips(db: Context['db'], groups: readonly DescribedTogether[]): Promise<Together[]> {
  return Promise.all(groups.map(async (group) => ({ ...group, clips: await addPaths(db, group.clips) })));
}

async function describeGames(db: Context['db'], rows: readonly MemberInGame[]): Promise<SharedGame[]> {
  const matchIds = [...new Set(rows.map(({ matchId }) => matchId))];
  const totals = await readTotals(db, matchIds);
  const digests = await readDigests(db, matchIds.slice(0, RECORDINGS));
  // Members can play each other: each side of a match counts as a separate game.
  return [...Map.groupBy(rows, ({ matchId, team }) => `${matchId} ${team}`).values()].map((members) => {
    const { matchId, playedAt, team, blueScore, orangeScore } = members[0]!;
    return {
      matchId,
      playedAt,
      members,
      goals: (blueScore - orangeScore) * (team === 0 ? 1 : -1),
      totals: totals.get(matchId),
      play: getPlay(digests.get(matchId)),
    };
  });
}

type Digest = NonNullable<ReturnType<Awaited<ReturnType<typeof readDigests>>['get']>>;

function getPlay(digest: Digest | undefined): Play | null {
  if (!digest?.play) return null;
  const { players, play } = digest;
  const touches: Touch[] = [];
  for (let at = 0; at < play.touches.length; at += 2) {
    const { key, team } = players[play.touches[at]!]!;
    touches.push({ player: key, team, time: play.touches[at + 1]! });
  }
  const commits = play.doubleCommits.map(({ player, other, time, clock }) => ({
    late: players[player]!.key,
    first: players[other]!.key,
    time,
    clock,
  }));
  return { touches, commits };
}

interface PlayerGroup {
  playerIds: readonly string[];
  games: SharedGame[];
}

function listPairs(ids: readonly string[]): string[][] {
  return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]));
}

function groupGames(
  games: readonly SharedGame[],
  parseGroups: (ids: readonly string[]) => (readonly string[])[],
): PlayerGroup[] {
  const groups = new Map<string, PlayerGroup>();
  for (const game of games) {
    const ids = game.members.map(({ playerId }) => playerId).sort();
    for (const playerIds of parseGroups(ids)) {
      const key = playerIds.join();
      const group = groups.get(key) ?? { playerIds, games: [] };
      group.games.push(game);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** Most games first. */
function describeAll(
  groups: readonly PlayerGroup[],
  namesById: ReadonlyMap<string, string>,
): DescribedTogether[] {
  const differences = groups.map(({ games }) => games.map(calculatePerFiveMinutes));
  const effects = shrinkEffects(differences);
  const all = differences.flat();
  const center = all.length === 0 ? 0 : all.reduce((sum, value) => sum + value, 0) / all.length;
  return groups
    .map((group, index) => describe(group, center + (effects[index]?.effect ?? 0), namesById))
    .sort((a, b) => b.games - a.games);
}

/** Returns a game's goal difference per five minutes of live play. */
function calculatePerFiveMinutes({ goals, totals }: SharedGame): number {
  return (goals * FIVE_MINUTES) / Math.max(totals?.liveSeconds ?? FIVE_MINUTES, FIVE_MINUTES / 2);
}

function describe(
  { playerIds, games }: PlayerGroup,
  shrunk: number,
  namesById: ReadonlyMap<string, string>,
): DescribedTogether {
  const seconds = games.reduce((sum, { totals }) => sum + (totals?.liveSeconds ?? FIVE_MINUTES), 0);
  const calculateRate = (sumTotal: number, over: number) => (over > 0 ? (sumTotal * FIVE_MINUTES) / over : 0);
  const recorded = games.filter(({ play }) => play !== null);
  const recordedSeconds = recorded.reduce(
    (sum, { totals }) => sum + (totals?.liveSeconds ?? FIVE_MINUTES),
    0,
  );
  const commits = recorded.flatMap((game) => countDoubleCommits(game, playerIds, namesById));
  return {
    players: playerIds.map((playerId) => ({ playerId, userName: namesById.get(playerId) ?? '' })),
    games: games.length,
    won: games.filter(({ goals }) => goals > 0).length,
    goalDifference: calculateRate(
      games.reduce((sum, { goals }) => sum + goals, 0),
      seconds,
    ),
    shrunk,
    xg: sumXg(games),
    recorded: recorded.length,
    doubleCommits: recorded.length === 0 ? null : calculateRate(commits.length, recordedSeconds),
    handoff: calculateHandoff(recorded, playerIds),
    clips: commits.slice(0, CLIPS),
  };
}

function sumXg(games: readonly SharedGame[]): Together['xg'] {
  const known = games.flatMap(({ members, totals }) =>
    totals?.xg ? [{ xg: totals.xg, seconds: totals.liveSeconds, team: members[0]!.team }] : [],
  );
  const seconds = known.reduce((sum, one) => sum + one.seconds, 0);
  if (seconds <= 0) return null;
  const sumTotal = (isOwn: boolean) =>
    known.reduce((sum, { xg, team }) => sum + xg[isOwn ? team : team === 0 ? 1 : 0], 0);
  return {
    own: (sumTotal(true) * FIVE_MINUTES) / seconds,
    other: (sumTotal(false) * FIVE_MINUTES) / seconds,
  };
}

function mapPlayerKeys({ members }: SharedGame, playerIds: readonly string[]): Map<string, string> {
  return new Map(
    members
      .filter(({ playerId }) => playerIds.includes(playerId))
      .map(({ playerKey, playerId }) => [playerKey, playerId]),
  );
}

/** Counts double commits by two players of the group. */
function countDoubleCommits(
  game: SharedGame,
  playerIds: readonly string[],
  namesById: ReadonlyMap<string, string>,
): DescribedTogether['clips'] {
  const keys = mapPlayerKeys(game, playerIds);
  return (game.play?.commits ?? []).flatMap(({ late, first, time, clock }) => {
    const [lateId, firstId] = [keys.get(late), keys.get(first)];
    if (lateId === undefined || firstId === undefined) return [];
    const userName = namesById.get(lateId) ?? '';
    return [
      {
        matchId: game.matchId,
        time,
        clock,
        player: late,
        userName,
        label: `${userName} double-commits with ${namesById.get(firstId) ?? ''}`,
        playedAt: game.playedAt.toISOString(),
      },
    ];
  });
}

function calculateHandoff(games: readonly SharedGame[], playerIds: readonly string[]): number | null {
  const found = games
    .flatMap((game) => {
      const keys = new Set(mapPlayerKeys(game, playerIds).keys());
      return listHandoffSeconds(game.play?.touches ?? [], keys);
    })
    .sort((a, b) => a - b);
  if (found.length < MIN_HAND_OVERS) return null;
  const middle = Math.floor(found.length / 2);
  return found.length % 2 === 1 ? found[middle]! : (found[middle - 1]! + found[middle]!) / 2;
}
