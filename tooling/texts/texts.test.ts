import { expect, test } from 'vitest';
import { METRICS } from '../../packages/analysis/src/metrics/metrics.ts';
import { calculateReadingGrade } from './reading-grade.ts';
import { renderTexts } from './rendered-texts.ts';
import type { TextRow } from './text-row.ts';

const MAX_WORDS = 25;
/** Years of school that a help text may take. */
const MAX_GRADE = 8;

const listSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/);

const LABELS = METRICS.map(({ label }) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** What no text may do, filled with whatever values. */
const RULES: Readonly<Record<string, (row: TextRow) => boolean>> = {
  'has a sentence of more than 25 words': ({ text }) =>
    listSentences(text).some((line) => line.split(/\s+/).length > MAX_WORDS),
  'lets a stat act': ({ text }) =>
    new RegExp(`^(${LABELS}) (costs?|hurts?|loses?|wins?|needs?|takes?|makes?|gives?) you\\b`, 'i').test(
      text,
    ),
  'has a unit twice': ({ text }) =>
    /% ?%|per game per game|per minute[^.]*\bper min|\d boost boost\b|s s\b/i.test(text),
  'has a wrong plural': ({ text }) =>
    /(?<!of )(?<![\d.,])\b1 (more )?(games|shots|goals|wins|losses|kickoffs|attempts|tries|times|days|replays|weeks|clips|plays|cases)\b/.test(
      text,
    ),
  'shows a hole': ({ text }) => /undefined|\bNaN\b|\bnull\b|Infinity|\{\w+\}/.test(text),
  'has a rate of five minutes in a headline': ({ text, use }) => use === 'headline' && /\b5 min/.test(text),
  'asks for games other than "3 more games until …" does': ({ text }) =>
    /\bmore (\w+ )?games? (to|needed|for)\b|\bneeds? (at least )?\d+ games|to unlock this/i.test(text),
  'has a space before a percent sign': ({ text }) => /\d\s%/.test(text),
};

const rows = renderTexts();

test('renders every question, coached stat, drill, plan and notification', () => {
  expect(rows.length).toBeGreaterThan(1000);
  expect(new Set(rows.map(({ use }) => use))).toEqual(new Set(['headline', 'coaching', 'help']));
});

test.each(Object.entries(RULES))('no text %s', (_, breaks) => {
  expect(rows.filter(breaks).map(({ source, text }) => `${source}: ${text}`)).toEqual([]);
});

test('help reads at grade 8 or below', () => {
  expect(
    calculateReadingGrade(rows.filter(({ use }) => use === 'help').map(({ text }) => text)),
  ).toBeLessThanOrEqual(MAX_GRADE);
});
