import { useMatch } from '../match/match-context.ts';
import { whoChoices, whoSearch, whoValue } from '../match/who.ts';
import classes from './who-filter.module.css';

interface WhoFilterProps {
  /** What it filters, for readers who hear the page. */
  label: string;
}

/** Whose events are shown: everybody, a team, a player. The address keeps it, so every picture follows. */
export function WhoFilter({ label }: WhoFilterProps) {
  const { report, search, change } = useMatch();
  return (
    <label className={`${classes.field} text-xs inline-flex items-center gap-2 text-t3`}>
      <span>Show</span>
      <select
        aria-label={label}
        value={whoValue(search)}
        onChange={(event) => change(whoSearch(event.target.value))}
      >
        <option value="">Everybody</option>
        {whoChoices(report).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
