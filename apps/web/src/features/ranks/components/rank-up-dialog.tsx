import { addUnit, counted } from '@datacoach/analysis/format-number';
import { FIRST_GAMES } from '@datacoach/analysis/games-needed';
import { findMetricInfo, METRICS, type MetricInfo, RANKS } from '@datacoach/analysis/metadata';
import type { RankInfo } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { server } from '../../../app/api/client.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMetricValue, getMetricUnit } from '../../../shared/metrics/metric-facts.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank, RANK_MODES } from '../../../shared/ranks/rank-label.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { markRankUpSeen } from '../api/save-ranks.ts';
import classes from '../ranks.module.css';

const formatValue = ({ key, decimals, unit, scale }: MetricInfo, value: number): string => {
  const shown = formatMetricValue({ key, decimals: Math.max(1, decimals) }, value);
  return unit === 'uuPerSecond' ? addUnit(shown, getMetricUnit({ unit, scale })) : shown;
};

const isBetter = ({ before, after, metric }: MovedMetric & { metric: Pick<MetricInfo, 'better'> }) =>
  after > before === (metric.better === 'higher');

function MovedMetrics({ moved, since }: { moved: readonly MovedMetric[]; since: string | null }) {
  const rows = moved.flatMap((row) => {
    const metric = findMetricInfo(row.key);
    return metric ? [{ ...row, metric }] : [];
  });
  return (
    <DataTable
      className={classes.table}
      isCaptionShown
      caption={
        <span className="s12 t3">What changed most{since && `, since ${formatDate(new Date(since))}`}</span>
      }
      head="none"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { head: null, isRowHead: true, cell: ({ metric }) => metric.label },
        { head: null, cellClassName: 'num t3', cell: ({ metric, before }) => formatValue(metric, before) },
        { head: null, cellClassName: 'num', cell: ({ metric, after }) => formatValue(metric, after) },
        {
          head: null,
          cellClassName: 's12',
          cellProps: (row) => ({ 'data-verdict': isBetter(row) ? 'better' : 'worse' }),
          cell: (row) => `${row.after > row.before ? '▲' : '▼'} ${isBetter(row) ? 'better' : 'worse'}`,
        },
      ]}
    />
  );
}

interface RankUpDialogProps extends ShellDialogProps<'rankUp'> {
  firstCase: ReactNode;
  /** This week's targets toward the next rank. */
  targets: ReactNode;
}

/** A rank-up: the previous rank, how long it took, what changed. Shown once per tier and season. */
export function RankUpDialog({ given, opened, onClose, firstCase, targets }: RankUpDialogProps) {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    // If this fails, it is shown once more, which does no harm.
    markRankUpSeen().catch(() => undefined);
  }, []);
  const { data: moved } = useQuery(movedMetricsQuery(given));
  const mode = RANK_MODES.find((row) => row.mode === given.rankedMode)!.label;
  const next = getNextRank(given.to);
  const climb = formatClimb(given);
  return (
    <Dialog opened={opened} onClose={onClose} title="Rank up" size={420}>
      <div className="grid grid-cols-[1fr_48px_1.4fr] items-center pt-3 pb-4 text-center">
        <span className="grid justify-items-center gap-1">
          <RankEmblem rank={given.from} size={40} />
          <span className="s12 t3">{formatRank(given.from)}</span>
        </span>
        <span className={classes.step} aria-hidden="true" />
        <span className={`${classes.to} grid justify-items-center gap-1`}>
          <RankEmblem rank={given.to} size={96} />
          <b className="text-xl font-stretch-112%">{formatRank(given.to)}</b>
          <span className="t2">{mode}</span>
        </span>
      </div>
      {climb && <p className="text-t2 text-center">{climb}</p>}
      {moved && moved.length > 0 && <MovedMetrics moved={moved} since={given.since} />}
      <p className="flex items-center justify-center gap-1.5 mt-3">
        {next ? (
          <>
            <span className="t3">Next</span> <RankEmblem rank={next} size={20} /> {formatRank(next)}
          </>
        ) : (
          'That’s the top rank.'
        )}
      </p>
      <div className="grid gap-2 pt-2 pb-4 text-pretty">
        {firstCase}
        {targets}
      </div>
      <div className="flex justify-end gap-2 mt-5">
        <Button onClick={() => void shareRankUp(`${formatRank(given.to)} in Rocket League ${mode}.`)}>
          Share
        </Button>
        <TextButton label="Keep playing" variant="filled" data-autofocus onClick={onClose} />
      </div>
    </Dialog>
  );
}

