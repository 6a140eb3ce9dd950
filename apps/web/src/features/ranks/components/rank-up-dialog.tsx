import { addUnit } from '@datacoach/analysis/format-number';
import { findMetricInfo, type MetricInfo } from '@datacoach/analysis/metadata';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { getMetricUnit, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { RANK_MODES, rankLabel } from '../../../shared/ranks/rank-label.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { markRankUpSeen } from '../api/save-ranks.ts';
import { formatClimb, type MovedMetric, movedQuery, nextRank } from '../rank-up/moved-metrics.ts';
import classes from '../ranks.module.css';

const write = ({ key, decimals, unit, scale }: MetricInfo, value: number): string => {
  const shown = writeValue({ key, decimals: Math.max(1, decimals) }, value);
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
        { head: null, cellClassName: 'num t3', cell: ({ metric, before }) => write(metric, before) },
        { head: null, cellClassName: 'num', cell: ({ metric, after }) => write(metric, after) },
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
  const { data: moved } = useQuery(movedQuery(given));
  const mode = RANK_MODES.find((row) => row.mode === given.rankedMode)!.label;
  const next = nextRank(given.to);
  const climb = formatClimb(given);
  return (
    <Dialog opened={opened} onClose={onClose} title="Rank up" size={420}>
      <div className="grid grid-cols-[1fr_48px_1.4fr] items-center pt-3 pb-4 text-center">
        <span className="grid justify-items-center gap-1">
          <RankEmblem rank={given.from} size={40} />
          <span className="s12 t3">{rankLabel(given.from)}</span>
        </span>
        <span className={classes.step} aria-hidden="true" />
        <span className={`${classes.to} grid justify-items-center gap-1`}>
          <RankEmblem rank={given.to} size={96} />
          <b className="text-xl font-stretch-112%">{rankLabel(given.to)}</b>
          <span className="t2">{mode}</span>
        </span>
      </div>
      {climb && <p className="text-t2 text-center">{climb}</p>}
      {moved && moved.length > 0 && <MovedMetrics moved={moved} since={given.since} />}
      <p className="flex items-center justify-center gap-1.5 mt-3">
        {next ? (
          <>
            <span className="t3">Next</span> <RankEmblem rank={next} size={20} /> {rankLabel(next)}
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
        <Button onClick={() => void share(`${rankLabel(given.to)} in Rocket League ${mode}.`)}>Share</Button>
        <Button variant="filled" data-autofocus onClick={onClose}>
          Keep playing
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the device's share sheet, or copies to the clipboard. */
async function share(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ text, url: location.origin });
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'done', message: 'Copied. Paste it anywhere.' });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    showToast({ kind: 'failed', message: 'Your browser blocked sharing and copying.' });
  }
}
