import { METRIC_GROUPS, METRICS } from '@datacoach/analysis/metadata';
import type { FolderContent } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { statisticsQuery } from '../api/folder-stats.ts';
import classes from '../coach-folders.module.css';
import { type HeatColumn, HeatTable, SIDE_LABELS } from '../components/heat-table.tsx';
import { Stats } from '../components/stats.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import { formatGameCount } from '../text/folder-text.ts';
import { countColumn, type MeasuredRow, metricColumn } from './metric-column.ts';

type PlayerRow = MeasuredRow & { games: number; wins: number };

const DEFAULT_GROUP = 'usual';
const RECORD: readonly HeatColumn<PlayerRow>[] = [countColumn('games', 'Games'), countColumn('wins', 'Won')];

export default function StatisticsTab({ folder, search }: { folder: FolderContent; search: AnalysisSearch }) {
  const [group, setGroup] = useState<string>(DEFAULT_GROUP);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const metricKeys =
    group === DEFAULT_GROUP
      ? undefined
      : METRICS.filter((metric) => metric.group === group).map(({ key }) => key);
  const people = folder.teams
    .filter(({ key }) => search.team === undefined || key === search.team)
    .flatMap(({ side, players }) => players.map((player) => ({ ...player, side })));
  const playerIds =
    left.size === 0 ? undefined : people.flatMap(({ playerId }) => (left.has(playerId) ? [] : playerId));
  const query = useQuery(
    statisticsQuery(folder.folderId, search, {
      ...(playerIds && { playerIds }),
      ...(metricKeys && { metricKeys }),
    }),
  );
  const toggle = (playerId: string) => {
    const next = new Set(left);
    if (!next.delete(playerId)) next.add(playerId);
    setLeft(next);
  };
  return (
    <>
      <fieldset className={`${classes.players} flex flex-wrap gap-x-4 gap-y-1 border-0`}>
        <legend className="mb-1 text-t3 text-[12px]">Players</legend>
        {people.map(({ playerId, name, side }) => (
          <label
            className="inline-flex items-center gap-1.5 min-h-7 cursor-pointer max-md:min-h-11"
            key={`${playerId} ${side}`}
          >
            <input type="checkbox" checked={!left.has(playerId)} onChange={() => toggle(playerId)} />
            {name} <span className="s12 t3">{SIDE_LABELS[side]}</span>
          </label>
        ))}
      </fieldset>
      <Stats query={query}>
        {(data) => (
          <HeatTable
            title="Players"
            rowLabel="Player"
            rows={data.players.map((player) => ({ ...player, key: `${player.playerId} ${player.team}` }))}
            columns={[...RECORD, ...data.metricKeys.flatMap((key) => metricColumn(key))]}
            aside={
              <ListChoice
                label="Stats"
                value={group}
                choices={[
                  { value: DEFAULT_GROUP, label: 'Key stats' },
                  ...METRIC_GROUPS.map(({ key, label }) => ({ value: key, label })),
                ]}
                onChange={(chosen) => setGroup(chosen ?? DEFAULT_GROUP)}
              />
            }
            fileName={`${folder.name} statistics`}
            empty="No players match your filters."
            note={`${formatGameCount(data.games)}, ${data.processed} of ${data.files} files processed. Counts are per-game averages.`}
          />
        )}
      </Stats>
    </>
  );
}
