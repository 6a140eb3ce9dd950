import { singleValue, statsOf } from '../../eligibility/score-game.ts';
import { formatNumber, formatSigned } from '../../format-number.ts';
import { metricWords } from '../../metrics/metric-words.ts';
import { sampleSpread } from '../../scoring/distributions.ts';
import type { AnswerRow } from '../answer.ts';
import { type Compute, row } from '../draft.ts';
import { metricNumber, metricVerdict, personMean, written, writtenNext } from '../metric-answers.ts';
import { gameClips, metricClips } from '../moments.ts';
import { isWon, type QuestionContext } from '../question-context.ts';
import type { QuestionGame } from '../question-game.ts';
import { meanOf, shrunkEffects } from '../statistics/pooled.ts';
import { FALSE_SHARE, holdTogether, shareChance } from '../statistics/student.ts';

const MIN_TOGETHER = 8;
const LISTED = 8;
const difference = ({ goalsFor, goalsAgainst }: QuestionGame): number => goalsFor - goalsAgainst;

/** Groups games by teammate, most games first. */
export function gamesByTeammate({ games, peopleOf }: Pick<QuestionContext, 'games' | 'peopleOf'>) {
  const teammates = new Map<string, { name: string; games: QuestionGame[] }>();
  for (const game of games) {
    for (const { identity, name, side } of peopleOf(game)) {
      if (side !== 'teammate' || identity === null) continue;
      teammates.set(identity, { name, games: [...(teammates.get(identity)?.games ?? []), game] });
    }
  }
  return [...teammates.values()].sort((a, b) => b.games.length - a.games.length);
}

export const bestWith: Compute = (context) => {
  const teammates = gamesByTeammate(context).filter(({ games }) => games.length >= MIN_TOGETHER);
  const known = new Set(teammates.flatMap(({ games }) => games));
  const others = context.games.filter((game) => !known.has(game));
  const groups = [
    ...teammates.map(({ games }) => games.map(difference)),
    ...(others.length > 0 ? [others.map(difference)] : []),
  ];
  const effects = shrunkEffects(groups);
  const rows = teammates
    .map(({ name, games }, index) => ({ name, games, ...effects[index]! }))
    .sort((a, b) => b.effect - a.effect);
  const held = holdTogether(rows.map(({ chance }) => chance));
  const sure = rows.find(({ effect }, index) => held[index] && effect > 0);
  const best = sure ?? rows[0];
  if (!best) return { finding: 'none', values: { best: 'anybody', value: '0.0' }, isNothing: true };
  const isSure = sure !== undefined;
  return {
    finding: isSure ? 'found' : 'none',
    isNothing: !isSure,
    values: { best: best.name, value: formatSigned(best.effect, 1), n: String(best.games.length) },
    verdict: isSure ? 'good' : null,
    number: {
      label: `With ${best.name}`,
      value: best.effect,
      interval: best.interval,
      unit: 'goals per game',
      decimals: 1,
      better: 'higher',
    },
    compared: [],
    table: {
      rows: rows.slice(0, LISTED).map(({ name, games, effect, interval }) =>
        row({
          label: name,
          value: effect,
          interval,
          reference: meanOf(games.map(difference))?.value ?? null,
          n: games.length,
          note: `${games.filter(isWon).length} won`,
          strong: isSure && name === best.name,
        }),
      ),
    },
    clips: gameClips(context, (game) => Number(best.games.includes(game)) * 100 + difference(game), 'best'),
  };
};

