import { counted, formatNumber, formatSpan } from '../format-number.ts';
import { fillTemplate, getMetricWords } from '../metrics/metric-words.ts';
import { getTeamSize } from '../model/score-modes.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { Answer, AnswerFinding, Verdict } from './answer.ts';
import { afterLoss } from './answers/after-loss.answer.ts';
import { boost } from './answers/boost.answer.ts';
import { challenges } from './answers/challenges.answer.ts';
import { coachFirst } from './answers/coach-first.answer.ts';
import { drillWorked } from './answers/drill-worked.answer.ts';
import { savesOrPositions, unlucky } from './answers/finishing.answers.ts';
import { improving } from './answers/improving.answer.ts';
import { kickoffs } from './answers/kickoffs.answer.ts';
import { mapOrTime } from './answers/map-or-time.answer.ts';
import { mechanicsPay, mechanicsStop } from './answers/mechanics.answers.ts';
import { nextRank } from './answers/next-rank.answer.ts';
import { costsGoals, practice } from './answers/opportunity.answers.ts';
import { bestWith, compare, soloOrParty } from './answers/people.answers.ts';
import { rotation } from './answers/rotation.answer.ts';
import { scoreAndConcede } from './answers/score-and-concede.answer.ts';
import { scoreState } from './answers/score-state.answer.ts';
import { lateInSession } from './answers/session.answer.ts';
import { tooFar } from './answers/too-far.answer.ts';
import { winDifferently } from './answers/win-differently.answer.ts';
import type { Chosen } from './choose-games.ts';
import { type Compute, createEmptyAnswer, type Draft } from './draft.ts';
import { FINDING_RULES, type FindingRule, getRootOrder, ROOT_CAUSES } from './finding-rules.ts';
import { formatNextValue, getVerdict, written } from './metric-answers.ts';
import type { Question } from './question.ts';
import { createQuestionContext, type QuestionContext } from './question-context.ts';
import type { QuestionFacts } from './question-game.ts';

/** Below this, a score is an early sign (game-and-stats.md 9.2). */
const SURE = 0.4;

/** Finds the rules with enough samples and their findings, root causes first. */
function findRules(context: QuestionContext, numbers: readonly number[]): AnswerFinding[] {
  return FINDING_RULES.filter(({ number }) => numbers.includes(number))
    .flatMap((rule) => findRule(context, rule) ?? [])
    .sort((a, b) => getRootOrder(a.rule) - getRootOrder(b.rule) || a.rule - b.rule);
}

/** Returns which of the weak findings may be the root cause of another. */
function rootCauses(findings: readonly AnswerFinding[]): string[] {
  const isWeak = (number: number) =>
    findings.some(({ rule, verdict }) => rule === number && verdict === 'weak');
  return ROOT_CAUSES.filter((cause) => isWeak(cause.weak) && isWeak(cause.with)).map(({ say }) => say);
}

function findRule(context: QuestionContext, rule: FindingRule): AnswerFinding | null {
  const scores = rule.metrics.flatMap(
    (key) => context.card().metrics.find(({ metric }) => metric === key) ?? [],
  );
  const [first] = scores;
  if (!first || first.value === null) return null;
  const have = rule.minimum.of === 'games' ? first.games : first.over;
  if (have < rule.minimum.count) return null;
  const known = scores.flatMap(({ score }) => score ?? []);
  const mean = known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
  const limit = rule.weakWhen;
  const limited = limit && scores.find(({ metric }) => metric === limit.metric);
  const isBeyond =
    limit !== undefined &&
    limited?.value !== null &&
    limited !== undefined &&
    (limited.value > (limit.above ?? Number.POSITIVE_INFINITY) ||
      limited.value < (limit.below ?? Number.NEGATIVE_INFINITY));
  const verdict: Verdict | null = isBeyond
    ? 'weak'
    : rule.isBySign
      ? verdictBySign(context, first.metric)
      : getVerdict(mean);
  const reliability = first.reliability ?? 0;
  return {
    rule: rule.number,
    question: rule.question,
    verdict,
    text: `${summary(context, first)}${isBeyond ? ` Weak: ${limit!.say}.` : ''}`,
    early: verdict !== null && !isBeyond && reliability < SURE,
  };
}

