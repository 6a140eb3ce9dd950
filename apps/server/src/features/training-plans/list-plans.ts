import {
  type Opportunity,
  REFERENCE_TIER,
  type Recommendation,
  recommendPlans,
  reviewPlayer,
  SCORE_MODES,
  weaknesses,
} from '@datacoach/analysis';
import { checkOf, type ENDPOINTS, type PlanCard, type PlanDetail, type Weakness } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, type User } from '../auth/index.ts';
import { photoUrl } from '../content-photos/index.ts';
import { findAnswers } from '../get-started/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementsOf } from '../membership/index.ts';
import {
  listOwnGames,
  openModes,
  opportunityChoice,
  rankIn,
  readOwnScoredGames,
  referenceFor,
} from '../scores/index.ts';
import { metricsOf } from './pick-session.ts';
import { type PlanAccess, planAccessOf, shownBlock } from './plan-access.ts';
import { type Enrollment, enrollmentsOf } from './plan-enrollment.repository.ts';
import { findPlan, findVersion, type PlanVersion, publishedPlans } from './training-plan.repository.ts';

type Answer = z.output<(typeof ENDPOINTS.listTrainingPlans.responses)[200]>;
type Mode = 5 | 10 | 15;

/** Games that a recommendation looks at and needs. */
const GAMES = 20;
const GAMES_NEEDED = 5;
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
): Promise<Answer> {
  const { db, clock } = context;
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  const mode = requested ?? (await usualMode(context, userId));
  const rank = rankIn(user, mode);
  const tier = rank?.tier ?? REFERENCE_TIER;
  const { games, found } = await reviewGames(context, user, mode);
  const plans = await publishedPlans(db);
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  const order = recommendPlans(
    plans.map(({ plan, content }) => ({
      key: plan.id,
      tiers: content.tiers,
      mode: content.mode === null ? null : SCORE_MODES.find(({ code }) => code === content.mode)!.key,
      metrics: metricsOf(content.weeks),
    })),
    found,
    { tier, mode: key },
  );
  const access = await planAccessOf(db, userId, clock.now());
  const enrollments = await enrollmentsOf(db, userId);
  const contentOf = (id: string) => plans.find(({ plan }) => plan.id === id)!;
  const chosen = chooseFew(order, (id) => access.isOpen(contentOf(id).content));
  const cards = order.map(({ key: id, for: reasons }) =>
    describeCard(contentOf(id), access, enrollments, chosen.includes(id) ? reasons : []),
  );
  const isFor = ({ tiers: [low, high], mode: of }: PlanCard) =>
    tier >= low && tier <= high && (of === null || of === mode);
  return {
    mode,
    games,
    gamesNeeded: GAMES_NEEDED,
    rank: rank?.name ?? null,
    // The sort is stable.
    plans: cards.sort((a, b) => placeOf(a) - placeOf(b)),
  };

  function placeOf(card: PlanCard): number {
    if (card.reasons.length > 0) return 0;
    return isFor(card) ? 1 : 2;
  }
}

/** Picks the few plans with the most to gain, including one the caller can start if any helps. */
function chooseFew(order: readonly Recommendation[], isOpen: (planId: string) => boolean): string[] {
  const helping = order.filter(({ gain }) => gain > 0).map(({ key }) => key);
  const few = helping.slice(0, RECOMMENDED);
  const open = helping.find(isOpen);
  return open === undefined || few.includes(open) ? few : [...few.slice(0, -1), open];
}

async function reviewGames(
  { db, clock, books }: Context,
  user: User,
  mode: Mode,
): Promise<{ games: number; found: Opportunity[] }> {
  const games = (await readOwnScoredGames(db, user.id, { mode, limit: GAMES })).map(({ score }) => score);
  if (games.length < GAMES_NEEDED) return { games: games.length, found: [] };
  const { opens } = await entitlementsOf(db, user.id, clock.now());
  const own = { userId: user.id, identities: await identitiesOf(db, user.id) };
  // Weaknesses in a mode are only shown if the plan compares it with ranks.
  if (!(await openModes(db, own, opens)).includes(mode)) return { games: games.length, found: [] };
  const { rank, book } = await referenceFor(books, mode, rankIn(user, mode)?.tier ?? null);
  const choice = await opportunityChoice(db, user.id, mode, clock.now());
  return { games: games.length, found: weaknesses(reviewPlayer(games, rank, book).card, choice) };
}

