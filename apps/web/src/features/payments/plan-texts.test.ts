import { PLAN_FEATURES, type Plan, type PlanName } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { COACHING_ROW, listSupportRows, PLAN_ROWS } from './plan-texts.table.ts';

const planAt = (name: PlanName, level: 5 | 10 | 15): Plan => ({
  name,
  tier: 5,
  replayLimit: 1,
  isFairUse: false,
  coachingSessions: 0,
  coachingMinutes: 0,
  features: Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, level])) as Plan['features'],
  prices: [],
  trials: [],
});
const words = (label: string, plan: Plan) => PLAN_ROWS.find((row) => row.label === label)!.words(plan);

test('describes the current feature levels of a plan', () => {
  const levels = (label: string, name: PlanName) =>
    ([5, 10, 15] as const).map((level) => words(label, planAt(name, level)));
  expect(levels('Modes', 'Basic')).toEqual([
    'results and stats',
    'full stats in your most-played mode',
    'all',
  ]);
  expect(levels('POLR (path of least resistance)', 'Basic')).toEqual([
    'no',
    'overall (10 games), first weakness',
    'categories, top opportunity',
  ]);
  expect(levels('Progression Tracking', 'Platinum')).toEqual(['no', 'season', 'all time, compare periods']);
  expect(levels('Training pack codes', 'Basic')).toEqual(['no', 'starter plan only', 'all']);
  // Every plan can look at private games.
  expect(words('Modes', planAt('TeamPlan', 15))).toBe('all');
  expect(words('Coach area', planAt('TeamPlan', 15))).toBe('1 coach, 8 players');
});

test('says which coaching sessions can be live', () => {
  const said = (coachingSessions: number, coachingMinutes: number) =>
    COACHING_ROW.words({ ...planAt('Platinum', 15), coachingSessions, coachingMinutes });
  expect([said(0, 0), said(1, 30), said(2, 45)]).toEqual([
    'buy a token',
    '1 × 30 min, recorded',
    '2 × 45 min, live or recorded',
  ]);
});

test('promises only the support that this server offers, with its address', () => {
  const said = (discordInviteUrl: string | null, supportMail: string | null) =>
    listSupportRows({ discordInviteUrl, supportMail }).flatMap((row) =>
      (['Basic', 'Platinum', 'Diamond'] as const).map((name) => row.words(planAt(name, 15))),
    );
  const mail = 'help@example.org';
  expect(said(null, null)).toEqual([]);
  expect(said('https://discord.gg/x', null)).toEqual(['Discord', 'Discord', 'Discord']);
  expect(said(null, mail)).toEqual(['no', mail, `${mail}, 1 business day`]);
});
