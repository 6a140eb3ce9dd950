import { PLAN_NAMES, type PlanName } from '@datacoach/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { PLAN_EVENTS } from '../../schema/membership.schema.ts';
import { applyPlanEvent, type HeldPlan, isLarger, type PlanEvent } from './apply-plan-event.ts';
import { countHalves, listTokensLeft } from './coach-tokens.ts';
import type { TokenRow } from './token.repository.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS);
const planName = fc.constantFrom(...PLAN_NAMES);
const events = fc
  .array(
    fc.record({ kind: fc.constantFrom(...PLAN_EVENTS), planName, days: fc.integer({ min: 1, max: 60 }) }),
    {
      maxLength: 30,
    },
  )
  .map((all) =>
    all.map(
      ({ kind, planName: name, days }, at): PlanEvent => ({
        kind,
        planName: kind === 'plan-ended' ? 'Basic' : name,
        at: day(at),
        endsAt: kind === 'trial-started' || kind === 'plan-granted' ? day(at + days) : null,
        anchorAt: kind === 'plan-started' ? day(at) : null,
      }),
    ),
  );

test('the plan is always the larger of paid and granted, and each end removes only its own', () => {
  fc.assert(
    fc.property(events, (all) => {
      let held: HeldPlan | null = null;
      for (const event of all) {
        const before: HeldPlan | null = held;
        held = applyPlanEvent(held, event);
        const lent: PlanName | null = held.timedPlanName;
        expect(held.planName).toBe(lent ?? held.basePlanName);
        if (lent !== null) expect(isLarger(lent, held.basePlanName)).toBe(true);
        expect(held.trialEndsAt === null).toBe(lent === null);
        if (event.kind === 'trial-ended') expect(held.basePlanName).toBe(before?.basePlanName ?? 'Basic');
        if (event.kind === 'plan-ended') expect(held.basePlanName).toBe('Basic');
        if (before && event.anchorAt === null) expect(held.anchorAt).toEqual(before.anchorAt);
      }
      // The state depends only on the rows.
      expect(all.reduce<HeldPlan | null>(applyPlanEvent, null)).toEqual(held);
    }),
  );
});

test('the token balance is always what came in minus what was spent or expired, and never below zero', () => {
  const steps = fc.array(
    fc.record({
      come: fc.boolean(),
      halves: fc.integer({ min: 1, max: 6 }),
      days: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const rows: TokenRow[] = [];
      for (const [at, { come, halves, days }] of all.entries()) {
        const left = countHalves(listTokensLeft(rows, day(at)));
        if (come) rows.push({ at: day(at), amount: halves, endsAt: day(at + days) });
        else if (left >= halves) rows.push({ at: day(at), amount: -halves, endsAt: null });
        const now = countHalves(listTokensLeft(rows, day(at)));
        expect(now).toBe(come ? left + halves : left >= halves ? left - halves : left);
        expect(now).toBeGreaterThanOrEqual(0);
      }
      expect(countHalves(listTokensLeft(rows, day(1000)))).toBe(0);
    }),
  );
});
