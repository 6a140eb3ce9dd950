import { BOOST_PADS } from '@datacoach/analysis/metadata';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { PadsPicture } from '../../../shared/pitch/pads-picture.tsx';
import { gamesText } from '../words/folder-words.ts';
import classes from './folder-pads.module.css';
import { SIDE_WORDS } from './heat-table.tsx';

interface FolderPadsProps {
  side: 'us' | 'them' | 'other';
  /** Pickups by pad, the side attacking to +y; null where no game was on the standard field. */
  pads: { counts: readonly number[]; games: number } | null;
}

const COLOURS = { us: 'var(--blue)', them: 'var(--orange)', other: 'var(--t2)' } as const;
const RADIUS = { least: 4, most: 17 } as const;
/** Smallest disc that carries its number, px. */
const LEAST_NUMBER_PX = 8.5;

/** The 34 pads with how often one side takes each in a game, its attack going to the right. */
export function FolderPads({ side, pads }: FolderPadsProps) {
  const [active, setActive] = useState<string | null>(null);
  if (pads === null) {
    return (
      <figure className={classes.figure}>
        <p className={classes.head}>{SIDE_WORDS[side]}</p>
        <p className="s12 t2">These fields have another pad layout: pickups cannot be placed on pads.</p>
      </figure>
    );
  }
  const { counts, games } = pads;
  const written = (count: number) => formatNumber(count / games, games === 1 ? 0 : 1);
  const words = (pad: number) => {
    const { x, y, big } = BOOST_PADS[pad] ?? { x: 0, y: 0, big: false };
    const half = y === 0 ? 'on the middle line' : y > 0 ? 'in the opponents’ half' : 'in the own half';
    const lane = x === 0 ? 'middle' : x > 0 ? 'left' : 'right';
    return `${big ? 'Big' : 'Small'} pad ${half}, ${lane}: ${written(counts[pad] ?? 0)} a game`;
  };
  const stolen = counts.reduce((sum, count, pad) => sum + ((BOOST_PADS[pad]?.y ?? 0) > 0 ? count : 0), 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <figure className={classes.figure}>
      <p className={classes.head}>
        <i style={{ background: COLOURS[side] }} aria-hidden="true" /> {SIDE_WORDS[side]}
        <span className="s12 t3">
          {formatNumber(all / games, games === 1 ? 0 : 1)} pads a game,{' '}
          {all > 0 ? Math.round((100 * stolen) / all) : 0} % in the opponents’ half
        </span>
      </p>
      <PadsPicture
        label={`Boost pads that ${side === 'us' ? 'we take' : 'they take'}, attacking to the right`}
        turned={side === 'them'}
        counts={counts}
        radius={RADIUS}
        words={words}
        onActive={setActive}
        disc={(pad, radius, pixel) => {
          const count = counts[pad] ?? 0;
          return (
            <>
              <circle r={radius} fill={count === 0 ? 'var(--s3)' : COLOURS[side]} />
              {count > 0 && radius >= LEAST_NUMBER_PX * pixel && (
                <text
                  textAnchor="middle"
                  y={3.6 * pixel}
                  fontSize={10.5 * pixel}
                  fontWeight="650"
                  fill="#0c1016"
                >
                  {written(count)}
                </text>
              )}
            </>
          );
        }}
      />
      <figcaption className={classes.caption}>
        {active === null
          ? `Pickups a game, from ${gamesText(games)}; a ring around it: big pad. The attack goes to the right.`
          : active}
      </figcaption>
    </figure>
  );
}
