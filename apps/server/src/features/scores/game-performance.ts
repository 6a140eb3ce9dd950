import { calculateMatchPerformance, scoreSingleMatch } from '@datacoach/analysis';
import type { GamePerformance, MatchInsight, MatchReport, PlanOpens, RankedMode } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import {
  addPaths,
  findVisibleMatch,
  getPlayerIdentity,
  readDecisiveMoments,
  readReportAndInsight,
} from '../gamedata/index.ts';
import { getOnlyOne, listIdentities, listPlayerRanks } from '../identities/index.ts';
import { getEntitlements } from '../membership/index.ts';
import { listOpenModes, listScoreGates } from './open-modes.ts';
import { type OwnScoredGame, readOwnScoredGames } from './read-score-games.ts';
import { findReferenceFor, getRankIn } from './review-own-games.ts';

/** Games that a game is compared with (game-and-stats.md 7.5). */
const EARLIER_GAMES = 10;
const MODES = { 1: 5, 2: 10, 3: 15 } as const;
const RANKED: Readonly<Record<5 | 10 | 15, RankedMode>> = { 5: 'duel', 10: 'doubles', 15: 'standard' };

/** Returns one of the user's games next to the ten games before it. Throws ProblemError 404. */
export async function calculateGamePerformance(
  context: Context,
  userId: string,
  matchId: string,
): Promise<GamePerformance> {
  const { db } = context;
  const { match } = await findVisibleMatch(context, { userId }, matchId);
  const stored = await readReportAndInsight(db, match.id);
  const identities = await listIdentities(db, userId);
  const me = stored && findOwnPlayer(stored.report, identities);
  if (!stored || !me) throw new ProblemError(404, 'not-your-game', 'Pick yourself on the match page first.');
  const { report, insight } = stored;
  const mode = report.match.mode === 'soccar' ? (MODES[report.match.teamSize as 1 | 2 | 3] ?? null) : null;
  const goals = { own: report.teams[me.team]!.score, other: report.teams[1 - me.team]!.score };
  return {
    matchId,
    playedAt: match.playedAt?.toISOString() ?? null,
    mode,
    playlist: report.match.playlist.name,
    map: report.match.map.name,
    result: goals.own > goals.other ? 'won' : goals.own < goals.other ? 'lost' : 'drawn',
    goals,
    team: me.team,
    ranks: mode === null ? [] : await listRanks(context, userId, report, mode, me.key),
    ...(await getOpenScores(context, { userId, identities }, { matchId, mode, playedAt: match.playedAt })),
    xgRace: getRace(insight, me.team),
    seconds: report.match.duration,
    ...(await readDecisiveClips(db, matchId, me.key)),
  };
}

async function readDecisiveClips(db: Executor, matchId: string, me: string) {
  const found = await readDecisiveMoments(db, matchId, me);
  const toClip = async (moment: typeof found.best) => {
    const [event] = moment ? await addPaths(db, [moment.event]) : [];
    return moment && event ? { ...moment, event } : null;
  };
  return { best: await toClip(found.best), worst: await toClip(found.worst) };
}

function findOwnPlayer(report: MatchReport, identities: readonly string[]) {
  const players = new Map(report.players.map((player) => [getPlayerIdentity(player), player]));
  const mine = getOnlyOne(identities, (identity) => players.has(identity));
  return mine === null ? null : (players.get(mine) ?? null);
}

async function listRanks(
  { db }: Context,
  viewerId: string,
  { players }: MatchReport,
  mode: 5 | 10 | 15,
  me: string,
): Promise<GamePerformance['ranks']> {
  const identities = players.flatMap((player) => getPlayerIdentity(player) ?? []);
  const ranks = await listPlayerRanks(db, identities, RANKED[mode], viewerId);
  return players.flatMap((player) => {
    const rank = ranks.get(getPlayerIdentity(player) ?? '');
    return rank ? [{ name: player.name, rank, own: player.key === me }] : [];
  });
}

