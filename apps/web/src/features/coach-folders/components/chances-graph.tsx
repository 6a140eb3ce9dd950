import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { chancesSentence } from '../words/chances-sentence.ts';
import { HEIGHT } from './chances-axes.tsx';
import classes from './chances-graph.module.css';
import { GamesPicture, TotalPicture } from './chances-pictures.tsx';
import type { GraphPoint, RacePoint } from './chances-points.ts';
import { RacePicture } from './race-picture.tsx';

interface ChancesGraphProps {
  graph: { points: readonly GraphPoint[]; race: readonly RacePoint[] | null };
  /** Sums of our team in the same games. */
  ours: { finishing: number; prevented: number } | undefined;
}

/** Chances of us and them: summed over the games, game by game, or through the one game that is open. */
export function ChancesGraph({ graph, ours }: ChancesGraphProps) {
  const { points, race } = graph;
  const [how, setHow] = useState<'total' | 'game'>('total');
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useElementSize();
  const title = race ? 'xG through the game' : how === 'total' ? 'xG over the games' : 'xG game by game';
  return (
    <Panel
      title={title}
      aside={
        points.length > 0 && (
          <>
            {!race && (
              <Segmented
                label="How chances are drawn"
                value={how}
                onChange={setHow}
                choices={[
                  { value: 'total', label: 'Summed up' },
                  { value: 'game', label: 'By game' },
                ]}
              />
            )}
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Picture' : 'Table'}
            </Button>
          </>
        )
      }
    >
      {points.length === 0 ? (
        <p className="text-t2">No game of ours with recorded play passes the filters.</p>
      ) : asTable ? (
        <ChancesTable points={points} />
      ) : (
        <div ref={ref} style={{ height: HEIGHT }}>
          {width > 0 &&
            (race ? (
              <RacePicture race={race} width={width} />
            ) : how === 'total' ? (
              <TotalPicture points={points} width={width} />
            ) : (
              <GamesPicture points={points} width={width} />
            ))}
        </div>
      )}
      {points.length > 0 && <p className="mt-2 text-t2">{chancesSentence(points, ours)}</p>}
    </Panel>
  );
}

/** The same in words, for who cannot see the picture. */
function ChancesTable({ points }: { points: readonly GraphPoint[] }) {
  return (
    <DataTable
      className={classes.table}
      rows={points}
      rowKey={({ matchId }) => matchId}
      columns={[
        { head: 'Game', isRowHead: true, cell: (_, index) => <>Game {index + 1}</> },
        {
          head: 'Score',
          cell: ({ goals }) => (
            <>
              {goals.us}–{goals.them}
            </>
          ),
        },
        { head: 'xG us', cell: ({ xg }) => formatNumber(xg.us, 2) },
        { head: 'xG them', cell: ({ xg }) => formatNumber(xg.them, 2) },
        { head: 'Sum us', cell: ({ total }) => formatNumber(total.us, 2) },
        { head: 'Sum them', cell: ({ total }) => formatNumber(total.them, 2) },
      ]}
    />
  );
}
