import { counted } from '@datacoach/analysis/format-number';
import { RANKS, SCORE_MODES } from '@datacoach/analysis/metadata';
import type { Benchmark, Benchmarks } from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, keepPrevious, server } from '../../../app/api/client.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';

type BenchmarkMode = 5 | 10 | 15;

const benchmarksQuery = (mode: BenchmarkMode, tier: number) =>
  keepPrevious(endpointQuery('/api/v1/admin/benchmarks', { query: { mode, tier } }));

const FIRST = { mode: 10, tier: 15 } as const;

export default function BenchmarksView() {
  const mayEdit = usePermissionCheck()('TrainingPlans', 'Edit');
  const [mode, setMode] = useState<BenchmarkMode>(FIRST.mode);
  const [tier, setTier] = useState<number>(FIRST.tier);
  const [search, setSearch] = useState('');
  const benchmarks = useQuery(benchmarksQuery(mode, tier));
  const { data, isPlaceholderData } = benchmarks;
  const words = search.trim().toLowerCase();
  const items = (data?.items ?? []).filter(({ label }) => label.toLowerCase().includes(words));
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end pb-3">
        <NativeSelect
          label="Mode"
          value={String(mode)}
          data={MODE_CHOICES}
          onChange={({ currentTarget: { value } }) =>
            setMode(SCORE_MODES.find(({ code }) => String(code) === value)?.code ?? FIRST.mode)
          }
        />
        <NativeSelect
          label="Rank"
          value={String(tier)}
          data={RANKS.flatMap(({ name }, index) =>
            index === 0 ? [] : [{ value: String(index), label: name }],
          )}
          onChange={(event) => setTier(Number(event.currentTarget.value))}
        />
        <TextInput
          type="search"
          label="Search"
          placeholder="Stat name"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button disabled={!data || isPlaceholderData} onClick={() => data && exportRows(data)}>
          Export CSV
        </Button>
        {mayEdit && <UpdateButton />}
      </div>
      <QueryBoundary query={benchmarks} what="the benchmarks" height={480}>
        {(all) => (
          <>
            <p className="pb-3 text-t2" aria-live="polite">
              {formatSample(all)}
            </p>
            {items.length === 0 ? (
              <StatePanel title="No stat found">Try other words.</StatePanel>
            ) : (
              <Rows items={items} />
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function UpdateButton() {
  const { mutate, isPending } = useAction(() => server.POST('/api/v1/admin/benchmarks/update'), {
    done: 'Counting new matches. Check again in a moment.',
  });
  return <TextButton label="Count new matches now" loading={isPending} onClick={() => mutate()} />;
}

function formatSample({ matches, players, waiting, left, newestPlayedAt, version }: Benchmarks): string {
  return [
    matches === 0
      ? 'No matches at this rank counted yet: these averages came with DataCoach'
      : `${counted(matches, 'match', 'matches')} of ${counted(players, 'player')} at this rank counted`,
    waiting > 0 ? `${waiting} waiting` : null,
    left.enoughOfPlayer > 0 ? `${left.enoughOfPlayer} left out: one player’s monthly limit` : null,
    left.rankTooOld > 0 ? `${left.rankTooOld} left out: rank too old` : null,
    newestPlayedAt === null ? null : `newest: ${formatShortDate(new Date(newestPlayedAt))}`,
    version === null ? null : `references ${version}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const ORIGINS: Readonly<Record<string, string>> = {
  players: 'Our players',
  published: 'Published',
  measured: 'Measured',
  proposal: 'Proposal',
  pooled: 'Any rank',
};

const Rows = ({ items }: { items: readonly Benchmark[] }) => (
  <DataTable
    caption="Benchmarks"
    look="list"
    rows={items.map((row) => ({ ...row, facts: getMetricFacts(row) }))}
    rowKey={(row) => row.metric}
    columns={[
      {
        head: 'Stat',
        isRowHead: true,
        cell: ({ facts: { label, unit } }) => (
          <>
            {label}
            {unit && <small>{unit}</small>}
          </>
        ),
      },
      { head: 'Average', cellClassName: 'num', cell: ({ facts, mean }) => formatMetricValue(facts, mean) },
      {
        head: 'Game-to-game spread',
        cellClassName: 'num',
        cell: ({ facts, spread }) => formatMetricValue(facts, spread),
      },
      { head: 'Our matches', cellClassName: 'num', cell: (row) => row.matches },
      {
        head: 'Where it comes from',
        cell: (row) => (
          <>
            {row.origin === null ? 'Unknown: for info only' : (ORIGINS[row.origin] ?? row.origin)}
            {row.source !== null && <small>{row.source}</small>}
          </>
        ),
      },
    ]}
  />
);

function exportRows({ items, mode, tier }: Benchmarks): void {
  const head = ['metric', 'label', 'per5', 'mean', 'spread', 'origin', 'source', 'matches'] as const;
  const rows = items.map((row) =>
    head.map((name) => (typeof row[name] === 'boolean' ? String(row[name]) : row[name])),
  );
  const name = `benchmarks-${mode}-${RANKS[tier]?.id ?? tier}.csv`;
  saveCsv(formatCsv([head, ...rows]), name);
}
