import {
  type Opportunity,
  REFERENCE_TIER,
  type Recommendation,
  recommendPlans,
  reviewPlayer,
  SCORE_MODES,
  weaknesses,
} from '@datacoach/analysis';
import { FIRST_GAMES, FULL_GAMES } from '@datacoach/analysis/games-needed';
import {
  type ENDPOINTS,
  getWeekCheck,
  type PlanCard,
  type PlanDetail,
  type Weakness,
} from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requireUser, type User } from '../auth/index.ts';
import { getPhotoUrl } from '../content-photos/index.ts';
import { findAnswers } from '../get-started/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements } from '../membership/index.ts';
import {
  findReferenceFor,
  getOpportunityChoice,
  getRankIn,
  listOpenModes,
  listOwnGames,
  readOwnScoredGames,
} from '../scores/index.ts';
import { listPlanMetrics } from './pick-session.ts';
import { getPlanAccess, type PlanAccess, toShownBlock } from './plan-access.ts';
import { type Enrollment, listEnrollments } from './plan-enrollment.repository.ts';
import { findPlan, findVersion, listPublishedPlans, type PlanVersion } from './training-plan.repository.ts';

type PlanListResponse = z.output<(typeof ENDPOINTS.listTrainingPlans.responses)[200]>;
type Mode = 5 | 10 | 15;

/** Three suggestions, not thirty. */
const RECOMMENDED = 3;
/** Newest games used to choose a mode if none is given. */
const LAST_GAMES = 40;
const DOUBLES = 10;

/** Returns published plans: those for the caller's weaknesses first, then those for their rank. */
export async function listPlans(
  context: Context,
  userId: string,
  requested: Mode | undefined,
): Promise<PlanListResponse> {
  const { db, clock } = context;
  const user = await requireUser(db, userId);
  const mode = requested ?? (await getDefaultMode(context, userId));
  const rank = getRankIn(user, mode);
  const tier = rank?.tier ?? REFERENCE_TIER;
  const { games, found } = await reviewGames(context, user, mode);
  const plans = await listPublishedPlans(db);
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  const order = recommendPlans(
    plans.map(({ plan, content }) => ({
      key: plan.id,
      tiers: content.tiers,
      mode: content.mode === null ? null : SCORE_MODES.find(({ code }) => code === content.mode)!.key,
      metrics: listPlanMetrics(content.weeks),
    })),
    found,
    { tier, mode: key },
  );
  const access = await getPlanAccess(db, userId, clock.now());
  const enrollments = await listEnrollments(db, userId);
  const listContent = (id: string) => plans.find(({ plan }) => plan.id === id)!;
  const chosen = chooseRecommended(order, (id) => access.isOpen(listContent(id).content));
  const cards = order.map(({ key: id, for: reasons }) =>
    describeCard(listContent(id), access, enrollments, chosen.includes(id) ? reasons : []),
  );
  const isSuitable = ({ tiers: [low, high], mode: of }: PlanCard) =>
    tier >= low && tier <= high && (of === null || of === mode);
  return {
    mode,
    games,
    gamesNeeded: FIRST_GAMES,
    rank: rank?.name ?? null,
    // The sort is stable.
    plans: cards.sort((a, b) => getSortPosition(a) - getSortPosition(b)),
  };

  function getSortPosition(card: PlanCard): number {
    if (card.reasons.length > 0) return 0;
    return isSuitable(card) ? 1 : 2;
  }
}

/** Picks the few plans with the most to gain, including one the caller can start if any helps. */
function chooseRecommended(order: readonly Recommendation[], isOpen: (planId: string) => boolean): string[] {
  const helping = order.filter(({ gain }) => gain > 0).map(({ key }) => key);
  const few = helping.slice(0, RECOMMENDED);
  const open = helping.find(isOpen);
  return open === undefined || few.includes(open) ? few : [...few.slice(0, -1), open];
}

