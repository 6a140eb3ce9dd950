import { getSingleValue, listStats } from '../../eligibility/score-game.ts';
import { formatNumber, formatSigned } from '../../format-number.ts';
import { getMetricWords } from '../../metrics/metric-words.ts';
import { calculateSampleSpread } from '../../scoring/distributions.ts';
import type { AnswerRow } from '../answer.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import {
  calculatePersonMean,
  formatNextValue,
  getMetricNumber,
  getMetricVerdict,
  written,
} from '../metric-answers.ts';
import { listGameClips, listMetricClips } from '../moments.ts';
import { isWon, type QuestionContext } from '../question-context.ts';
import type { QuestionGame } from '../question-game.ts';
import { calculateMean, shrinkEffects } from '../statistics/pooled.ts';
import { calculateShareChance, FALSE_SHARE, findSignificant } from '../statistics/student.ts';

const MIN_TOGETHER = 8;
const LISTED = 8;
const difference = ({ goalsFor, goalsAgainst }: QuestionGame): number => goalsFor - goalsAgainst;

export function groupGamesByTeammate({ games, listPeople }: Pick<QuestionContext, 'games' | 'listPeople'>) {
  const teammates = new Map<string, { name: string; games: QuestionGame[] }>();
  for (const game of games) {
    for (const { identity, name, side } of listPeople(game)) {
      if (side !== 'teammate' || identity === null) continue;
      teammates.set(identity, { name, games: [...(teammates.get(identity)?.games ?? []), game] });
    }
  }
  return [...teammates.values()].sort((a, b) => b.games.length - a.games.length);
}

export const bestWith: Compute = (context) => {
  const teammates = groupGamesByTeammate(context).filter(({ games }) => games.length >= MIN_TOGETHER);
  const known = new Set(teammates.flatMap(({ games }) => games));
  const others = context.games.filter((game) => !known.has(game));
  const groups = [
    ...teammates.map(({ games }) => games.map(difference)),
    ...(others.length > 0 ? [others.map(difference)] : []),
  ];
  const effects = shrinkEffects(groups);
  const rows = teammates
    .map(({ name, games }, index) => ({ name, games, ...effects[index]! }))
    .sort((a, b) => b.effect - a.effect);
  const held = findSignificant(rows.map(({ chance }) => chance));
  const sure = rows.find(({ effect }, index) => held[index] && effect > 0);
  const best = sure ?? rows[0];
  if (!best) return { finding: 'none', values: { best: 'anybody', value: '0.0' }, isNothing: true };
  const isSure = sure !== undefined;
  return {
    finding: isSure ? 'found' : 'none',
    isNothing: !isSure,
    values: { best: best.name, value: formatSigned(best.effect, 1), n: String(best.games.length) },
    verdict: isSure ? 'good' : null,
    number: createNumber(
      { value: best.effect, interval: best.interval },
      `With ${best.name}`,
      'goals per game',
      1,
    ),
    rows: rows.slice(0, LISTED).map(({ name, games, effect, interval }) =>
      row({
        label: name,
        value: effect,
        interval,
        reference: calculateMean(games.map(difference))?.value ?? null,
        n: games.length,
        note: `${games.filter(isWon).length} won`,
        strong: isSure && name === best.name,
      }),
    ),
    clips: listGameClips(
      context,
      (game) => Number(best.games.includes(game)) * 100 + difference(game),
      'best',
    ),
  };
};

