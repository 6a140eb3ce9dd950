import type { PlayerScores } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../shared/format/date.ts';
import { deltaOf } from '../../../shared/metrics/delta-mark.tsx';
import { GamesMissing } from '../../../shared/metrics/games-missing.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { MODES } from '../window/dashboard-search.ts';
import { type LadderRow, RankLadder } from './rank-ladder.tsx';

const TERM: Term = {
  label: 'POLR',
  definition:
    'How you play, expressed as a rank from 0 to 70: every tier covers 3.2. Each metric is turned into the rank at which players reach your mean; a category weighs its metrics and your declared rank by how sure they are. The bar is the 80 % interval. There is no score while your declared rank would be over half of it. "Games alone" leaves your declared rank out.',
  facts: [
    { name: 'Games', text: 'of one mode, never mixed; fewer than 3 are hidden, fewer than 10 provisional' },
    {
      name: 'Left out',
      text: 'games under 2:30, with bots, with changed rules, away for a fifth of the time',
    },
  ],
};

type Scores = NonNullable<PlayerScores['scores']>;

/** Half of an 80 % interval in standard errors. */
const Z_80 = 1.28;

export function PolrPanel({ data, scores }: { data: PlayerScores; scores: Scores }) {
  const { polr } = scores;
  const isWhole = polr.categories.length > 0;
  const rows = polr.status === 'hidden' ? [] : ladderRows(scores);
  return (
    <Panel title="POLR" term={TERM} aside={<span>{comparison(data)}</span>}>
      <p className="text-xs -mt-2 mb-2 text-t2">
        {isWhole || polr.status === 'hidden'
          ? 'How you play, expressed as a rank, and where the cheapest gain is.'
          : `How you play, expressed as a rank, over your last ${polr.games} games.`}
      </p>
      {polr.status === 'hidden' ? (
        <GamesMissing
          games={polr.games}
          needed={3}
          mode={MODES.find(({ code }) => code === data.filter.mode)?.label}
        />
      ) : (
        <>
          {polr.status === 'waiting' && <p className="mb-2 text-t2">{polr.reasons.join(' ')}</p>}
          {rows.length > 0 && <RankLadder rows={rows} label={ladderLabel(scores)} />}
          <footer className="text-xs flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2.5 text-t3">
            <span className="inline-flex flex-wrap items-center gap-1.5">
              <i className="size-2.25 rounded-[50%] bg-me" aria-hidden="true" /> you, with 80 % interval
              {scores.earlierPolr && (
                <>
                  <i className="w-0.5 h-2.5 ml-2 bg-t2" aria-hidden="true" /> the {scores.earlierPolr.games}{' '}
                  games before
                </>
              )}
            </span>
            <Link to="/statistics" className="text-link">
              Progression Tracking
            </Link>
          </footer>
          {polr.status !== 'waiting' && polr.reasons.length > 0 && (
            <p className="text-xs mt-2 text-warn">{polr.reasons.join(' ')}</p>
          )}
          <TrendLine trend={scores.trend} />
        </>
      )}
    </Panel>
  );
}

/** "Champion I Doubles, 34 players of your rank, updated March 3rd, 2026". */
export function comparison({ comparedWith, rank }: PlayerScores): string {
  if (comparedWith === null) return '';
  const whose = rank ? comparedWith.rank : `no rank set, against ${comparedWith.rank}`;
  const updated = comparedWith.updatedAt ? `, updated ${formatDate(new Date(comparedWith.updatedAt))}` : '';
  return `${whose}, ${comparedWith.words}${updated}`;
}

function ladderRows({ polr, earlierPolr }: Scores): LadderRow[] {
  const row = (
    label: string,
    value: number,
    interval: readonly [number, number],
    before: number | null,
    note: string | null,
  ): LadderRow => ({
    label,
    value,
    interval,
    before,
    note,
    delta:
      before === null
        ? null
        : deltaOf(value - before, (interval[1] - interval[0]) / 2 / Z_80, {
            key: 'polr',
            decimals: 1,
            better: 'higher',
          }),
  });
  const { value, interval, evidence } = polr;
  return [
    ...(value === null || interval === null
      ? []
      : [row('Overall', value, interval, earlierPolr?.value ?? null, null)]),
    ...(evidence === null
      ? []
      : [row('Games alone', evidence.value, evidence.interval, earlierPolr?.evidence?.value ?? null, null)]),
    ...polr.categories.map(({ category, label, value, interval, reason }) =>
      row(
        label,
        value,
        interval,
        earlierPolr?.categories.find((one) => one.category === category)?.value ?? null,
        reason,
      ),
    ),
  ];
}

function ladderLabel({ polr }: Scores): string {
  if (polr.value === null) return 'What your games alone say, without your declared rank';
  const parts = polr.categories.length > 0 ? ', and its five categories' : '';
  return `POLR ${polr.value.toFixed(1)}, ${polr.rank}${parts}`;
}

function TrendLine({ trend }: Pick<Scores, 'trend'>) {
  if (trend.perTenGames === null) return null;
  const points = Math.round(Math.abs(trend.perTenGames));
  return (
    <p className="text-xs mt-2 text-warn">
      {trend.perTenGames > 0 ? 'Rising' : 'Falling'}: {points} points of 100 in ten games, from {trend.games}{' '}
      games.
    </p>
  );
}