/** Of goals over what was expected: above zero is good whatever others do, and nothing while zero is in its range. */
function verdictBySign({ mean }: QuestionContext, metric: string): Verdict {
  const [low, high] = mean(metric)?.interval ?? [0, 0];
  return low > 0 ? 'good' : high < 0 ? 'weak' : 'average';
}

/** Returns a sentence like "Clear success: 41% in 34 clears; Champion I Doubles average: 55%." */
function summary(
  { rankLabel }: QuestionContext,
  {
    metric: key,
    value,
    reference,
    games,
    over,
  }: { metric: string; value: number | null; reference: number | null; games: number; over: number },
): string {
  const { name, sample, isTimed } = getMetricWords(key);
  const cases =
    sample === null
      ? counted(games, 'game')
      : `${isTimed ? formatSpan(over) : formatNumber(Math.round(over), 0)} ${sample}`;
  const compared =
    reference === null
      ? 'there’s no rank average yet'
      : `${rankLabel} average: ${formatNextValue(key, reference)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${written(key, value ?? 0)} in ${cases}; ${compared}.`;
}

/** How each question is answered, by its key. */
export const ANSWERS: Readonly<Record<string, Compute>> = {
  costsGoals,
  practice,
  winDifferently,
  nextRank,
  unlucky,
  savesOrPositions,
  kickoffs,
  boost,
  rotation,
  challenges,
  tooFar,
  afterLoss,
  mechanicsPay,
  mechanicsStop,
  lateInSession,
  bestWith,
  soloOrParty,
  mapOrTime,
  scoreState,
  improving,
  drillWorked,
  compare,
  scoreAndConcede,
  coachFirst,
};

export interface QuestionInput {
  facts: QuestionFacts;
  book: ReferenceBook;
  /** Declared tier; null without a rank. */
  rank: number | null;
}

/** Answers one of the questions from the games of its window. Below its minimum, the answer shows how much is missing. */
export function answerQuestion(question: Question, chosen: Chosen, input: QuestionInput): Answer {
  const base = createEmptyAnswer(question, chosen);
  if (getTeamSize(input.book.mode) < question.minimumTeamSize) {
    return { ...base, headline: 'This needs a teammate: ask it in Doubles or Standard.', missing: null };
  }
  if (chosen.have < chosen.need) return base;
  const compute = ANSWERS[question.key];
  if (!compute) throw new Error(`Nothing computes ${question.key}`);
  const context = createQuestionContext({ question, games: chosen.games, ...input });
  return complete(question, base, compute(context), findRules(context, question.rules));
}

function complete(question: Question, base: Answer, draft: Draft, findings: Answer['findings']): Answer {
  const template = question.templates[draft.finding];
  if (template === undefined) throw new Error(`${question.key} has no template ${draft.finding}`);
  const same = findings.map((one) =>
    one.rule === draft.ownRule ? { ...one, verdict: draft.verdict ?? null } : one,
  );
  return {
    ...base,
    state: draft.isNothing ? 'nothing' : 'answered',
    headline: fillTemplate(template, draft.values),
    missing: null,
    verdict: draft.verdict ?? null,
    number: draft.number ?? null,
    compared: draft.compared ?? [],
    sample: { ...base.sample, ...draft.sample },
    table: draft.rows ? { ...(draft.table ?? question.table!), rows: draft.rows } : null,
    places: draft.marks ? { ...question.places!, marks: draft.marks } : null,
    series: draft.series ?? null,
    clips: draft.clips ?? [],
    action: {
      text: draft.action ?? question.action,
      drill: draft.drill === undefined ? (question.drills[0] ?? null) : draft.drill,
    },
    findings: same,
    why: [question.how, ...(draft.why ?? []), ...rootCauses(same)],
    caution: draft.caution ?? null,
  };
}
