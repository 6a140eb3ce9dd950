import { formatNumber } from '@datacoach/analysis/format-number';
import type { ReactNode } from 'react';
import type { DataAttributes } from '../../../shared/data-table/data-table.tsx';
import { useMatch } from '../match/match-context.ts';
import { type ReportPlayer, TEAM_KEYS } from '../match/teams.ts';
import { PlayerName } from './player-name.tsx';
import classes from './share-bars.module.css';

export interface BarPart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

/** Narrower parts have no label because it wouldn't fit. */
const MIN_LABELED_PERCENT = 9;

/** Parts of a whole in percent, from weaker to stronger shades of the team's color. */
export function DividedBar({ player, parts }: { player: ReportPlayer; parts: readonly BarPart[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const calculatePercent = (value: number) => (total > 0 ? (value / total) * 100 : 0);
  const words = parts.map(({ label, value }) => `${label} ${formatNumber(calculatePercent(value), 1)}%`);
  return (
    <div
      className={classes.bar}
      data-team={TEAM_KEYS[player.team]}
      role="img"
      aria-label={`${player.name}: ${words.join(', ')}`}
    >
      {parts.map(({ key, value }, index) => (
        <i
          key={key}
          data-part={key}
          data-step={getShadeStep(index, parts.length)}
          style={{ flexGrow: value, flexBasis: 0 }}
          title={words[index]}
        >
          {calculatePercent(value) >= MIN_LABELED_PERCENT && formatNumber(calculatePercent(value))}
        </i>
      ))}
    </div>
  );
}

interface PlayerBarProps extends DataAttributes {
  player: ReportPlayer;
  children: ReactNode;
}

export function PlayerBar({ player, children, ...data }: PlayerBarProps) {
  const { me } = useMatch();
  return (
    <li
      className="max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-2 max-md:text-[12px] grid grid-cols-[148px_minmax(0,1fr)] gap-3 items-center h-7"
      {...data}
    >
      <span className="min-w-0 text-t2 data-me:text-accent-text" data-me={player.key === me || undefined}>
        <PlayerName player={player} details="none" />
      </span>
      {children}
    </li>
  );
}

export const BarLegend = ({ parts }: { parts: readonly Omit<BarPart, 'value'>[] }) => (
  <span
    className={`${classes.legend} max-md:flex-1 max-md:justify-start flex flex-wrap justify-end gap-x-3 gap-y-0.5`}
  >
    {parts.map(({ key, label }, index) => (
      <span className="inline-flex items-center gap-1.25" key={key}>
        <i data-step={getShadeStep(index, parts.length)} />
        {label}
      </span>
    ))}
  </span>
);

/** Returns the shade of a part: the last always gets the strongest of four. */
const getShadeStep = (index: number, count: number): number => 4 - count + index + 1;
