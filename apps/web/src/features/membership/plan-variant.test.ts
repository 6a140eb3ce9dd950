import { expect, test } from 'vitest';
import { coachingOffer, daysLeftLine, PLAN_VARIANTS } from './plan-variant.ts';

test('Diamond, TeamPlan and Platinum have the coaching box, Platinum and the others the quota, the others the upgrade', () => {
  const having = (box: 'coaching' | 'quota' | 'upgrade') =>
    Object.entries(PLAN_VARIANTS).flatMap(([name, variant]) => (variant[box] ? [name] : []));
  expect(having('coaching')).toEqual(['Platinum', 'Diamond', 'TeamPlan']);
  expect(having('quota')).toEqual(['Basic', 'Platinum']);
  expect(having('upgrade')).toEqual(['Basic']);
});

test('remaining sessions are never below 0; at 0 the button reads Purchase Token, otherwise Book a Coach', () => {
  expect(coachingOffer({ remainingSession: 2 })).toEqual({ left: 2, label: 'Book a Coach' });
  expect(coachingOffer({ remainingSession: 0 })).toEqual({ left: 0, label: 'Purchase Token' });
  expect(coachingOffer({ remainingSession: -1 })).toEqual({ left: 0, label: 'Purchase Token' });
});

test('the days that are left are told when they are at least 0', () => {
  expect(daysLeftLine(12)).toBe('12 Days Left in Cycle');
  expect(daysLeftLine(1)).toBe('1 Day Left in Cycle');
  expect(daysLeftLine(0)).toBe('0 Days Left in Cycle');
  expect(daysLeftLine(-1)).toBeNull();
});