/** Returns the mode of the player's aim, otherwise the mode with the most recent games, otherwise Doubles. */
export async function usualMode({ db }: Pick<Context, 'db'>, userId: string): Promise<Mode> {
  const aim = (await findAnswers(db, userId))?.aim?.mode;
  if (aim !== undefined) return aim;
  const own = { userId, identities: await identitiesOf(db, userId) };
  const games = await listOwnGames(db, own, { play: 'public', mode: 0 }, LAST_GAMES);
  const counts = SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: games.filter((game) => game.teamSize === teamSize).length,
  }));
  const best = counts.reduce((top, one) => (one.games > top.games ? one : top));
  return best.games > 0 ? best.mode : DOUBLES;
}

/** Returns published plans that a membership includes, for assigning them to others. */
export async function openPlans({ db, clock }: Context, userId: string): Promise<PlanVersion[]> {
  const access = await planAccessOf(db, userId, clock.now());
  return (await publishedPlans(db)).filter(({ content }) => access.isOpen(content));
}

/** Describes a plan in the version the caller would see: the version they started, if any. Throws ProblemError 404. */
export async function describePlan(context: Context, userId: string, planId: string): Promise<PlanDetail> {
  const { db, clock } = context;
  const plan = await findPlan(db, planId);
  const enrollments = await enrollmentsOf(db, userId);
  const own = enrollments.find(
    (one) => one.planId === planId && (one.status === 'active' || one.status === 'paused'),
  );
  const offered = plan?.status === 'published' ? plan.publishedVersion : null;
  const version = own?.version ?? offered;
  const row = version === null || version === undefined ? null : await findVersion(db, planId, version);
  if (!row) throw planNotFound();
  const access = await planAccessOf(db, userId, clock.now());
  const { content } = row;
  const card = describeCard(row, access, enrollments, []);
  const isOpen = card.isOpen || own !== undefined;
  const codes = isOpen && access.areCodesOpen(content);
  const weeks = content.weeks.map((week, number) => ({
    theme: week.theme,
    why: week.why,
    rule: isOpen || number === 0 ? week.rule : '',
    metric: checkOf(week).metric,
    sessions: (isOpen ? week.sessions : number === 0 ? week.sessions.slice(0, 1) : []).map((session) => ({
      ...session,
      blocks: session.blocks.map((block) => shownBlock(block, codes)),
    })),
  }));
  return { ...card, isOpen, content: weeks, codesOpenWith: codes ? null : access.codesOpenWith(content) };
}

function describeCard(
  { plan, version, content }: PlanVersion,
  access: PlanAccess,
  enrollments: readonly Enrollment[],
  reasons: readonly Opportunity[],
): PlanCard {
  const { title, summary, tiers, mode, categories, minutesPerDay, opensWith, weeks } = content;
  return {
    id: plan.id,
    title,
    summary,
    version,
    author: plan.author,
    tiers,
    mode,
    categories,
    minutesPerDay,
    opensWith,
    photoUrl: photoUrl(plan.photoId),
    isOpen: access.isOpen(content),
    weeks: weeks.map((week) => ({ theme: week.theme, metric: checkOf(week).metric })),
    reasons: reasons.map(describeWeakness),
    status: enrollments.find(({ planId }) => planId === plan.id)?.status ?? null,
  };
}

function describeWeakness({ category, score }: Opportunity): Weakness {
  const { metric, label, value, per5, reference, comparedWith } = score;
  return {
    metric,
    label,
    category,
    value: value ?? 0,
    per5,
    reference,
    comparedWith,
    score: score.score ?? 0,
  };
}

export function planNotFound(): ProblemError {
  return new ProblemError(404, 'plan-not-found', 'Training plan not found.');
}