export const soloOrParty: Compute = (context) => {
  const { games, listPeople } = context;
  const isParty = (game: QuestionGame) => listPeople(game).some((person) => person.isParty);
  const [party, solo] = [games.filter(isParty), games.filter((game) => !isParty(game))];
  const write = (some: readonly QuestionGame[]) => `${formatNumber(calculateWinShare(some), 0)}%`;
  if (party.length === 0 || solo.length === 0) {
    return {
      finding: 'one',
      values: { games: String(games.length), kind: party.length === 0 ? 'solo' : 'in a party' },
      isNothing: true,
      clips: listGameClips(context, difference),
    };
  }
  const chance = calculateShareChance(wins(party), party.length, wins(solo), solo.length);
  const isSure = chance <= FALSE_SHARE;
  const isBetterTogether = calculateWinShare(party) > calculateWinShare(solo);
  const shown = isBetterTogether ? party : solo;
  const toRow = (label: string, some: readonly QuestionGame[]): AnswerRow => {
    return row({
      label,
      found: calculateWinMean(some),
      n: some.length,
      note: `${formatSigned(calculateMean(some.map(difference))?.value ?? 0, 1)} goals`,
      strong: isSure && some === shown,
    });
  };
  return {
    finding: !isSure ? 'none' : isBetterTogether ? 'party' : 'solo',
    isNothing: !isSure,
    values: { party: write(party), solo: write(solo) },
    number: createNumber(calculateWinMean(shown), shown === party ? 'Won in a party' : 'Won solo', '%', 0),
    compared:
      shown === party
        ? compareWith('rest', 'Solo', calculateWinMean(solo))
        : compareWith('rest', 'In a party', calculateWinMean(party)),
    rows: [toRow('In a party', party), toRow('Solo', solo)],
    clips: listGameClips(context, (game) => Number(shown.includes(game)) * 100 + difference(game), 'best'),
  };
};

export const wins = (games: readonly QuestionGame[]): number => games.filter(isWon).length;
export const calculateWinMean = (games: readonly QuestionGame[]) =>
  calculateMean(games.map((game) => (isWon(game) ? 100 : 0)));
export const calculateWinShare = (games: readonly QuestionGame[]): number =>
  calculateWinMean(games)?.value ?? 0;

export const compare: Compute = (context) => {
  const { question, games, listPeople } = context;
  const teammates = games.flatMap((game) => listPeople(game).filter(({ side }) => side === 'teammate'));
  const opponents = games.flatMap((game) => listPeople(game).filter(({ side }) => side === 'opponent'));
  const lines = question.metrics
    .map((key) => {
      const { metric } = getMetricWords(key);
      const own = context.mean(key);
      const singles = listStats(metric, games).map((stat) => getSingleValue(metric, stat));
      const theirs = calculatePersonMean(key, opponents);
      const spread = calculateSampleSpread(singles);
      const apart = own === null || theirs === null || spread === 0 ? 0 : (own.value - theirs) / spread;
      return { key, metric, own, teammate: calculatePersonMean(key, teammates), theirs, apart };
    })
    .filter(({ own }) => own !== null);
  const most = lines.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart))[0];
  const first = most ?? { key: question.metrics[0]!, theirs: null, apart: 0 };
  const compareAll = (of: 'rest' | 'teammate', label: string, value: number | null) =>
    compareWith(of, label, value === null ? null : { value, games: games.length });
  return {
    finding: 'found',
    values: {
      label: getMetricWords(first.key).metric.label,
      name: getMetricWords(first.key).name,
      value: written(first.key, context.mean(first.key)?.value ?? 0),
      reference: first.theirs === null ? 'no data' : formatNextValue(first.key, first.theirs),
    },
    number: getMetricNumber(context, first.key),
    verdict: getMetricVerdict(context, first.key),
    compared: [
      ...compareAll('rest', 'Opponents', first.theirs),
      ...compareAll('teammate', 'Teammates', calculatePersonMean(first.key, teammates)),
    ],
    sample: { count: teammates.length + opponents.length, noun: 'other players’ games' },
    rows: lines.map(({ key, metric, own, teammate, theirs }) => {
      const { unit, decimals } = getMetricWords(key);
      return row({
        label: metric.label,
        found: own,
        reference: theirs,
        n: own?.games ?? 0,
        unit,
        decimals,
        note: teammate === null ? null : `teammates ${formatNextValue(key, teammate)}`,
        strong: key === first.key,
      });
    }),
    clips: listMetricClips(context, first.key),
    drill: null,
  };
};
