import { counted, formatNumber, formatSigned } from '../../format-number.ts';
import { CODED_MECHANICS } from '../../insight/mechanic-list.ts';
import type { AnswerTable } from '../answer.ts';
import { chooseClips, whatFollowed } from '../clips.ts';
import { type Compute, type Draft, row } from '../draft.ts';
import { valueAfter } from '../moments.ts';
import type { QuestionContext } from '../question-context.ts';
import { type Pooled, pooled, pooledChance } from '../statistics/pooled.ts';
import { holdTogether } from '../statistics/student.ts';

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

function valuesOf(context: QuestionContext): MechanicValue[] {
  const { games, facts } = context;
  return CODED_MECHANICS.map((info) => {
    const { code, drill } = info.questionEvent;
    const parts = games.map((game) => {
      const events = context.eventsOf(game);
      const own = events.filter((event) => event.code === code && event.by === 'me');
      return { sum: own.reduce((sum, { time }) => sum + valueAfter(events, time), 0), over: own.length };
    });
    const tally = games.flatMap(
      ({ matchId }) => facts.insights.get(matchId)?.mechanics.find((one) => one.code === info.code) ?? [],
    );
    const [tried, came] = [tally.map((one) => one.attempts), tally.map((one) => one.successes)].map((some) =>
      some.reduce((sum, one) => sum + one, 0),
    ) as [number, number];
    return {
      label: info.label,
      drill,
      code,
      attempts: parts.reduce((sum, { over }) => sum + over, 0),
      success: tried === 0 ? null : (100 * came) / tried,
      value: pooled(parts),
    };
  }).filter(({ attempts }) => attempts > 0);
}

function draftOf(context: QuestionContext, direction: 1 | -1): Draft {
  const all = valuesOf(context);
  const key = direction === 1 ? 'best' : 'worst';
  const known = all
    .filter(({ attempts, value }) => attempts >= MIN_ATTEMPTS && value !== null)
    .sort((a, b) => direction * (b.value!.value - a.value!.value));
  const held = holdTogether(known.map((one) => pooledChance(one.value!)));
  const sure = known.find((one, index) => held[index] && direction * one.value!.value > 0);
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
      table: table(all, null),
    };
  }
  const { interval, value } = first.value!;
  const isSure = sure !== undefined;
  const clipsOf = (sign: 1 | -1, title: string) =>
    context
      .events(({ code, by }) => code === first.code && by === 'me')
      .map((event) => {
        const events = context.facts.events.get(event.matchId) ?? [];
        const worth = valueAfter(events, event.time);
        return {
          event,
          title,
          detail: whatFollowed(events, event.time, sign * worth >= 0 && sign === 1 ? 'own' : 'opponent'),
          xg: Math.abs(worth),
          weight: sign * worth,
        };
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
    number: {
      label: `${first.label}, value`,
      value,
      interval,
      unit: 'xG per try',
      decimals: 2,
      better: 'higher',
    },
    compared: [],
    sample: { count: first.attempts, noun: 'attempts' },
    table: table(
      known.length > 0 ? [...known, ...all.filter((one) => !known.includes(one))] : all,
      isSure ? first : null,
    ),
    clips: chooseClips(
      clipsOf(direction, first.label),
      clipsOf(direction === 1 ? -1 : 1, `Counterexample: ${first.label.toLowerCase()}`),
    ),
    drill: first.drill,
  };
}

function table(rows: readonly MechanicValue[], strong: MechanicValue | null): Pick<AnswerTable, 'rows'> {
  return {
    rows: rows.map((one) =>
      row({
        label: one.label,
        value: one.attempts >= MIN_ATTEMPTS ? (one.value?.value ?? null) : null,
        interval: one.attempts >= MIN_ATTEMPTS ? (one.value?.interval ?? null) : null,
        n: one.attempts,
        note:
          one.attempts < MIN_ATTEMPTS
            ? `${MIN_ATTEMPTS - one.attempts} more needed`
            : one.success === null
              ? null
              : `${Math.round(one.success)}% work`,
        strong: one === strong,
      }),
    ),
  };
}

export const mechanicsPay: Compute = (context) => draftOf(context, 1);
export const mechanicsStop: Compute = (context) => draftOf(context, -1);
