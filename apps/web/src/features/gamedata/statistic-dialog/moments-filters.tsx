import type { EventSort } from '@datacoach/contract';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { FieldSelect } from '../components/field-select.tsx';
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
  const everyone = { value: 'all', label: 'Everyone' };
  return (
    <>
      <FieldSelect
        label="Player"
        value={filter.player}
        choices={
          scope.kind === 'window'
            ? [{ value: 'me', label: 'Me' }, everyone]
            : [everyone, ...scope.players.map(({ key, name }) => ({ value: key, label: name }))]
        }
        onChange={(player) => player !== undefined && onChange({ player })}
      />
      {scope.kind === 'window' ? (
        <FieldSelect
          label="Side"
          none="Both"
          value={filter.side}
          choices={SIDES}
          onChange={(side) => onChange({ side: side ?? null })}
        />
      ) : (
        <FieldSelect
          label="Side"
          none="Both"
          value={filter.team}
          choices={TEAMS.map((team) => ({ value: team, label: teamWords(scope, team) }))}
          onChange={(team) => onChange({ team: team ?? null })}
        />
      )}
      <FieldSelect
        label="Role"
        none="All"
        value={filter.role}
        choices={ROLES}
        onChange={(role) => onChange({ role: role ?? null })}
      />
      <FieldSelect
        label="Score"
        none="Any"
        value={filter.scoreState}
        choices={STATES}
        onChange={(scoreState) => onChange({ scoreState: scoreState ?? null })}
      />
      <FieldSelect
        label="Order"
        value={ORDERS.findIndex(({ sort, order }) => sort === filter.sort && order === filter.order)}
        choices={ORDERS.map(({ label }, value) => ({ value, label }))}
        onChange={(chosen) => {
          const { sort, order } = ORDERS[chosen ?? 0]!;
          onChange({ sort, order });
        }}
      />
    </>
  );
}

type MatchScope = Extract<Statistic['scope'], { kind: 'match' }>;

/** Returns "My team" if it's the user's, otherwise the team's name. */
function teamWords({ ownTeam, teams }: MatchScope, team: Team): string {
  return ownTeam === null ? teams[team] : ownTeam === team ? 'My team' : 'Opponents';
}
