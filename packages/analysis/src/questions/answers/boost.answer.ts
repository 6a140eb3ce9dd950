import { metricWords } from '../../metrics/metric-words.ts';
import { chooseClips, whatFollowed } from '../clips.ts';
import { BOOST_WASTED } from '../codes.ts';
import type { Compute } from '../draft.ts';
import {
  metricComparisons,
  metricNumber,
  metricRow,
  verdictOf,
  written,
  writtenNext,
} from '../metric-answers.ts';
import { chancesAfter } from '../moments.ts';

const WEAK = 40;

export const boost: Compute = (context) => {
  const { question, rankLabel, book, tier } = context;
  const { metrics } = question;
  const scores = metrics.map((key) => ({
    key,
    score: context.card().metrics.find(({ metric }) => metric === key)?.score ?? null,
  }));
  const worst = scores
    .filter(({ score }) => score !== null && score < WEAK)
    .sort((a, b) => a.score! - b.score!)[0];
  const key = worst?.key ?? metrics[0]!;
  const number = metricNumber(context, key);
  const reference = book.at(key, tier);
  const wasted = context.events(({ code, by }) => code === BOOST_WASTED && by === 'me');
  const clips = chooseClips(
    wasted.map((event) => {
      const events = context.facts.events.get(event.matchId) ?? [];
      return {
        event,
        title: 'Boost wasted',
        detail: whatFollowed(events, event.time, 'opponent'),
        xg: chancesAfter(events, event.time, 'opponent'),
        weight: chancesAfter(events, event.time, 'opponent'),
      };
    }),
    [],
  );
  return {
    finding: worst ? 'found' : 'none',
    values: {
      label: metricWords(key).name,
      value: number ? written(key, number.value) : '–',
      reference: reference ? writtenNext(key, reference.mean) : 'not known yet',
      rank: rankLabel,
    },
    number,
    compared: metricComparisons(context, key),
    verdict: worst ? 'weak' : verdictOf(average(scores.flatMap(({ score }) => score ?? []))),
    table: {
      rows: scores.map(({ key: one, score }) =>
        metricRow(context, one, {
          strong: one === worst?.key,
          note: score === null ? null : `score ${Math.round(score)}`,
        }),
      ),
    },
    ...(worst ? {} : { drill: null, action: 'Keep managing boost like this. You can gain more elsewhere.' }),
    clips,
  };
};

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
