import { isCheckable } from '@datacoach/analysis';
import { EVENT_KINDS, findMetricInfo, RANKS } from '@datacoach/analysis/metadata';
import { getWeekCheck, PACK_CODE, type PlanBlock, planContent } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { buildPlan, DRILLS, LIBRARY } from './library.ts';

const plans = LIBRARY.map((row) => ({ row, content: buildPlan(row) }));
const listPlanBlocks = (content: (typeof plans)[number]['content']): PlanBlock[] =>
  content.weeks.flatMap(({ sessions }) => sessions).flatMap(({ blocks }) => blocks);

test('the starter library is complete: at least 12 plans across all categories, modes and ranks', () => {
  expect(plans.length).toBeGreaterThanOrEqual(12);
  expect(new Set(LIBRARY.map(({ key }) => key)).size).toBe(LIBRARY.length);
  expect(new Set(plans.flatMap(({ content }) => content.categories))).toEqual(new Set([5, 10, 15, 20, 25]));
  expect(new Set(plans.map(({ content }) => content.mode))).toEqual(new Set([null, 5, 10, 15]));
  for (const { tier } of RANKS.slice(1)) {
    const fitting = plans.filter(({ content: { tiers } }) => tier >= tiers[0] && tier <= tiers[1]);
    const starters = fitting.filter(({ content }) => content.opensWith === 'Basic');
    expect([tier, starters.length]).toEqual([tier, 1]);
    expect(fitting.length).toBeGreaterThan(1);
  }
});

test('every plan is one an administrator could save, with checks that games can decide', () => {
  for (const { row, content } of plans) {
    expect(planContent.parse(content), row.key).toEqual(content);
    for (const week of content.weeks) {
      const { metric } = getWeekCheck(week);
      expect([metric, isCheckable(metric)]).toEqual([metric, true]);
      const players = { 5: 1, 10: 2, 15: 3 }[content.mode ?? 5]!;
      expect(findMetricInfo(metric)!.minimumTeamSize, `${row.key}: ${metric}`).toBeLessThanOrEqual(players);
    }
    for (const block of listPlanBlocks(content)) {
      for (const kind of 'kinds' in block ? block.kinds : []) expect(EVENT_KINDS).toHaveProperty(kind);
    }
  }
});

test('no day repeats the one before, and every drill says how, when it counts and what to vary', () => {
  for (const { row, content } of plans) {
    for (const { sessions, theme } of content.weeks) {
      for (const [day, { blocks }] of sessions.entries()) {
        const before = sessions[day - 1]?.blocks.map(({ key }) => key);
        const keys = blocks.map(({ key }) => key);
        expect(keys, `${row.key}, ${theme}, day ${day + 1}`).not.toEqual(before);
        expect(new Set(keys).size).toBe(keys.length);
        const minutes = blocks
          .filter(({ from, type }) => from === 20 && type !== 'ranked-set' && type !== 'check')
          .reduce((sum, block) => sum + block.minutes, 0);
        expect(minutes).toBeLessThanOrEqual(22);
      }
    }
  }
  for (const drill of Object.values(DRILLS)) {
    for (const text of [drill.how, drill.counts, drill.vary, drill.note])
      expect(text.length).toBeGreaterThan(15);
    expect(drill.passMark).toBeLessThanOrEqual(drill.shots);
    if (drill.pack) expect(drill.pack.code).toMatch(PACK_CODE);
  }
});
