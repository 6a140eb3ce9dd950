import { counted } from '@datacoach/analysis/format-number';
import { PLACEMENTS, SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { FolderContent, FolderShot, ShotInsight } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { drawPitchOutline, PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { shotTypesQuery } from '../api/folder-stats.ts';
import classes from '../coach-folders.module.css';
import { type HeatColumn, type HeatRow, HeatTable } from '../components/heat-table.tsx';
import { ShotDot } from '../components/shot-dot.tsx';
import { Stats } from '../components/stats.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import { countColumn, XG_COLUMN, XG_PER_ATTEMPT_COLUMN } from './metric-column.ts';

/** Attempts that are alike; the API calls them shots. */
type TypeRow = HeatRow & ShotInsight & { attempts: number };

const COLUMNS: readonly HeatColumn<TypeRow>[] = [
  countColumn('attempts', 'Attempts'),
  countColumn('onTarget', 'On target'),
  countColumn('goals', 'Goals'),
  countColumn('saved', 'Saved'),
  countColumn('assisted', 'After a pass'),
  XG_COLUMN,
  XG_PER_ATTEMPT_COLUMN,
];

const CUTS = {
  types: { label: 'Type', rows: SHOT_TYPES },
  heights: { label: 'Height', rows: SHOT_HEIGHTS },
  placements: { label: 'Placement', rows: PLACEMENTS },
} as const;
type View = keyof typeof CUTS;

/** How and from where both sides shoot, at what height and target. */
export default function ShotTypesTab({ folder, search }: { folder: FolderContent; search: AnalysisSearch }) {
  const query = useQuery(shotTypesQuery(folder.folderId, search));
  const [cut, setCut] = useState<View>('types');
  const [whose, setWhose] = useState<'us' | 'them'>('us');
  const choice = (
    <Segmented
      label="Group attempts by"
      value={cut}
      onChange={setCut}
      choices={Object.entries(CUTS).map(([value, { label }]) => ({ value: value as View, label }))}
    />
  );
  return (
    <Stats query={query}>
      {({ teams, shots }) => (
        <>
          <Panel
            title="Where shots come from"
            aside={
              <Segmented
                label="Whose attempts"
                value={whose}
                onChange={setWhose}
                choices={{ us: 'Us', them: 'Them' }}
              />
            }
          >
            <FolderShots shots={shots.filter(({ side }) => side === whose)} whose={whose} />
          </Panel>
          {(['us', 'them'] as const).map((side) => (
            <HeatTable
              key={side}
              title={side === 'us' ? 'Attempts, us' : 'Attempts, them'}
              rowLabel={CUTS[cut].label}
              aside={side === 'us' && choice}
              rows={listRows(
                teams.filter((team) => team.side === side).map((team) => team[cut]),
                cut,
                side,
              )}
              columns={COLUMNS}
              fileName={`${folder.name} shots ${side}`}
              empty="No attempts match your filters."
            />
          ))}
        </>
      )}
    </Stats>
  );
}

const listRows = (teams: readonly (readonly ShotInsight[])[], cut: View, side: 'us' | 'them'): TypeRow[] =>
  CUTS[cut].rows.flatMap(({ code, label }) => {
    const sum = { shots: 0, onTarget: 0, goals: 0, saved: 0, assisted: 0, xg: 0 };
    for (const row of teams.flat().filter((one) => one.code === code)) {
      for (const key of ['shots', 'onTarget', 'goals', 'saved', 'assisted', 'xg'] as const)
        sum[key] += row[key];
    }
    return sum.shots > 0 ? [{ key: String(code), name: label, side, code, ...sum, attempts: sum.shots }] : [];
  });

function FolderShots({ shots, whose }: { shots: readonly FolderShot[]; whose: 'us' | 'them' }) {
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  return (
    <>
      <div className={`${classes.pitch} max-w-160 mx-auto`}>
        <svg
          viewBox={PITCH_VIEW_BOX}
          width="100%"
          role="img"
          aria-label={`${counted(shots.length, 'attempt')}, ${counted(goals, 'goal')}, attacking to the right`}
        >
          <path d={drawPitchOutline(true)} fill="var(--pitch)" />
          <PitchLines standard turned={whose === 'them'} />
          {shots.map((shot) => (
            <ShotDot key={`${shot.matchId} ${shot.time}`} shot={shot} />
          ))}
        </svg>
      </div>
      <p className="mt-2 text-t3 text-[12px] text-center">
        {shots.length === 0
          ? 'No attempts here.'
          : `${counted(shots.length, 'attempt')}, ${counted(goals, 'goal')}. Filled = goal; bigger = better chance. Attacking to the right.`}
      </p>
    </>
  );
}
