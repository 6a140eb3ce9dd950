import { formatNumber } from '../../format-number.ts';
import { SCORE_CATEGORIES } from '../../metrics/score-categories.ts';
import { formatRankName, MAX_TIER } from '../../model/ranks.data.ts';
import { type Polr, polr } from '../../polr/polr.ts';
import { convertPolrToTier, convertTierToPolr } from '../../polr/polr-scale.ts';
import { type Compute, compareWith, createNumber, type Draft, row } from '../draft.ts';
import { listGameClips } from '../moments.ts';
import { isWon } from '../question-context.ts';

/** Returns a draft without POLR: what the games alone say, if anything. */
function waitingDraft({ evidence, reasons }: Polr): Draft {
  if (evidence === null) return { finding: 'nothing', values: {}, isNothing: true, why: reasons };
  const { value, interval, rank } = evidence;
  return {
    finding: 'waiting',
    values: { own: rank, value: formatNumber(value, 1) },
    number: createNumber({ value, interval }, 'Your games alone', '', 1),
    why: reasons,
  };
}

function evidenceWords({ evidence }: Polr): string[] {
  if (evidence === null) return [];
  const [low, high] = evidence.interval;
  return [
    `Going by your games alone (${evidence.from.join(', ')}): ${formatNumber(evidence.value, 1)} (${formatNumber(low, 1)} to ${formatNumber(high, 1)}), ${evidence.rank}.`,
  ];
}

const compareMiddle = (of: 'rank' | 'next', tier: number) =>
  compareWith(of, `Middle of ${formatRankName(tier)}`, { value: convertTierToPolr(tier), games: null });

export const nextRank: Compute = (context) => {
  const { games, rank, book, tier } = context;
  const all = polr(games, rank, book);
  if (all.value === null) return waitingDraft(all);
  const isTop = tier >= MAX_TIER;
  const aim = convertTierToPolr(Math.min(MAX_TIER, tier + 1));
  const away = aim - all.value;
  const weights = new Map(SCORE_CATEGORIES.map(({ key, polr: weight }) => [key, weight[book.mode]]));
  const furthest = all.categories.toSorted(
    (a, b) =>
      (weights.get(b.category) ?? 0) * (aim - b.value) - (weights.get(a.category) ?? 0) * (aim - a.value),
  )[0];
  const wins = polr(games.filter(isWon), rank, book);
  const ownRank = all.rank ?? formatRankName(convertPolrToTier(all.value));
  return {
    finding: isTop ? 'top' : away > 0 ? 'below' : 'above',
    values: {
      own: ownRank,
      points: formatNumber(Math.abs(away), 1),
      value: formatNumber(all.value, 1),
      next: formatRankName(Math.min(MAX_TIER, tier + 1)),
      category: furthest?.label ?? 'none',
    },
    number: createNumber({ value: all.value, interval: all.interval }, 'POLR', '', 1),
    compared: [
      ...compareMiddle('rank', tier),
      ...(isTop ? [] : compareMiddle('next', tier + 1)),
      ...compareWith(
        'wins',
        'Your wins',
        wins.value === null ? null : { value: wins.value, games: wins.games },
      ),
    ],
    verdict: away <= 0 ? 'good' : away < 2 * 3.18 ? 'average' : 'weak',
    table: {
      title: 'POLR by category',
      definition:
        'POLR (0–70): the rank you play like in each category, with its 80% range. A tier covers 3.18 points.',
      heads: {
        label: 'Category',
        value: 'You',
        reference: isTop ? null : formatRankName(tier + 1),
        n: 'Games',
      },
      unit: '',
      decimals: 1,
      better: 'higher',
    },
    rows: all.categories.map((category) =>
      row({
        label: category.label,
        value: category.value,
        interval: category.interval,
        reference: isTop ? null : aim,
        n: all.games,
        note: category.rankShare > 0.5 ? 'mostly the rank you set' : category.rank,
        strong: category === furthest && away > 0,
      }),
    ),
    clips: listGameClips(context, ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst),
    why: [
      ...(isTop
        ? []
        : [
            `${formatRankName(tier + 1)} starts at POLR ${formatNumber(convertTierToPolr(tier + 0.5), 1)}; its middle, which we compare with, is ${formatNumber(aim, 1)}.`,
          ]),
      ...evidenceWords(all),
      ...all.reasons,
    ],
  };
};
