import { formatNumber } from '../../format-number.ts';
import { type Compute, row } from '../draft.ts';
import { gameClips } from '../moments.ts';
import { isWon } from '../question-context.ts';
import type { QuestionGame } from '../question-game.ts';
import { meanOf } from '../statistics/pooled.ts';
import { holdTogether, shareChance } from '../statistics/student.ts';
import { winShare, wins } from './people.answers.ts';

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
    shareChance(wins(of), of.length, wins(rest(of)), games.length - of.length),
  );
  const held = holdTogether(chances);
  const found = groups.filter((_, index) => held[index]).sort((a, b) => winShare(b.of) - winShare(a.of));
  const best = found[0];
  const own = best && meanOf(best.of.map((game) => (isWon(game) ? 100 : 0)));
  return {
    finding: best ? 'found' : 'none',
    isNothing: !best,
    values: {
      count: String(groups.length),
      best: best?.label ?? '',
      value: best ? `${formatNumber(winShare(best.of), 0)}%` : '',
      rest: best ? `${formatNumber(winShare(rest(best.of)), 0)}%` : '',
    },
    number: own
      ? {
          label: `Won, ${best!.label}`,
          value: own.value,
          interval: own.interval,
          unit: '%',
          decimals: 0,
          better: 'higher',
        }
      : null,
    compared: best
      ? [
          {
            of: 'rest',
            label: 'All other games',
            value: winShare(rest(best.of)),
            games: games.length - best.of.length,
          },
        ]
      : [],
    table: best
      ? {
          rows: found.map(({ label, of }, index) => {
            const mean = meanOf(of.map((game) => (isWon(game) ? 100 : 0)));
            return row({
              label,
              value: mean?.value ?? null,
              interval: mean?.interval ?? null,
              reference: winShare(rest(of)),
              n: of.length,
              strong: index === 0,
            });
          }),
        }
      : null,
    clips: best
      ? gameClips(
          context,
          (game) => Number(best.of.includes(game)) * 100 + game.goalsFor - game.goalsAgainst,
          'best',
        )
      : [],
    caution:
      'There are many maps and hours and few games. Don’t read much into it until it holds for another 40 games.',
  };
};