/** Opens the device's share sheet, or copies to the clipboard. */
async function shareRankUp(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text, url: location.origin });
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'done', message: 'Copied. Paste it anywhere.' });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    showToast({ kind: 'failed', message: 'Your browser blocked sharing and copying.' });
  }
}

type RankUp = NonNullable<RankInfo['rankUp']>;

const DAY_MS = 24 * 60 * 60_000;

/** Formats "It took 23 days and 48 uploaded games."; null if the start of the previous rank is unknown. */
export function formatClimb({ since, at, games }: Pick<RankUp, 'since' | 'at' | 'games'>): string | null {
  if (since === null) return null;
  const days = Math.round((Date.parse(at) - Date.parse(since)) / DAY_MS);
  const time = days < 1 ? 'less than a day' : counted(days, 'day');
  if (!games) return `It took ${time}.`;
  return `It took ${time} and ${games} uploaded ${games === 1 ? 'game' : 'games'}.`;
}

const MODE_CODES = { duel: 5, doubles: 10, standard: 15 } as const;

/** Metrics with a clear better direction, up to the max per query. */
const REQUESTED_METRICS = METRICS.filter(
  ({ better, confidence }) => better !== 'neutral' && confidence === 'high',
)
  .slice(0, 40)
  .map(({ key }) => key);

/** Fetches what changed most in the mode since the previous rank was reached; nothing if that is unknown. */
const movedMetricsQuery = ({ rankedMode, since }: RankUp) =>
  queryOptions({
    queryKey: ['moved-metrics', rankedMode, since],
    queryFn: async (): Promise<MovedMetric[]> => {
      if (since === null) return [];
      const data = await server.GET('/api/profile/progress', {
        query: { playlist: MODE_CODES[rankedMode], metric: REQUESTED_METRICS },
      });
      return findBiggestChanges(data.points, since);
    },
  });

/** A day of games with its averages by metric key. */
interface DayOfGames {
  readonly at: string;
  readonly games: number;
  readonly metrics: Readonly<Record<string, number | null>>;
}

interface MovedMetric {
  readonly key: string;
  readonly before: number;
  readonly after: number;
  /** Size of the change in standard deviations of the days. */
  readonly size: number;
}

/** A change below a third of its spread doesn't count (design/ui: Delta). */
const MIN_CHANGE = 1 / 3;
const MAX_SHOWN = 3;

/** Returns the metrics that changed most between the games before and after a time, largest change first. */
export function findBiggestChanges(days: readonly DayOfGames[], since: string): MovedMetric[] {
  const keys = [...new Set(days.flatMap(({ metrics }) => Object.keys(metrics)))];
  return keys
    .flatMap((key): MovedMetric[] => {
      const measured = days.flatMap(({ at, games, metrics }) => {
        const value = metrics[key];
        return typeof value === 'number' ? [{ at, games, value }] : [];
      });
      const before = measured.filter(({ at }) => at < since);
      const after = measured.filter(({ at }) => at >= since);
      if (countGames(before) < FIRST_GAMES || countGames(after) < FIRST_GAMES) return [];
      const [from, to] = [calculateMean(before), calculateMean(after)];
      const spread = calculateSpread(measured);
      return spread > 0 ? [{ key, before: from, after: to, size: Math.abs(to - from) / spread }] : [];
    })
    .filter(({ size }) => size >= MIN_CHANGE)
    .sort((one, other) => other.size - one.size)
    .slice(0, MAX_SHOWN);
}

type Measured = readonly { readonly games: number; readonly value: number }[];

const countGames = (days: Measured): number => days.reduce((sum, { games }) => sum + games, 0);

/** Averages by games, so a day counts once per game. */
const calculateMean = (days: Measured): number =>
  days.reduce((sum, { games, value }) => sum + games * value, 0) / countGames(days);

function calculateSpread(days: Measured): number {
  const mean = calculateMean(days);
  return Math.sqrt(
    days.reduce((sum, { games, value }) => sum + games * (value - mean) ** 2, 0) / countGames(days),
  );
}

/** Returns the next higher rank; null for the highest. */
export function getNextRank(rank: string): string | null {
  const at = RANKS.findIndex(({ id }) => id === rank);
  return RANKS[at + 1]?.id ?? null;
}
