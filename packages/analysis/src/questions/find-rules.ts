import type { AnswerFinding, Verdict } from './answer.ts';
import { FINDING_RULES, type FindingRule, ROOT_CAUSES, rootOrder } from './finding-rules.ts';
import { verdictOf } from './metric-answers.ts';
import { metricWords, withUnit, writeNumber } from './metric-words.ts';
import type { QuestionContext } from './question-context.ts';

/** Under this a score is an early sign (game-and-stats.md 9.2). */
const SURE = 0.4;

/** The rules that have their sample and what they say, root causes first. */
export function findRules(context: QuestionContext, numbers: readonly number[]): AnswerFinding[] {
  return FINDING_RULES.filter(({ number }) => numbers.includes(number))
    .flatMap((rule) => findRule(context, rule) ?? [])
    .sort((a, b) => rootOrder(a.rule) - rootOrder(b.rule) || a.rule - b.rule);
}

/** Which of the weak findings may be the root of another. */
export function rootCauses(findings: readonly AnswerFinding[]): string[] {
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
  const verdict: Verdict | null = isBeyond ? 'weak' : verdictOf(mean);
  const reliability = first.reliability ?? 0;
  return {
    rule: rule.number,
    question: rule.question,
    verdict,
    text: `${sentence(context, first)}${isBeyond ? ` Weak: ${limit!.say}.` : ''}`,
    early: verdict !== null && !isBeyond && reliability < SURE,
  };
}

/** "Clear success: 41 % in 34 clears; the reference of Champion I Doubles is 55 %." */
function sentence(
  { rankLabel }: QuestionContext,
  {
    metric: key,
    value,
    reference,
    games,
    over,
  }: { metric: string; value: number | null; reference: number | null; games: number; over: number },
): string {
  const { metric, unit, decimals, sample } = metricWords(key);
  const write = (number: number) => withUnit(writeNumber(number, decimals), unit);
  const cases = sample === null ? `${games} games` : `${writeNumber(Math.round(over), 0)} ${sample}`;
  const compared =
    reference === null ? 'there is no reference yet' : `the reference of ${rankLabel} is ${write(reference)}`;
  return `${metric.label}: ${write(value ?? 0)} in ${cases}; ${compared}.`;
}
