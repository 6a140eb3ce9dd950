import { getMetricWords } from '../../metrics/metric-words.ts';
import { average } from '../../sums.ts';
import { chooseClips } from '../clips.ts';
import { BOOST_WASTED } from '../codes.ts';
import type { Compute } from '../draft.ts';
import {
  createMetricRow,
  formatNextValue,
  getMetricNumber,
  getVerdict,
  listMetricComparisons,
  written,
} from '../metric-answers.ts';
import { createFollowed } from '../moments.ts';

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
  const known = scores.flatMap(({ score }) => score ?? []);
  const key = worst?.key ?? metrics[0]!;
  const number = getMetricNumber(context, key);
  const reference = book.at(key, tier);
  const wasted = context.events(({ code, by }) => code === BOOST_WASTED && by === 'me');
  const clips = chooseClips(
    wasted.map((event) => createFollowed(context, event, 'Boost wasted')),
    [],
  );
  return {
    finding: worst ? 'found' : 'none',
    values: {
      label: getMetricWords(key).name,
      value: number ? written(key, number.value) : '–',
      reference: reference ? formatNextValue(key, reference.mean) : 'not known yet',
      rank: rankLabel,
    },
    number,
    compared: listMetricComparisons(context, key),
    verdict: worst ? 'weak' : known.length === 0 ? null : getVerdict(average(known)),
    rows: scores.map(({ key: one, score }) =>
      createMetricRow(context, one, {
        strong: one === worst?.key,
        note: score === null ? null : `score ${Math.round(score)}`,
      }),
    ),
    ...(worst ? {} : { drill: null, action: 'Keep managing boost like this. You can gain more elsewhere.' }),
    clips,
  };
};
