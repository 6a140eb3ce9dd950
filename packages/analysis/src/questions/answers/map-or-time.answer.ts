import { formatNumber } from '../../format-number.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { listGameClips } from '../moments.ts';
import type { QuestionGame } from '../question-game.ts';
import { calculateShareChance, findSignificant } from '../statistics/student.ts';
import { calculateWinMean, calculateWinShare, wins } from './people.answers.ts';

const MIN_GAMES = 5;
/** Parts of the day, by starting hour. */
const TIMES = [
  { label: 'Nights (midnight to 6 AM)', from: 0 },
  { label: 'Mornings (6 AM to noon)', from: 6 },
  { label: 'Afternoons (noon to 6 PM)', from: 12 },
  { label: 'Evenings (6 PM to midnight)', from: 18 },
] as const;

export const mapOrTime: Compute = (context) => {
  const { games } = context;
  const groups = [
    ...[...new Set(games.map(({ map }) => map))].map((map) => ({
      label: map,
      of: games.filter((game) => game.map === map),
    })),
    ...TIMES.map(({ label, from }) => ({
      label,
      of: games.filter(({ hour }) => hour >= from && hour < from + 6),
    })),
  ].filter(({ of }) => of.length >= MIN_GAMES && of.length < games.length);
  const rest = (of: readonly QuestionGame[]) => games.filter((game) => !of.includes(game));
  const chances = groups.map(({ of }) =>
    calculateShareChance(wins(of), of.length, wins(rest(of)), games.length - of.length),
  );
  const held = findSignificant(chances);
  const found = groups
    .filter((_, index) => held[index])
    .sort((a, b) => calculateWinShare(b.of) - calculateWinShare(a.of));
  const best = found[0];
  return {
    finding: best ? 'found' : 'none',
    isNothing: !best,
    values: {
      count: String(groups.length),
      best: best?.label ?? '',
      value: best ? `${formatNumber(calculateWinShare(best.of), 0)}%` : '',
      rest: best ? `${formatNumber(calculateWinShare(rest(best.of)), 0)}%` : '',
    },
    number: createNumber(best && calculateWinMean(best.of), `Won, ${best?.label}`, '%', 0),
    compared: compareWith('rest', 'All other games', best && calculateWinMean(rest(best.of))),
    rows: best
      ? found.map(({ label, of }, index) =>
          row({
            label,
            found: calculateWinMean(of),
            reference: calculateWinShare(rest(of)),
            strong: index === 0,
          }),
        )
      : null,
    clips: best
      ? listGameClips(
          context,
          (game) => Number(best.of.includes(game)) * 100 + game.goalsFor - game.goalsAgainst,
          'best',
        )
      : [],
    caution:
      'With so many maps and hours and so few games, don’t read much into it until it holds for another 40 games.',
  };
};
