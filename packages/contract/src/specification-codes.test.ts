import { expect, test } from 'vitest';
import { OUTCOME_TYPES } from './gamedata/event-list.ts';
import {
  ACCESS_LEVELS,
  BILLING_PERIODS,
  DEVICE_TYPES,
  DISCOUNT_TYPES,
  INVITATION_STATUS,
  PAYMENT_RESULTS,
  PLAN_FEATURES,
  PLAN_LABELS,
  PLATFORMS,
  REPLAY_PAGE_SIZE,
  REPLAY_STATUS,
  STATUS_POLL_MS,
  TIME_FRAMES,
  TRIAL_DAYS,
} from './index.ts';
import { REPLAY_OWNERSHIPS } from './replays/get-replay.ts';

/** specification.md 3, written by hand: changing a number breaks API clients. */
test('every code of the specification has its number', () => {
  expect(REPLAY_STATUS).toEqual({ uploaded: 5, processing: 10, completed: 15, errorOccurred: 20 });
  expect(INVITATION_STATUS).toEqual({ pending: 5, accepted: 10, rejected: 15, removed: 20 });
  expect(REPLAY_OWNERSHIPS).toEqual({ applicationUser: 5, epicUser: 10, allUser: 15 });
  expect(BILLING_PERIODS).toEqual({ monthly: 5, quarterly: 10, yearly: 15 });
  expect(DISCOUNT_TYPES).toEqual({ flat: 5, percentage: 10 });
  expect(PLATFORMS).toEqual({ console: 5, pc: 10 });
  expect(TIME_FRAMES).toEqual({ past: 5, onGoing: 10, future: 15 });
  expect(ACCESS_LEVELS).toEqual({ restricted: 5, partiallyPermitted: 10, fullyPermitted: 15 });
});

test('every name is written as in the specification', () => {
  expect(PLAN_FEATURES).toEqual([
    'PolrAnalytics',
    'TrainingPackCodes',
    'ProgressionTracking',
    'Playlist Access',
  ]);
  expect(PLAN_LABELS).toEqual({
    Basic: 'Basic',
    Platinum: 'Platinum',
    Diamond: 'Diamond',
    TeamPlan: 'Team Analytics',
  });
  expect(PAYMENT_RESULTS).toEqual(['success', 'failed', 'canceled']);
  expect(DEVICE_TYPES).toEqual(['mobile', 'tablet', 'desktop']);
  expect(OUTCOME_TYPES).toEqual(['Shots', 'Assists', 'Goals', 'Saves']);
});

test("every limit is the specification's", () => {
  expect(TRIAL_DAYS).toEqual([7, 15, 30]);
  expect(REPLAY_PAGE_SIZE).toBe(12);
  expect(STATUS_POLL_MS).toBe(10_000);
});
