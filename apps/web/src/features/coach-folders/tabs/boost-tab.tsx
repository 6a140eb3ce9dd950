import { formatNumber } from '@datacoach/analysis/format-number';
import type { BoostSums } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describePad, PadsPicture, sumPadCounts } from '../../../shared/pitch/pads-picture.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { boostQuery } from '../api/folder-stats.ts';
import classes from '../coach-folders.module.css';
import { type HeatColumn, HeatTable, SIDE_LABELS } from '../components/heat-table.tsx';
import { getSelectedPlayerId, Stats, WhoChoice } from '../components/stats.tsx';
import type { FolderPartProps } from '../search/analysis-search.ts';
import { formatGameCount } from '../text/folder-text.ts';
import { type MeasuredRow, metricColumn } from './metric-column.ts';

interface FolderPadsProps {
  side: 'us' | 'them' | 'other';
  /** Pickups by pad, with the side attacking to +y; null if no game was on the standard field. */
  pads: { counts: readonly number[]; games: number } | null;
}

const COLORS = { us: 'var(--blue)', them: 'var(--orange)', other: 'var(--t2)' } as const;
const RADIUS = { min: 4, max: 17 } as const;

/** The 34 pads with how often one side takes each per game, attacking to the right. */
export function FolderPads({ side, pads }: FolderPadsProps) {
  const [active, setActive] = useState<string | null>(null);
  if (pads === null) {
    return (
      <figure className={`${classes.stat} min-w-0`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 mb-1.5 font-[550]">{SIDE_LABELS[side]}</p>
        <p className="s12 t2">These maps have a different pad layout, so we can’t place pickups on pads.</p>
      </figure>
    );
  }
  const { counts, games } = pads;
  const formatCount = (count: number) => formatNumber(count / games, games === 1 ? 0 : 1);
  const describePadCount = (pad: number) => `${describePad(pad)}: ${formatCount(counts[pad] ?? 0)} per game`;
  const { all, stolenShare } = sumPadCounts(counts);
  return (
    <figure className={`${classes.stat} min-w-0`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 mb-1.5 font-[550]">
        <i className="size-2.5 rounded-[50%]" style={{ background: COLORS[side] }} aria-hidden="true" />{' '}
        {SIDE_LABELS[side]}
        <span className="s12 t3 font-normal">
          {formatNumber(all / games, games === 1 ? 0 : 1)} pads per game, {stolenShare}% in the opponents’
          half
        </span>
      </p>
      <PadsPicture
        label={`Boost pads that ${side === 'us' ? 'we take' : 'they take'}, attacking to the right`}
        turned={side === 'them'}
        counts={counts}
        radius={RADIUS}
        describePadValue={describePadCount}
        onActive={setActive}
        formatCount={(pad) => formatCount(counts[pad] ?? 0)}
        ink={side === 'other' ? 'var(--s1)' : undefined}
        renderDisc={(pad, radius) => <circle r={radius} fill={counts[pad] ? COLORS[side] : 'var(--s3)'} />}
      />
      <figcaption className="text-xs min-h-8 mt-1.5 text-t3">
        {active === null
          ? `Pickups per game, from ${formatGameCount(games)}; rings are big pads. ${side === 'us' ? 'You' : 'They'} attack to the right.`
          : active}
      </figcaption>
    </figure>
  );
}

type Values = Readonly<Record<string, { value: number | null }>>;

/** Describes both sides' boost use per player; '' if the files lack the data. */
export function formatBoostText(us: Values | undefined, them: Values | undefined): string {
  const said = STATS.flatMap(({ key, words: describePadCount, decimals }) => {
    const [ours, theirs] = [us?.[key]?.value ?? null, them?.[key]?.value ?? null];
    if (ours === null || theirs === null) return [];
    return [describePadCount(formatNumber(ours, decimals), formatNumber(theirs, decimals))];
  });
  return said.join(' ');
}

const STATS = [
  {
    key: 'bcpm',
    decimals: 0,
    words: (us: string, them: string) => `Boost per minute per player: us ${us}, them ${them}.`,
  },
  {
    key: 'bigStolen',
    decimals: 1,
    words: (us: string, them: string) => `Big pads stolen per game: us ${us}, them ${them}.`,
  },
  {
    key: 'timeZeroPct',
    decimals: 0,
    words: (us: string, them: string) => `Zero boost: us ${us}%, them ${them}%.`,
  },
] as const;

type BoostRow = MeasuredRow & BoostSums;

/** What both sides and every player collect, waste and steal of boost, and from which pads. */
export default function BoostTab({ folder, search, onChange }: FolderPartProps) {
  const playerId = getSelectedPlayerId(search);
  const all = useQuery(boostQuery(folder.folderId, search));
  const one = useQuery({ ...boostQuery(folder.folderId, search, playerId), enabled: playerId !== undefined });
  const [cut, setCut] = useState<View>('taken');
  const { columns, label } = CUTS[cut];
  return (
    <Stats query={playerId === undefined ? all : one}>
      {({ sides }) => (
        <>
          <Panel
            title="Boost pickups"
            aside={
              <WhoChoice
                folder={folder}
                search={search}
                none="Both sides"
                hasThem={false}
                onWho={(who) => onChange({ who })}
              />
            }
          >
            {playerId === undefined && (
              <p className="max-w-[76ch] mb-3 text-t2">
                {formatBoostText(
                  sides.find(({ side }) => side === 'us')?.values,
                  sides.find(({ side }) => side === 'them')?.values,
                )}
              </p>
            )}
            {sides.length === 0 && <p className="max-w-[76ch] mb-3 text-t2">No games match your filters.</p>}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))] gap-4">
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
                  (sums): BoostRow => ({ ...sums, key: sums.side, name: SIDE_LABELS[sums.side] }),
                )}
                columns={columns}
                aside={<Segmented label="Boost view" value={cut} onChange={setCut} choices={CUT_CHOICES} />}
                fileName={`${folder.name} boost sides ${label}`}
                empty="No games match your filters."
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
                empty="No games match your filters."
                note={NOTE}
              />
            </>
          )}
        </>
      )}
    </Stats>
  );
}

