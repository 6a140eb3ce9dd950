import type { EventSort } from '@datacoach/contract';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { FieldSelect } from '../components/who-filter.tsx';
import { TEAMS, type Team } from '../match/teams.ts';
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

export function MomentsFilters({ scope, filter, onChange }: MomentsFiltersProps) {
  const everyone = { value: 'all', label: 'Everyone' };
  const renderList = <Value extends string | number>(
    key: 'side' | 'team' | 'role' | 'scoreState',
    label: string,
    none: string,
    choices: readonly { value: Value; label: string }[],
  ) => (
    <FieldSelect
      label={label}
      none={none}
      value={filter[key] as Value | null}
      choices={choices}
      onChange={(chosen) => onChange({ [key]: chosen ?? null })}
    />
  );
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
      {scope.kind === 'window'
        ? renderList('side', 'Side', 'Both', SIDES)
        : renderList(
            'team',
            'Side',
            'Both',
            TEAMS.map((team) => ({ value: team, label: formatTeam(scope, team) })),
          )}
      {renderList('role', 'Role', 'All', ROLES)}
      {renderList('scoreState', 'Score', 'Any', STATES)}
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

/** Returns "My team" if it's the user's, otherwise the team's name. */
const formatTeam = (
  { ownTeam, teams }: Extract<Statistic['scope'], { kind: 'match' }>,
  team: Team,
): string => (ownTeam === null ? teams[team] : ownTeam === team ? 'My team' : 'Opponents');
