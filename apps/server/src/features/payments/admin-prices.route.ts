import { type Discount, type DiscountFields, PLAN_LABELS, type PlanName } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  invalidField,
  notFound,
  type ProblemError,
  requireFuture,
  staleVersionError,
} from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { describeAudit, recordAudit } from '../audit/index.ts';
import {
  listPricedPlans,
  listTokenProducts,
  savePlanGrants,
  savePrices,
  saveProduct,
  stopOfferingProduct,
} from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import {
  countDiscounts,
  DISCOUNT_PAGE_SIZE,
  type DiscountRow,
  type DiscountValues,
  findDiscount,
  findDiscountWithUses,
  insertDiscount,
  listDiscountPage,
  lockDiscount,
  removeDiscount,
  type UsedDiscount,
  updateDiscount,
} from './discount.repository.ts';
import { formatDollars, PERIOD_TEXT } from './money.ts';
import { countPaying, listSubscriptionsAtEarlierPrice } from './subscription.repository.ts';

/** Names of these things in the audit trail. */
const TARGET_KINDS = ['plan', 'token-product', 'discount'] as const;
const NO_CODE = 'Discount code not found. It may have been deleted.';

/** Registers administrators' changes to plans, prices and codes; each applies at once and is audited. */
export function adminPriceRoutes(app: FastifyInstance, { db, clock }: DbAndClock): void {
  registerEndpoints(app, {
    getManagedPlans: async () => ({ plans: await listManagedPlans(db), tokens: await listTokenProducts(db) }),
    listDiscounts: async ({ query: { search, pageIndex } }) => {
      const items = (await listDiscountPage(db, search, pageIndex)).map(describe);
      const total = await countDiscounts(db, search);
      return { items, pageIndex, pageSize: DISCOUNT_PAGE_SIZE, total };
    },
    listPriceChanges: ({ query }) => describeAudit(db, { targetKind: TARGET_KINDS }, query.pageIndex),
    savePlan: ({ caller, params: { planName }, body }) =>
      changePlan(caller.userId, planName, 'save-plan', (tx) => savePlanGrants(tx, planName, body)),
    savePlanPrices: ({ caller, params: { planName }, body }) =>
      changePlan(caller.userId, planName, 'save-prices', async (tx) => {
        await savePrices(tx, planName, body.prices);
        await notifyOfNewPrices(tx, planName);
      }),
    saveTokenProduct: async ({ caller, params: { key }, body }) => {
      await db.transaction(async (tx) => {
        const before = await saveProduct(tx, { key, ...body });
        await audit(tx, caller.userId, 'save-tokens', { kind: 'token-product', id: key }, before, body);
      });
      return { key, ...body };
    },
    deleteTokenProduct: async ({ caller, params: { key } }) => {
      await db.transaction(async (tx) => {
        const before = await stopOfferingProduct(tx, key);
        if (!before) throw notFound('These tokens aren’t for sale.');
        await audit(tx, caller.userId, 'delete-tokens', { kind: 'token-product', id: key }, before, null);
      });
    },
    createDiscount: async ({ caller, body }) => {
      requireFuture('endsAt', getValues(body).endsAt, clock.now());
      const row = await db.transaction(async (tx) => {
        const inserted = await insertDiscount(tx, getValues(body));
        if (!inserted) throw codeTaken(body.code);
        await audit(tx, caller.userId, 'create-discount', { kind: 'discount', id: inserted.id }, null, body);
        return inserted;
      });
      return describe({ ...row, uses: 0 });
    },
    updateDiscount: async ({ caller, params: { discountId }, body }) => {
      const { version, ...fields } = body;
      await db.transaction(async (tx) => {
        const before = await lockDiscount(tx, discountId);
        if (!before) throw notFound(NO_CODE);
        if (before.version !== version) throw staleVersionError('code');
        requireFuture('endsAt', getValues(fields).endsAt, clock.now(), before.endsAt);
        const same = await findDiscount(tx, fields.code);
        if (same && same.id !== discountId) throw codeTaken(fields.code);
        await updateDiscount(tx, before, getValues(fields));
        const target = { kind: 'discount' as const, id: discountId };
        const changed = getDifferences(getFields(before), fields);
        const { code } = before;
        await audit(
          tx,
          caller.userId,
          'update-discount',
          target,
          { code, ...changed.before },
          { code, ...changed.after },
        );
      });
      return describe((await findDiscountWithUses(db, discountId))!);
    },
    deleteDiscount: async ({ caller, params: { discountId } }) => {
      await db.transaction(async (tx) => {
        const before = await lockDiscount(tx, discountId);
        if (!before) throw notFound(NO_CODE);
        await removeDiscount(tx, discountId, clock.now());
        const target = { kind: 'discount' as const, id: discountId };
        await audit(tx, caller.userId, 'delete-discount', target, getFields(before), null);
      });
    },
  });

  async function changePlan(
    actorId: string,
    planName: PlanName,
    action: string,
    change: (tx: Transaction) => Promise<void>,
  ) {
    await db.transaction(async (tx) => {
      const before = await getPlanFacts(tx, planName);
      await change(tx);
      const changed = getDifferences(before, await getPlanFacts(tx, planName));
      await audit(tx, actorId, action, { kind: 'plan', id: planName }, changed.before, changed.after);
    });
    return (await listManagedPlans(db)).find(({ name }) => name === planName)!;
  }

  /** Notifies those who keep their price, once for each new one. */
  async function notifyOfNewPrices(tx: Transaction, planName: PlanName): Promise<void> {
    for (const { id, userId, period, amount, newAmount } of await listSubscriptionsAtEarlierPrice(
      tx,
      planName,
    )) {
      const formatPrice = (cents: number) => `${formatDollars(cents)} ${PERIOD_TEXT[period]}`;
      await addNotification(tx, clock.now(), {
        userId,
        kind: 'price-kept',
        values: { plan: PLAN_LABELS[planName], price: formatPrice(newAmount), kept: formatPrice(amount) },
        path: planName === 'TeamPlan' ? '/admin/team-dashboard/plan' : '/membership',
        onceKey: `price-kept:${id}:${newAmount}`,
      });
    }
  }

  /** Audits a change and makes open pages of plans and prices refetch. */
  async function audit(
    tx: Transaction,
    actorId: string,
    action: string,
    target: { kind: (typeof TARGET_KINDS)[number]; id: string },
    before: object | null,
    after: object | null,
  ): Promise<void> {
    await recordAudit(tx, {
      actorId,
      at: clock.now(),
      action,
      targetKind: target.kind,
      targetId: target.id,
      before: before as Record<string, never> | null,
      after: after as Record<string, never> | null,
    });
    await publishChange(tx, { topic: 'content', userId: null });
  }
}

