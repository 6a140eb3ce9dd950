import { formatNumber } from '@datacoach/analysis/format-number';
import { TEAM_KEYS, type Team } from '../team-words.ts';
import classes from './share-bars.module.css';

export interface BarPart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

interface DividedBarProps {
  name: string;
  team: Team;
  parts: readonly BarPart[];
}

/** Narrower parts have no label because it wouldn't fit. */
const MIN_LABELED_PERCENT = 9;

/** Parts of a whole in percent, from weaker to stronger shades of the team's color. */
export function DividedBar({ name, team, parts }: DividedBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const percent = (value: number) => (total > 0 ? (value / total) * 100 : 0);
  const words = parts.map(({ label, value }) => `${label} ${formatNumber(percent(value), 1)}%`);
  return (
    <div
      className={classes.bar}
      data-team={TEAM_KEYS[team]}
      role="img"
      aria-label={`${name}: ${words.join(', ')}`}
    >
      {parts.map(({ key, value }, index) => (
        <i
          key={key}
          data-part={key}
          data-step={stepOf(index, parts.length)}
          style={{ flexGrow: value, flexBasis: 0 }}
          title={words[index]}
        >
          {percent(value) >= MIN_LABELED_PERCENT && formatNumber(percent(value))}
        </i>
      ))}
    </div>
  );
}

/** Returns the shade of a part: the last always gets the strongest of four. */
export function stepOf(index: number, count: number): number {
  return 4 - count + index + 1;
}