export const soloOrParty: Compute = (context) => {
  const { games, peopleOf } = context;
  const isParty = (game: QuestionGame) => peopleOf(game).some((person) => person.isParty);
  const [party, solo] = [games.filter(isParty), games.filter((game) => !isParty(game))];
  const write = (some: readonly QuestionGame[]) => `${formatNumber(winShare(some), 0)}%`;
  if (party.length === 0 || solo.length === 0) {
    return {
      finding: 'one',
      values: { games: String(games.length), kind: party.length === 0 ? 'solo' : 'in a party' },
      isNothing: true,
      clips: gameClips(context, difference),
    };
  }
  const chance = shareChance(wins(party), party.length, wins(solo), solo.length);
  const isSure = chance <= FALSE_SHARE;
  const isBetterTogether = winShare(party) > winShare(solo);
  const shown = isBetterTogether ? party : solo;
  const rowOf = (label: string, some: readonly QuestionGame[]): AnswerRow => {
    const found = meanOf(some.map((game) => (isWon(game) ? 100 : 0)));
    return row({
      label,
      value: found?.value ?? null,
      interval: found?.interval ?? null,
      n: some.length,
      note: `${formatSigned(meanOf(some.map(difference))?.value ?? 0, 1)} goals`,
      strong: isSure && some === shown,
    });
  };
  const own = meanOf(shown.map((game) => (isWon(game) ? 100 : 0)));
  return {
    finding: !isSure ? 'none' : isBetterTogether ? 'party' : 'solo',
    isNothing: !isSure,
    values: { party: write(party), solo: write(solo) },
    number: own && {
      label: shown === party ? 'Won in a party' : 'Won solo',
      value: own.value,
      interval: own.interval,
      unit: '%',
      decimals: 0,
      better: 'higher',
    },
    compared: [
      {
        of: 'rest',
        label: shown === party ? 'Solo' : 'In a party',
        value: winShare(shown === party ? solo : party),
        games: (shown === party ? solo : party).length,
      },
    ],
    table: {
      rows: [rowOf('In a party', party), rowOf('Solo', solo)],
    },
    clips: gameClips(context, (game) => Number(shown.includes(game)) * 100 + difference(game), 'best'),
  };
};

export const wins = (games: readonly QuestionGame[]): number => games.filter(isWon).length;
export const winShare = (games: readonly QuestionGame[]): number =>
  games.length === 0 ? 0 : (100 * wins(games)) / games.length;

export const compare: Compute = (context) => {
  const { question, games, peopleOf } = context;
  const teammates = games.flatMap((game) => peopleOf(game).filter(({ side }) => side === 'teammate'));
  const opponents = games.flatMap((game) => peopleOf(game).filter(({ side }) => side === 'opponent'));
  const lines = question.metrics
    .map((key) => {
      const { metric } = metricWords(key);
      const own = context.mean(key);
      const singles = statsOf(metric, games).map((stat) => singleValue(metric, stat));
      const theirs = personMean(key, opponents);
      const spread = sampleSpread(singles);
      const apart = own === null || theirs === null || spread === 0 ? 0 : (own.value - theirs) / spread;
      return { key, metric, own, teammate: personMean(key, teammates), theirs, apart };
    })
    .filter(({ own }) => own !== null);
  const most = lines.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart))[0];
  const first = most ?? { key: question.metrics[0]!, theirs: null, apart: 0 };
  return {
    finding: 'found',
    values: {
      label: metricWords(first.key).metric.label,
      name: metricWords(first.key).name,
      value: written(first.key, context.mean(first.key)?.value ?? 0),
      reference: first.theirs === null ? 'no data' : writtenNext(first.key, first.theirs),
    },
    number: metricNumber(context, first.key),
    verdict: metricVerdict(context, first.key),
    compared: [
      ...(first.theirs === null
        ? []
        : [{ of: 'rest' as const, label: 'Opponents', value: first.theirs, games: games.length }]),
      ...(personMean(first.key, teammates) === null
        ? []
        : [
            {
              of: 'teammate' as const,
              label: 'Teammates',
              value: personMean(first.key, teammates)!,
              games: games.length,
            },
          ]),
    ],
    sample: { count: teammates.length + opponents.length, noun: 'other players’ games' },
    table: {
      rows: lines.map(({ key, metric, own, teammate, theirs }) => {
        const { unit, decimals } = metricWords(key);
        return row({
          label: metric.label,
          value: own?.value ?? null,
          interval: own?.interval ?? null,
          reference: theirs,
          n: own?.games ?? 0,
          unit,
          decimals,
          note: teammate === null ? null : `teammates ${writtenNext(key, teammate)}`,
          strong: key === first.key,
        });
      }),
    },
    clips: metricClips(context, first.key),
    drill: null,
  };
};
