import { formatNumber } from '@datacoach/analysis/format-number';
import { describeTrust, EVENT_KINDS, MECHANICS } from '@datacoach/analysis/metadata';
import type { FolderContent } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { mechanicsQuery } from '../api/folder-stats.ts';
import { type HeatColumn, type HeatRow, HeatTable } from '../components/heat-table.tsx';
import { Stats } from '../components/stats.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';

type MechanicRow = HeatRow & {
  games: number;
  counts: ReadonlyMap<number, { attempts: number; successes: number }>;
};

/** With fewer attempts a percentage is meaningless. */
const MIN_ATTEMPTS = 3;

export default function MechanicsTab({ folder, search }: { folder: FolderContent; search: AnalysisSearch }) {
  const query = useQuery(mechanicsQuery(folder.folderId, search));
  const [what, setWhat] = useState<'attempts' | 'success'>('attempts');
  return (
    <Stats query={query}>
      {({ players }) => {
        const tried = new Set(players.flatMap(({ mechanics }) => mechanics.map(({ code }) => code)));
        const rows = players.map(
          (player): MechanicRow => ({
            key: `${player.playerId} ${player.team}`,
            name: player.name,
            side: player.side,
            games: player.games,
            counts: new Map(player.mechanics.map((row) => [row.code, row])),
          }),
        );
        return (
          <HeatTable
            title="Mechanics"
            rowLabel="Player"
            rows={rows}
            columns={MECHANICS.filter(({ code }) => tried.has(code)).map((mechanic) =>
              what === 'attempts' ? attemptsColumn(mechanic) : successColumn(mechanic),
            )}
            aside={
              <Segmented
                label="Mechanics view"
                value={what}
                onChange={setWhat}
                choices={{ attempts: 'Per game', success: 'Success rate' }}
              />
            }
            fileName={`${folder.name} mechanics`}
            empty="No games match your filters."
            note={
              what === 'attempts'
                ? 'Attempts per game. How often you try is a style choice.'
                : `Share of attempts that worked. Needs at least ${MIN_ATTEMPTS} attempts.`
            }
          />
        );
      }}
    </Stats>
  );
}

type Mechanic = (typeof MECHANICS)[number];

const getTerm = ({ label, kind, success }: Mechanic): Term => ({
  label,
  definition: EVENT_KINDS[kind].definition,
  facts: [
    { name: 'Counts as a success', text: success },
    { name: 'Reliability', text: describeTrust(kind) },
  ],
});

function attemptsColumn(mechanic: Mechanic): HeatColumn<MechanicRow> {
  const { code, label } = mechanic;
  return {
    key: String(code),
    label,
    term: getTerm(mechanic),
    better: 'neutral',
    value: ({ counts, games }) => (counts.get(code)?.attempts ?? 0) / games,
    formatValue: (value) => formatNumber(value, 1),
  };
}

function successColumn(mechanic: Mechanic): HeatColumn<MechanicRow> {
  const { code, label } = mechanic;
  return {
    key: String(code),
    label,
    term: getTerm(mechanic),
    unit: '%',
    better: 'higher',
    value: ({ counts }) => {
      const count = counts.get(code);
      return count && count.attempts >= MIN_ATTEMPTS ? (100 * count.successes) / count.attempts : null;
    },
    formatValue: (value) => formatNumber(value),
  };
}
