import type { BoostSums, FolderContent } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { boostQuery } from '../api/folder-figures.ts';
import { Figures } from '../components/figures.tsx';
import { FolderPads } from '../components/folder-pads.tsx';
import { type HeatColumn, HeatTable, SIDE_WORDS } from '../components/heat-table.tsx';
import { WhoChoice, whoPlayer } from '../components/who-choice.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import { boostSentence } from '../words/boost-sentence.ts';
import classes from './boost-tab.module.css';
import { type MeasuredRow, metricColumn } from './metric-column.ts';

interface BoostTabProps {
  folder: FolderContent;
  search: AnalysisSearch;
  onWho: (who: string | undefined) => void;
}

type BoostRow = MeasuredRow & BoostSums;

/** What both sides and every player take, waste and steal of boost, and from which pads. */
export default function BoostTab({ folder, search, onWho }: BoostTabProps) {
  const playerId = whoPlayer(search);
  const all = useQuery(boostQuery(folder.folderId, search));
  const one = useQuery({ ...boostQuery(folder.folderId, search, playerId), enabled: playerId !== undefined });
  const [cut, setCut] = useState<Cut>('taken');
  const { columns, label } = CUTS[cut];
  return (
    <Figures query={playerId === undefined ? all : one}>
      {({ sides }) => (
        <>
          <Panel
            title="Where boost is taken"
            aside={
              <WhoChoice folder={folder} search={search} none="Both sides" hasThem={false} onWho={onWho} />
            }
          >
            {playerId === undefined && (
              <p className="max-w-[76ch] mb-3 text-t2">
                {boostSentence(
                  sides.find(({ side }) => side === 'us')?.values,
                  sides.find(({ side }) => side === 'them')?.values,
                )}
              </p>
            )}
            {sides.length === 0 && (
              <p className="max-w-[76ch] mb-3 text-t2">No game with recorded play passes the filters.</p>
            )}
            <div className={classes.pitches}>
              {sides.map(({ side, pads }) => (
                <FolderPads key={side} side={side} pads={pads} />
              ))}
            </div>
          </Panel>
          {all.data && (
            <>
              <HeatTable
                title="Sides"
                rowLabel="Side"
                rows={all.data.sides.map(
                  (sums): BoostRow => ({ ...sums, key: sums.side, name: SIDE_WORDS[sums.side] }),
                )}
                columns={columns}
                aside={
                  <Segmented
                    label="What is shown of boost"
                    value={cut}
                    onChange={setCut}
                    choices={CUT_CHOICES}
                  />
                }
                fileName={`${folder.name} boost sides ${label}`}
                empty="No game with recorded play passes the filters."
                note={NOTE}
              />
              <HeatTable
                title="Players"
                rowLabel="Player"
                rows={all.data.players.map(
                  (player): BoostRow => ({ ...player, key: `${player.playerId} ${player.team}` }),
                )}
                columns={columns}
                fileName={`${folder.name} boost players ${label}`}
                empty="No game with recorded play passes the filters."
                note={NOTE}
              />
            </>
          )}
        </>
      )}
    </Figures>
  );
}

const NOTE = 'Pads, stolen and wasted boost: of a player, in five minutes of play.';

/** A figure that no metric of the registry is. */
function amountColumn(
  key: 'wastedBig' | 'wastedSmall' | 'smallStolen',
  better: 'higher' | 'lower',
  decimals: number,
  term: Term,
): HeatColumn<BoostRow> {
  return {
    key,
    label: term.label,
    fileLabel: `${term.label} (per 5 min)`,
    term,
    better,
    value: (row) => row[key],
    write: (value) => formatNumber(value, decimals),
  };
}

const CUTS = {
  taken: {
    label: 'Taken',
    columns: [
      ...metricColumn('bcpm', 'Boost/min'),
      ...metricColumn('bigPads', 'Big pads'),
      ...metricColumn('smallPads', 'Small pads'),
      ...metricColumn('smallPadShare', 'From small %'),
      ...metricColumn('boostStolen', 'Stolen'),
      ...metricColumn('bigStolen', 'Big stolen'),
      amountColumn('smallStolen', 'higher', 1, {
        label: 'Small stolen',
        definition: 'Small pads taken in the opponents’ half, in five minutes of play.',
      }),
      ...metricColumn('padsPerMinute', 'Pads/min'),
    ],
  },
  wasted: {
    label: 'Wasted',
    columns: [
      ...metricColumn('overfill', 'Wasted'),
      amountColumn('wastedBig', 'lower', 0, {
        label: 'On big pads',
        definition:
          'Boost of big pads that the tank could not hold, in five minutes of play: a big pad at 70 boost wastes 70.',
      }),
      amountColumn('wastedSmall', 'lower', 0, {
        label: 'On small pads',
        definition: 'Boost of small pads that the tank could not hold, in five minutes of play.',
      }),
      ...metricColumn('boostWastedSupersonic', 'At top speed'),
      ...metricColumn('boostEfficiency', 'Efficiency %'),
      ...metricColumn('bpm', 'Used/min'),
    ],
  },
  tank: {
    label: 'Tank',
    columns: [
      ...metricColumn('avgBoost', 'Average'),
      ...metricColumn('timeZeroPct', 'At 0 %'),
      ...metricColumn('timeLowPct', 'Below 25 %'),
      ...metricColumn('timeFullPct', 'At 100 %'),
      ...metricColumn('boostWhenFirstMan', 'As first man'),
    ],
  },
} as const satisfies Record<string, { label: string; columns: readonly HeatColumn<BoostRow>[] }>;
type Cut = keyof typeof CUTS;
const CUT_CHOICES = Object.entries(CUTS).map(([value, { label }]) => ({ value: value as Cut, label }));
