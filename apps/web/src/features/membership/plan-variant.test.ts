import { expect, test } from 'vitest';
import { formatDaysLeft, getCoachingOffer, PLAN_VARIANTS } from './plan-variant.ts';

test('shows the coaching box for Diamond, TeamPlan and Platinum, the quota for Platinum and smaller plans, the upgrade for the smaller plans', () => {
  const having = (box: 'coaching' | 'quota' | 'upgrade') =>
    Object.entries(PLAN_VARIANTS).flatMap(([name, variant]) => (variant[box] ? [name] : []));
  expect(having('coaching')).toEqual(['Platinum', 'Diamond', 'TeamPlan']);
  expect(having('quota')).toEqual(['Basic', 'Platinum']);
  expect(having('upgrade')).toEqual(['Basic']);
});

test('never shows fewer than 0 remaining sessions; the button reads Purchase Token at 0, otherwise Book a Coach', () => {
  expect(getCoachingOffer({ remainingSession: 2 })).toEqual({ left: 2, label: 'Book a Coach' });
  expect(getCoachingOffer({ remainingSession: 0 })).toEqual({ left: 0, label: 'Purchase Token' });
  expect(getCoachingOffer({ remainingSession: -1 })).toEqual({ left: 0, label: 'Purchase Token' });
});

test('shows the days left unless they are below 0', () => {
  expect(formatDaysLeft(12)).toBe('12 Days Left in Cycle');
  expect(formatDaysLeft(1)).toBe('1 Day Left in Cycle');
  expect(formatDaysLeft(0)).toBe('0 Days Left in Cycle');
  expect(formatDaysLeft(-1)).toBeNull();
});
