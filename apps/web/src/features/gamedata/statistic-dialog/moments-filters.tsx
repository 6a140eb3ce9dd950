import type { EventSort } from '@datacoach/contract';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import who from '../gamedata.module.css';
import { TEAMS, type Team } from '../team-words.ts';
import type { MomentsFilter } from './statistic-events.ts';

interface MomentsFiltersProps {
  scope: Statistic['scope'];
  filter: MomentsFilter;
  onChange: (part: Partial<MomentsFilter>) => void;
}

const SIDES = [
  { value: 'own', label: 'My team' },
  { value: 'other', label: 'Opponents' },
] as const;
const ROLES = [
  { value: 'first', label: 'First man' },
  { value: 'second', label: 'Second man' },
  { value: 'third', label: 'Third man' },
  { value: 'ambiguous', label: 'Crowding' },
] as const;
const STATES = [
  { value: 'ahead', label: 'When ahead' },
  { value: 'level', label: 'When tied' },
  { value: 'behind', label: 'When behind' },
] as const;

const ORDERS: readonly { sort: EventSort; order: 'asc' | 'desc'; label: string }[] = [
  { sort: 'time', order: 'desc', label: 'Newest first' },
  { sort: 'time', order: 'asc', label: 'Oldest first' },
  { sort: 'xg', order: 'desc', label: 'Highest xG' },
  { sort: 'xg', order: 'asc', label: 'Lowest xG' },
  { sort: 'ballSpeed', order: 'desc', label: 'Fastest ball' },
  { sort: 'ballSpeed', order: 'asc', label: 'Slowest ball' },
  { sort: 'trust', order: 'desc', label: 'Most confident' },
  { sort: 'trust', order: 'asc', label: 'Least confident' },
];

/** Filters and sorts moments by player, period and score. */
export function MomentsFilters({ scope, filter, onChange }: MomentsFiltersProps) {
  return (
    <>
      <label className={`${who.field} text-xs inline-flex items-center gap-2 text-t3`}>
        <span>Player</span>
        <select value={filter.player} onChange={({ target }) => onChange({ player: target.value })}>
          {scope.kind === 'window' && <option value="me">Me</option>}
          <option value="all">Everyone</option>
          {scope.kind === 'match' &&
            scope.players.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {scope.kind === 'window' ? (
        <Choice
          label="Side"
          all="Both"
          value={filter.side}
          choices={SIDES}
          onChange={(side) => onChange({ side })}
        />
      ) : (
        <Choice
          label="Side"
          all="Both"
          value={filter.team}
          choices={TEAMS.map((team) => ({ value: team, label: teamWords(scope, team) }))}
          onChange={(team) => onChange({ team })}
        />
      )}
      <Choice
        label="Role"
        all="All"
        value={filter.role}
        choices={ROLES}
        onChange={(role) => onChange({ role })}
      />
      <Choice
        label="Score"
        all="Any"
        value={filter.scoreState}
        choices={STATES}
        onChange={(scoreState) => onChange({ scoreState })}
      />
      <label className={`${who.field} text-xs inline-flex items-center gap-2 text-t3`}>
        <span>Order</span>
        <select
          value={`${filter.sort} ${filter.order}`}
          onChange={({ target }) => {
            const chosen = ORDERS.find(({ sort, order }) => `${sort} ${order}` === target.value);
            if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
          }}
        >
          {ORDERS.map(({ sort, order, label }) => (
            <option key={label} value={`${sort} ${order}`}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

type MatchScope = Extract<Statistic['scope'], { kind: 'match' }>;

/** Returns "My team" if it's the user's, otherwise the team's name. */
function teamWords({ ownTeam, teams }: MatchScope, team: Team): string {
  return ownTeam === null ? teams[team] : ownTeam === team ? 'My team' : 'Opponents';
}

interface ChoiceProps<T extends string | number> {
  label: string;
  /** Label for no selection. */
  all: string;
  value: T | null;
  choices: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T | null) => void;
}

function Choice<T extends string | number>({ label, all, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <label className={`${who.field} text-xs inline-flex items-center gap-2 text-t3`}>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(choices.find((one) => String(one.value) === target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
