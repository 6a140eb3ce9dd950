import { useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { PadsPicture, padSums, padWords } from '../../../shared/pitch/pads-picture.tsx';
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

/** The 34 pads with how often one side takes each in a game, its attack going to the right. */
export function FolderPads({ side, pads }: FolderPadsProps) {
  const [active, setActive] = useState<string | null>(null);
  if (pads === null) {
    return (
      <figure className={`${classes.figure} min-w-0`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 mb-1.5 font-[550]">{SIDE_WORDS[side]}</p>
        <p className="s12 t2">These fields have another pad layout: pickups cannot be placed on pads.</p>
      </figure>
    );
  }
  const { counts, games } = pads;
  const written = (count: number) => formatNumber(count / games, games === 1 ? 0 : 1);
  const words = (pad: number) => `${padWords(pad)}: ${written(counts[pad] ?? 0)} a game`;
  const { all, stolenShare } = padSums(counts);
  return (
    <figure className={`${classes.figure} min-w-0`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 mb-1.5 font-[550]">
        <i className="size-2.5 rounded-[50%]" style={{ background: COLOURS[side] }} aria-hidden="true" />{' '}
        {SIDE_WORDS[side]}
        <span className="s12 t3 font-normal">
          {formatNumber(all / games, games === 1 ? 0 : 1)} pads a game, {stolenShare} % in the opponents’ half
        </span>
      </p>
      <PadsPicture
        label={`Boost pads that ${side === 'us' ? 'we take' : 'they take'}, attacking to the right`}
        turned={side === 'them'}
        counts={counts}
        radius={RADIUS}
        words={words}
        onActive={setActive}
        written={(pad) => written(counts[pad] ?? 0)}
        ink={side === 'other' ? 'var(--s1)' : undefined}
        disc={(pad, radius) => <circle r={radius} fill={counts[pad] ? COLOURS[side] : 'var(--s3)'} />}
      />
      <figcaption className="text-xs min-h-8 mt-1.5 text-t3">
        {active === null
          ? `Pickups a game, from ${gamesText(games)}; a ring around it: big pad. The attack goes to the right.`
          : active}
      </figcaption>
    </figure>
  );
}