async function reviewGames({ db, clock, books }: Context, user: User, mode: Mode) {
  const games = (await readOwnScoredGames(db, user.id, { mode, limit: FULL_GAMES })).map(
    ({ score }) => score,
  );
  if (games.length < FIRST_GAMES) return { games: games.length, found: [] };
  const { opens } = await getEntitlements(db, user.id, clock.now());
  const account = { userId: user.id, identities: await listIdentities(db, user.id) };
  // Weaknesses in a mode are only shown if the plan compares it with ranks.
  if (!(await listOpenModes(db, account, opens)).includes(mode)) return { games: games.length, found: [] };
  const { rank, book } = await findReferenceFor(books, mode, getRankIn(user, mode)?.tier ?? null);
  const choice = await getOpportunityChoice(db, user.id, mode, clock.now());
  return { games: games.length, found: weaknesses(reviewPlayer(games, rank, book).card, choice) };
}

/** Returns the mode of the player's aim, otherwise the mode with the most recent games, otherwise Doubles. */
export async function getDefaultMode({ db }: Pick<Context, 'db'>, userId: string): Promise<Mode> {
  const aim = (await findAnswers(db, userId))?.aim?.mode;
  if (aim !== undefined) return aim;
  const account = { userId, identities: await listIdentities(db, userId) };
  const games = await listOwnGames(db, account, { play: 'public', mode: 0 }, LAST_GAMES);
  const counts = SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: games.filter((game) => game.teamSize === teamSize).length,
  }));
  const best = counts.reduce((top, one) => (one.games > top.games ? one : top));
  return best.games > 0 ? best.mode : DOUBLES;
}

/** Returns published plans that a membership includes, for assigning them to others. */
export async function listOpenPlans({ db, clock }: Context, userId: string): Promise<PlanVersion[]> {
  const access = await getPlanAccess(db, userId, clock.now());
  return (await listPublishedPlans(db)).filter(({ content }) => access.isOpen(content));
}

/** Describes a plan in the version the caller would see: the version they started, if any. Throws ProblemError 404. */
export async function describePlan(context: Context, userId: string, planId: string): Promise<PlanDetail> {
  const { db, clock } = context;
  const plan = await findPlan(db, planId);
  const enrollments = await listEnrollments(db, userId);
  const enrollment = enrollments.find(
    (one) => one.planId === planId && (one.status === 'active' || one.status === 'paused'),
  );
  const offered = plan?.status === 'published' ? plan.publishedVersion : null;
  const version = enrollment?.version ?? offered;
  const row = version === null || version === undefined ? null : await findVersion(db, planId, version);
  if (!row) throw planNotFound();
  const access = await getPlanAccess(db, userId, clock.now());
  const { content } = row;
  const card = describeCard(row, access, enrollments, []);
  const isOpen = card.isOpen || enrollment !== undefined;
  const codes = isOpen && access.areCodesOpen(content);
  const weeks = content.weeks.map((week, number) => ({
    theme: week.theme,
    why: week.why,
    rule: isOpen || number === 0 ? week.rule : '',
    metric: getWeekCheck(week).metric,
    sessions: (isOpen ? week.sessions : number === 0 ? week.sessions.slice(0, 1) : []).map((session) => ({
      ...session,
      blocks: session.blocks.map((block) => toShownBlock(block, codes)),
    })),
  }));
  return { ...card, isOpen, content: weeks, codesOpenWith: codes ? null : access.getPlanWithCodes(content) };
}

function describeCard(
  { plan, version, content }: PlanVersion,
  access: PlanAccess,
  enrollments: readonly Enrollment[],
  reasons: readonly Opportunity[],
): PlanCard {
  return {
    ...content,
    id: plan.id,
    version,
    author: plan.author,
    photoUrl: getPhotoUrl(plan.photoId),
    isOpen: access.isOpen(content),
    weeks: content.weeks.map((week) => ({ theme: week.theme, metric: getWeekCheck(week).metric })),
    reasons: reasons.map(describeWeakness),
    status: enrollments.find(({ planId }) => planId === plan.id)?.status ?? null,
  };
}

function describeWeakness({ category, score }: Opportunity): Weakness {
  return { ...score, category, value: score.value ?? 0, score: score.score ?? 0 };
}

export const planNotFound = () => new ProblemError(404, 'plan-not-found', 'Training plan not found.');
