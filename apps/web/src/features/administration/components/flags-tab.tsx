import { formatNumber } from '@datacoach/analysis/format-number';
import type { FlagReason, OpportunityReason } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { DataTable, NUMBERS, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatClock, formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import table from '../administration.module.css';
import { disputedMetricsQuery, type FlagKind, flagCountsQuery, flaggedEventsQuery } from '../api/overview.ts';
import { PagedQueryBoundary } from './pages.tsx';

const REASONS: Readonly<Record<FlagReason, string>> = {
  'did-not-happen': 'didn’t happen',
  'wrong-player': 'different player',
  'wrong-outcome': 'different outcome',
  'wrong-time': 'different time',
  other: 'something else',
};
const DOUBTS: Readonly<Record<OpportunityReason, string>> = {
  know: 'already known',
  'not-true': 'not true',
  'not-my-goal': 'not my goal',
};

/** Formats a detector's key: `flipReset` → "flip reset". */
const splitCamelCase = (kind: string) => kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/**
 * What players have flagged as wrong: moments by detector and individually, and findings about metrics (decisions.md
 * 21.5).
 */
export function FlagsTab() {
  const [kind, setKind] = useState<FlagKind | null>(null);
  const [page, setPage] = useState(1);
  const selectKind = (next: FlagKind | null) => {
    setKind(next);
    setPage(1);
  };
  return (
    <>
      <div className="grid gap-4 items-start grid-cols-2 max-md:grid-cols-1">
        <Counts chosen={kind} onChoose={selectKind} />
        <DisputedMetrics />
      </div>
      <Panel
        title={kind === null ? 'Plays' : `Plays: ${splitCamelCase(kind)}`}
        flush
        aside={kind !== null && <TextButton label="Show all" size="xs" onClick={() => selectKind(null)} />}
      >
        <PagedQueryBoundary
          query={useQuery(flaggedEventsQuery(kind, page - 1))}
          what="the reports"
          of="plays"
          height={200}
          page={page}
          onPage={setPage}
          empty={<p className={table.plain}>No reports yet.</p>}
          pagesClassName={table.plain}
        >
          {({ items }) => (
            <DataTable
              caption="Plays reported as wrong"
              look="panel"
              rows={items}
              rowKey={(flag) => `${flag.eventId} ${flag.flaggedBy.id}`}
              columns={[
                {
                  head: 'Play',
                  isRowHead: true,
                  isWide: true,
                  cell: (flag) =>
                    withNotes(
                      <Link to="/admin/flag/$eventId" params={{ eventId: flag.eventId }}>
                        {splitCamelCase(flag.kind)}
                        {flag.seconds !== null && ` at ${formatClock(flag.seconds)}`}
                      </Link>,
                      [
                        flag.playerName && `of ${flag.playerName}`,
                        flag.map,
                        flag.playedAt && formatShortDate(flag.playedAt),
                        flag.gameBuild && `build ${flag.gameBuild}`,
                        `engine ${flag.analysisVersion}`,
                      ]
                        .filter(Boolean)
                        .join(' · '),
                      flag.eventId,
                    ),
                },
                { head: 'Reason', cell: (flag) => REASONS[flag.reason] },
                {
                  head: 'Player',
                  cell: (flag) => (
                    <Link to="/admin/users" search={{ user: flag.flaggedBy.id }}>
                      {flag.flaggedBy.userName}
                    </Link>
                  ),
                },
                { head: 'Reported', isNumber: true, cell: (flag) => formatShortDate(flag.at) },
              ]}
            />
          )}
        </PagedQueryBoundary>
      </Panel>
    </>
  );
}

const Counts = ({ chosen, onChoose }: { chosen: FlagKind | null; onChoose: (kind: FlagKind) => void }) => (
  <Panel title="By detector" flush>
    <QueryBoundary query={useQuery(flagCountsQuery)} what="the detectors" height={160}>
      {(rows) => (
        <DataTable
          caption="Flags by detector"
          look="panel"
          rows={rows}
          rowKey={({ kind, reason, analysisVersion }) => `${kind} ${reason} ${analysisVersion}`}
          rowProps={({ kind }) => ({ 'data-open': kind === chosen || undefined })}
          columns={[
            {
              head: 'Detector',
              isRowHead: true,
              cell: ({ kind }) => (
                <span className={`${table.name} flex items-center gap-2.5`}>
                  <button type="button" onClick={() => onChoose(kind)}>
                    {splitCamelCase(kind)}
                  </button>
                </span>
              ),
            },
            { head: 'Reason', cell: ({ reason }) => REASONS[reason] },
            { head: 'Engine', cell: ({ analysisVersion }) => analysisVersion },
            { head: 'Flags', ...NUMBERS, cell: ({ flags }) => formatNumber(flags) },
          ]}
          empty={<p className={table.plain}>Nothing yet.</p>}
        />
      )}
    </QueryBoundary>
  </Panel>
);

const DisputedMetrics = () => (
  <Panel title="Findings players dismissed" flush>
    <QueryBoundary query={useQuery(disputedMetricsQuery)} what="the findings" height={160}>
      {(rows) => (
        <DataTable
          caption="Findings by stat"
          look="panel"
          rows={rows}
          rowKey={({ metric, mode, reason }) => `${metric} ${mode} ${reason}`}
          columns={[
            { head: 'Stat', isRowHead: true, cell: ({ metric }) => splitCamelCase(metric) },
            { head: 'Mode', cell: ({ mode }) => formatMode(mode) },
            { head: 'Reason', cell: ({ reason }) => DOUBTS[reason] },
            { head: 'Players', ...NUMBERS, cell: ({ players }) => formatNumber(players) },
          ]}
          empty={<p className={table.plain}>Nothing yet.</p>}
        />
      )}
    </QueryBoundary>
  </Panel>
);