const NOTE = 'Pads, stolen and wasted boost: per player, per 5 minutes of play.';

/** Builds a column for a stat that isn't a metric in the registry. */
const amountColumn = (
  key: 'wastedBig' | 'wastedSmall' | 'smallStolen',
  better: 'higher' | 'lower',
  decimals: number,
  term: Term,
): HeatColumn<BoostRow> => ({
  key,
  label: term.label,
  fileLabel: `${term.label} (per 5 min)`,
  term,
  better,
  value: (row) => row[key],
  formatValue: (value) => formatNumber(value, decimals),
});

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
        definition: 'Small pads taken in the opponents’ half, per 5 minutes of play.',
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
          'Boost from big pads lost to overfill, per 5 minutes of play. A big pad at 70 boost wastes 70.',
      }),
      amountColumn('wastedSmall', 'lower', 0, {
        label: 'On small pads',
        definition: 'Boost from small pads lost to overfill, per 5 minutes of play.',
      }),
      ...metricColumn('boostWastedSupersonic', 'While supersonic'),
      ...metricColumn('boostEfficiency', 'Efficiency %'),
      ...metricColumn('bpm', 'Used/min'),
    ],
  },
  level: {
    label: 'Boost level',
    columns: [
      ...metricColumn('avgBoost', 'Average'),
      ...metricColumn('timeZeroPct', 'At 0%'),
      ...metricColumn('timeLowPct', 'Below 25'),
      ...metricColumn('timeFullPct', 'At 100%'),
      ...metricColumn('boostWhenFirstMan', 'As first man'),
    ],
  },
} as const satisfies Record<string, { label: string; columns: readonly HeatColumn<BoostRow>[] }>;
type View = keyof typeof CUTS;
const CUT_CHOICES = Object.entries(CUTS).map(([value, { label }]) => ({ value: value as View, label }));
