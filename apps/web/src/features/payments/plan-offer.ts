import {
  type BillingPeriod,
  calculateSavedPercent,
  MONTHS_BY_PERIOD,
  type MyPayments,
  PLAN_LABELS,
  PLAN_NAMES,
  type Plan,
  type PlanName,
} from '@datacoach/contract';

export interface PlanOffer {
  action: 'none' | 'trial' | 'order' | 'cardTrial' | 'leave' | 'coaches';
  label: string;
  note: string;
  /** Whether a trial is offered and the user can also pay right away. */
  orPay: boolean;
}

const getPlanRank = (name: PlanName) => PLAN_NAMES.indexOf(name);

export function getPlanOffer(plan: Plan, payments: MyPayments, period: BillingPeriod): PlanOffer {
  const { name } = plan;
  const label = PLAN_LABELS[name];
  const { subscription, trial } = payments;
  const createNoOffer = (text: string, note: string): PlanOffer => ({
    action: 'none',
    label: text,
    note,
    orPay: false,
  });
  if (name === 'Basic') {
    if (!subscription)
      return createNoOffer(
        payments.planName === 'Basic' ? 'Your plan' : 'Included',
        'stay as long as you like',
      );
    return subscription.cancelAtEnd
      ? createNoOffer('Comes next', 'when your paid period ends')
      : { action: 'leave', label: 'Go back to Basic', note: 'when your paid period ends', orPay: false };
  }
  if (name === 'TeamPlan') {
    if (payments.hasSeat) return createNoOffer('Your plan', 'with your seat on a coach’s team');
    return { action: 'coaches', label: 'For coaches', note: 'how teams get it', orPay: false };
  }
  if (subscription) {
    if (subscription.planName === name && subscription.period === period) {
      return createNoOffer(
        'Your plan',
        subscription.status === 'past_due'
          ? 'the last payment failed'
          : subscription.cancelAtEnd
            ? 'until your paid period ends'
            : 'renews automatically',
      );
    }
    if (subscription.next?.planName === name && subscription.next.period === period) {
      return createNoOffer('Comes next', 'at the next billing period');
    }
    const isLonger = MONTHS_BY_PERIOD[period] > MONTHS_BY_PERIOD[subscription.period];
    const isMore =
      subscription.planName === name ? isLonger : getPlanRank(name) > getPlanRank(subscription.planName);
    const note = isMore ? 'right away, minus your unused time' : 'at the next billing period';
    return { action: 'order', label: `Change to ${label}`, note, orPay: false };
  }
  if (trial?.planName === name) {
    return { action: 'order', label: `Keep ${label}`, note: 'on trial now', orPay: false };
  }
  if (!payments.tried.includes(name) && getPlanRank(name) > getPlanRank(payments.planName)) {
    const free = plan.trials.find(
      ({ rule }) => rule === 'open' || (rule === 'friend-code' && payments.cameByFriend),
    );
    if (free) {
      const note = free.rule === 'open' ? 'no card needed' : 'with your friend’s code, no card needed';
      return { action: 'trial', label: `Try ${free.days} days`, note, orPay: true };
    }
    const card = plan.trials.find(
      (one) => one.rule === 'card' && (one.period === null || one.period === period),
    );
    if (card) {
      return { action: 'cardTrial', label: `Try ${card.days} days`, note: 'card needed', orPay: true };
    }
  }
  const friend = plan.trials.find(({ rule }) => rule === 'friend-code');
  const tried = payments.tried.includes(name);
  const note = tried
    ? 'tried before'
    : friend
      ? `${friend.days} days with a friend code`
      : 'change or cancel anytime';
  return { action: 'order', label: `Choose ${label}`, note, orPay: false };
}

const PERIOD_LABELS: Readonly<Record<BillingPeriod, string>> = {
  5: 'Monthly',
  10: 'Quarterly',
  15: 'Yearly',
};

/** Returns "Quarterly, 10% off": what the shown plans save over paying monthly. */
export function formatPeriod(period: BillingPeriod, plans: readonly Pick<Plan, 'prices'>[]): string {
  const saved = plans
    .filter(({ prices }) => prices.length > 0)
    .map(({ prices }) => calculateSavedPercent(prices, period));
  const most = Math.max(0, ...saved);
  if (most === 0) return PERIOD_LABELS[period];
  return `${PERIOD_LABELS[period]}, ${saved.every((one) => one === most) ? '' : 'up to '}${most}% off`;
}

/** Returns the one highlighted plan: the next larger one. */
export function suggestPlan({ planName }: MyPayments): PlanName | null {
  if (planName === 'Basic') return 'Platinum';
  return planName === 'Platinum' ? 'Diamond' : null;
}
