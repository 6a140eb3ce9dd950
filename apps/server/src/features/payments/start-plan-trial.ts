import { type PaidPlanName, PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { isLarger, listPricedPlans, membershipOf, startTrial } from '../membership/index.ts';
import type { Buyer } from './priced-order.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Starts a trial that needs no card; answers its end. Throws ProblemError 409 with the reason why there is none. */
export async function startPlanTrial(
  { db, clock, answers }: Context,
  { userId, userType }: Buyer,
  planName: PaidPlanName,
): Promise<Date> {
  const label = PLAN_LABELS[planName];
  const refuse = (message: string) => new ProblemError(409, 'no-trial', message);
  if (userType !== 'Player') throw refuse('Coaches try Team Analytics, with a card.');
  const plan = (await listPricedPlans(db)).find(({ name }) => name === planName);
  const trials = plan?.trials.filter(({ rule }) => rule !== 'card') ?? [];
  if (trials.length === 0) throw refuse(`A trial of ${label} needs a card.`);
  const isFriend = await answers.cameByFriend(db, userId);
  const offer = trials.find(({ rule }) => rule === 'open' || isFriend);
  if (!offer) throw refuse(`The trial of ${label} is for players who came by a friend's code.`);
  const now = clock.now();
  const held = await membershipOf(db, userId, now);
  if (held.trialEndsAt !== null && held.timedPlanName !== null && isLarger(held.timedPlanName, planName)) {
    throw refuse(`You are on ${PLAN_LABELS[held.timedPlanName]}, which is larger.`);
  }
  const note = offer.rule === 'open' ? 'trial' : "trial by a friend's code";
  await startTrial(db, { userId, planName, days: offer.days, note }, now);
  await announce(db, { topic: 'plan', userId });
  return new Date(now.getTime() + offer.days * DAY_MS);
}
