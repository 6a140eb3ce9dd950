import { FIRST_GAMES, FULL_GAMES, formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { PlayerScores } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../shared/format/date.ts';
import { calculateDelta } from '../../../shared/metrics/delta-mark.tsx';
import { GamesMissing } from '../../../shared/metrics/games-missing.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { MODES } from '../window/dashboard-search.ts';
import { type LadderRow, RankLadder } from './rank-ladder.tsx';

const TERM: Term = {
  label: 'POLR',
  definition:
    'POLR (path of least resistance) is the rank you play like, from 0 to 70 (3.2 points per tier). It combines your stats with the rank you set. The bar is the 80% range. “Games alone” leaves out the rank you set.',
  facts: [
    { name: 'Games', text: 'one mode at a time; from 5 games on, settled after 20' },
    {
      name: 'Left out',
      text: 'games under 2:30, with bots, with custom rules, or AFK for a fifth of the time',
    },
  ],
};

type Scores = NonNullable<PlayerScores['scores']>;

/** Half the width of an 80% interval in standard errors. */
const Z_80 = 1.28;

export function PolrPanel({ data, scores }: { data: PlayerScores; scores: Scores }) {
  const { polr } = scores;
  const isWhole = polr.categories.length > 0;
  const isHidden = polr.status === 'hidden' || polr.games < FIRST_GAMES;
  const rows = isHidden ? [] : listLadderRows(scores);
  return (
    <Panel title="POLR" term={TERM} aside={<span>{formatComparison(data)}</span>}>
      <p className="text-xs -mt-2 mb-2 text-t2">
        {isWhole || isHidden
          ? 'Path of least resistance: the rank you’re playing at, and the fastest way to climb.'
          : `Path of least resistance: the rank you play like, over your last ${polr.games} games.`}
        {data.goal && ` Your goal: ${data.goal.name}.`}
      </p>
      {isHidden ? (
        <GamesMissing
          games={polr.games}
          needed={FIRST_GAMES}
          until="you see your POLR"
          mode={MODES.find(({ code }) => code === data.filter.mode)?.label}
        />
      ) : (
        <>
          {polr.status === 'waiting' && <p className="mb-2 text-t2">{describeMissingGames(polr)}</p>}
          {rows.length > 0 && <RankLadder rows={rows} label={formatLadderLabel(scores)} />}
          <footer className="text-xs flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2.5 text-t3">
            <span className="inline-flex flex-wrap items-center gap-1.5">
              <i className="size-2.25 rounded-[50%] bg-me" aria-hidden="true" /> you, with 80% range
              {scores.earlierPolr && (
                <>
                  <i className="w-0.5 h-2.5 ml-2 bg-t2" aria-hidden="true" /> the {scores.earlierPolr.games}{' '}
                  earlier games
                </>
              )}
            </span>
            <Link to="/statistics" className="touch-target text-link">
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

function describeMissingGames({ neededGames, games, reasons }: Scores['polr']): string {
  return neededGames !== null && neededGames <= FULL_GAMES && games < FULL_GAMES
    ? `${formatGamesNeeded(FULL_GAMES - games, 'you see your POLR')}. For now, this is what your games alone say.`
    : reasons.join(' ');
}

/** Formats "Champion I Doubles, 34 players of your rank, updated March 3rd, 2026". */
export function formatComparison({ comparedWith, rank }: PlayerScores): string {
  if (comparedWith === null) return '';
  const whose = rank ? comparedWith.rank : `no rank set, vs. ${comparedWith.rank}`;
  const updated = comparedWith.updatedAt ? `, updated ${formatDate(new Date(comparedWith.updatedAt))}` : '';
  return `${whose}, ${comparedWith.words}${updated}`;
}

function listLadderRows({ polr, earlierPolr: earlier }: Scores): LadderRow[] {
  const findEarlierValue = (key: string) =>
    earlier?.categories.find(({ category }) => category === key)?.value;
  const rows = [
    { ...polr, label: 'Overall', before: earlier?.value },
    { ...polr.evidence, label: 'Games alone', before: earlier?.evidence?.value },
    ...polr.categories.map((row) => ({ ...row, before: findEarlierValue(row.category), note: row.reason })),
  ];
  return rows.flatMap(
    ({ label, value, interval, before = null, note = null }: LadderRowInput): LadderRow[] => {
      if (value == null || interval == null) return [];
      const spread = (interval[1] - interval[0]) / 2 / Z_80;
      const delta = before === null ? null : calculateDelta(value - before, spread, POLR);
      return [{ label, value, interval, before, note, delta }];
    },
  );
}

interface LadderRowInput {
  label: string;
  value?: number | null;
  interval?: readonly [number, number] | null;
  before?: number | null | undefined;
  note?: string | null;
}

const POLR = { key: 'polr', decimals: 1, better: 'higher' } as const;

function formatLadderLabel({ polr }: Scores): string {
  if (polr.value === null) return 'Based on your games alone, without the rank you set';
  const parts = polr.categories.length > 0 ? ', and its categories' : '';
  return `POLR ${polr.value.toFixed(1)}, ${polr.rank}${parts}`;
}

function TrendLine({ trend }: Pick<Scores, 'trend'>) {
  if (trend.perTenGames === null) return null;
  const points = Math.round(Math.abs(trend.perTenGames));
  return (
    <p className="text-xs mt-2 text-warn">
      {trend.perTenGames > 0 ? 'Trending up' : 'Trending down'}: {points} points over ten games, from{' '}
      {trend.games} games.
    </p>
  );
}