function codeTaken(code: string): ProblemError {
  return invalidField('code', `Code ${code} already exists.`, 'code-taken', 409);
}

type PlanAuditFacts = Readonly<Record<string, unknown>>;
const PERIOD_NAMES: Readonly<Record<number, string>> = { 5: 'monthly', 10: 'quarterly', 15: 'yearly' };

/** Returns a plan's audited facts, one per line. */
async function getPlanFacts(db: Executor, planName: PlanName): Promise<PlanAuditFacts> {
  const plan = (await listPricedPlans(db)).find(({ name }) => name === planName)!;
  const { replayLimit, coachingSessions, coachingMinutes, features, prices, trials } = plan;
  return {
    replayLimit,
    coachingSessions,
    coachingMinutes,
    ...features,
    ...Object.fromEntries(prices.map(({ period, amount }) => [PERIOD_NAMES[period], formatDollars(amount)])),
    trials: trials.map(({ days, rule, period }) =>
      [days, 'days', rule, period === null ? '' : PERIOD_NAMES[period]].join(' ').trim(),
    ),
  };
}

/** Returns the differences, before and after. */
function getDifferences(
  before: PlanAuditFacts,
  after: PlanAuditFacts,
): { before: PlanAuditFacts; after: PlanAuditFacts } {
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pickChanged = (facts: PlanAuditFacts) => Object.fromEntries(keys.map((key) => [key, facts[key]]));
  return { before: pickChanged(before), after: pickChanged(after) };
}

async function listManagedPlans(db: Executor) {
  const counted = await countPaying(db);
  const sumAccounts = (name: PlanName, onTrial: boolean, what: 'accounts' | 'atEarlierPrice' = 'accounts') =>
    counted
      .filter(({ planName, status }) => planName === name && (status === 'trialing') === onTrial)
      .reduce((all, row) => all + row[what], 0);
  return (await listPricedPlans(db)).map((plan) => ({
    ...plan,
    paying: sumAccounts(plan.name, false),
    onTrial: sumAccounts(plan.name, true),
    atEarlierPrice: sumAccounts(plan.name, false, 'atEarlierPrice'),
  }));
}

function getValues({ startsAt, endsAt, ...fields }: DiscountFields): DiscountValues {
  return {
    ...fields,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function getFields({ startsAt, endsAt, deletedAt: _gone, ...fields }: DiscountRow) {
  return { ...fields, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}

function describe({ uses, ...row }: UsedDiscount): Discount {
  return { ...getFields(row), uses };
}
