import { counted, formatNumber, formatSigned } from '../../format-number.ts';
import { CODED_MECHANICS } from '../../insight/mechanic-list.ts';
import { sumOf } from '../../sums.ts';
import type { AnswerRow } from '../answer.ts';
import { chooseClips, createCandidate, describeWhatFollowed } from '../clips.ts';
import { type Compute, createNumber, type Draft, row } from '../draft.ts';
import { sumValueAfter } from '../moments.ts';
import type { QuestionContext } from '../question-context.ts';
import { calculatePooledChance, type Pooled, pooled } from '../statistics/pooled.ts';
import { findSignificant } from '../statistics/student.ts';

const MIN_ATTEMPTS = 15;

interface MechanicValue {
  label: string;
  drill: string;
  code: number;
  attempts: number;
  /** Percent, by the success rule of the mechanics list. */
  success: number | null;
  value: Pooled | null;
}

function getValues(context: QuestionContext): MechanicValue[] {
  const { games, facts } = context;
  return CODED_MECHANICS.map((info) => {
    const { code, drill } = info.questionEvent;
    const parts = games.map((game) => {
      const events = context.listEvents(game);
      const ownEvents = events.filter((event) => event.code === code && event.by === 'me');
      return {
        sum: sumOf(ownEvents, ({ time }) => sumValueAfter(events, time)),
        over: ownEvents.length,
      };
    });
    const tally = games.flatMap(
      ({ matchId }) => facts.insights.get(matchId)?.mechanics.find((one) => one.code === info.code) ?? [],
    );
    const tried = sumOf(tally, (one) => one.attempts);
    return {
      label: info.label,
      drill,
      code,
      attempts: sumOf(parts, ({ over }) => over),
      success: tried === 0 ? null : (100 * sumOf(tally, (one) => one.successes)) / tried,
      value: pooled(parts),
    };
  }).filter(({ attempts }) => attempts > 0);
}

function createDraft(context: QuestionContext, direction: 1 | -1): Draft {
  const all = getValues(context);
  const key = direction === 1 ? 'best' : 'worst';
  const known = all
    .filter(({ attempts, value }) => attempts >= MIN_ATTEMPTS && value !== null)
    .sort((a, b) => direction * (b.value!.value - a.value!.value));
  const significant = findSignificant(known.map((one) => calculatePooledChance(one.value!)));
  const sure = known.find((one, index) => significant[index] && direction * one.value!.value > 0);
  const first = sure ?? known[0];
  const most = all.toSorted((a, b) => b.attempts - a.attempts)[0];
  if (!first) {
    return {
      finding: 'few',
      values: {
        closest: most
          ? `${most.label.toLowerCase()}, ${counted(most.attempts, 'time', 'times')}`
          : 'none so far',
      },
      isNothing: true,
      rows: listRows(all, null),
    };
  }
  const { value } = first.value!;
  const isSure = sure !== undefined;
  const listClips = (sign: 1 | -1, title: string) =>
    context
      .events(({ code, by }) => code === first.code && by === 'me')
      .map((event) => {
        const events = context.listEvents(event);
        const worth = sumValueAfter(events, event.time);
        const side = sign * worth >= 0 && sign === 1 ? 'own' : 'opponent';
        const detail = describeWhatFollowed(events, event.time, side);
        return createCandidate(event, title, detail, sign * worth, Math.abs(worth));
      });
  return {
    finding: isSure ? 'found' : 'none',
    isNothing: !isSure,
    values: {
      [key]: first.label.toLowerCase(),
      value: formatSigned(value, 2),
      n: formatNumber(first.attempts, 0),
    },
    verdict: isSure ? (direction === 1 ? 'good' : 'weak') : null,
    number: createNumber(first.value, `${first.label}, value`, 'xG per try', 2),
    sample: { count: first.attempts, noun: 'attempts' },
    rows: listRows(
      known.length > 0 ? [...known, ...all.filter((one) => !known.includes(one))] : all,
      isSure ? first : null,
    ),
    clips: chooseClips(
      listClips(direction, first.label),
      listClips(direction === 1 ? -1 : 1, `Counterexample: ${first.label.toLowerCase()}`),
    ),
    drill: first.drill,
  };
}

function listRows(rows: readonly MechanicValue[], strong: MechanicValue | null): AnswerRow[] {
  return rows.map((one) => {
    const missing = MIN_ATTEMPTS - one.attempts;
    return row({
      label: one.label,
      found: missing > 0 ? null : one.value && { value: one.value.value, interval: one.value.interval },
      n: one.attempts,
      note:
        missing > 0
          ? `${missing} more needed`
          : one.success === null
            ? null
            : `${Math.round(one.success)}% work`,
      strong: one === strong,
    });
  });
}

export const mechanicsPay: Compute = (context) => createDraft(context, 1);
export const mechanicsStop: Compute = (context) => createDraft(context, -1);