type Scores = Pick<
  GamePerformance,
  'comparedWith' | 'overall' | 'categories' | 'earlierGames' | 'reason' | 'standout'
>;

interface Game {
  matchId: string;
  mode: 5 | 10 | 15 | null;
  playedAt: Date | null;
}

/** Returns the scores of a game that the plan includes, and what it leaves out. */
async function getOpenScores(
  context: Context,
  account: { userId: string; identities: readonly string[] },
  game: Game,
): Promise<Scores & Pick<GamePerformance, 'gates'>> {
  const { db, clock } = context;
  if (game.mode === null) return { ...(await listScores(context, account.userId, game)), gates: [] };
  const { opens } = await getEntitlements(db, account.userId, clock.now());
  const isOpen = (await listOpenModes(db, account, opens)).includes(game.mode);
  const gates = await listScoreGates(db, opens, isOpen);
  if (!isOpen || opens.PolrAnalytics === 'none') return { ...createNoScores(CLOSED), gates };
  const scores = await listScores(context, account.userId, game);
  // A game without scores has none on any plan.
  return { ...filterOpenCategories(opens.PolrAnalytics, scores), gates: scores.reason === null ? gates : [] };
}

const CLOSED = 'Upgrade to see the score for this game.';

function filterOpenCategories(access: PlanOpens['PolrAnalytics'], scores: Scores): Scores {
  return access === 'categories' ? scores : { ...scores, categories: [] };
}

function createNoScores(reason: string): Scores {
  const overall = { score: null, mean: null };
  return { comparedWith: null, overall, categories: [], earlierGames: 0, reason, standout: null };
}

async function listScores({ db, books }: Context, userId: string, { matchId, mode, playedAt }: Game) {
  if (mode === null) return createNoScores('Only Duel, Doubles and Standard have scores.');
  if (playedAt === null) return createNoScores('We don’t know when this game was played.');
  const newest = await readOwnScoredGames(db, userId, { mode, limit: EARLIER_GAMES + 1, to: playedAt });
  const at = newest.findLastIndex(({ game }) => game.matchId === matchId);
  const found = newest[at];
  if (!found) return createNoScores('This game doesn’t count toward scores.');
  const earlier = newest.slice(0, at).map(({ score }: OwnScoredGame) => score);
  const user = await findUser(db, userId);
  const rank = user && getRankIn(user, mode);
  const { rank: ownRank, book } = await findReferenceFor(books, mode, rank?.tier ?? null);
  const tier = ownRank ?? 15;
  const { card, deltas, earlierGames } = calculateMatchPerformance(found.score, earlier, tier, book);
  const before = earlier.map((game) => scoreSingleMatch(game, tier, book));
  const [standout] = Object.entries(deltas)
    .filter(([, { arrow, better }]) => arrow !== null && better !== null)
    .sort(([, a], [, b]) => Math.abs(b.spreads) - Math.abs(a.spreads));
  const metric = standout && card.metrics.find((row) => row.metric === standout[0]);
  return {
    comparedWith: rank?.name ?? null,
    overall: { score: card.overall.score, mean: calculateMean(before.map(({ overall }) => overall.score)) },
    categories: card.categories.map(({ category, label, score }, index) => ({
      category,
      label,
      score,
      mean: calculateMean(before.map(({ categories }) => categories[index]?.score ?? null)),
    })),
    earlierGames,
    reason: null,
    standout:
      standout && metric && metric.value !== null
        ? {
            metric: metric.metric,
            label: metric.label,
            value: metric.value,
            mean: metric.value - standout[1].value,
            better: standout[1].better === true,
          }
        : null,
  };
}

/** A mean of fewer games is meaningless. */
const MIN_GAMES = 3;

function calculateMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < MIN_GAMES ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

function getRace(insight: MatchInsight | null, team: 0 | 1): GamePerformance['xgRace'] {
  return (insight?.xgRace ?? []).map((point) => ({
    time: point.time,
    own: point.team === team,
    total: point.total,
    goal: point.goal,
  }));
}
