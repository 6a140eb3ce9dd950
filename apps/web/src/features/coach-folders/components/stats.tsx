import type { FolderContent } from '@datacoach/contract';
import type { ComponentProps } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';

export const THEM = 'them';

/** Returns the id of the selected player; undefined for teams. */
export const getSelectedPlayerId = ({ who }: AnalysisSearch): string | undefined =>
  who === THEM ? undefined : who;

interface WhoChoiceProps {
  folder: FolderContent;
  search: AnalysisSearch;
  /** Label for no selection: "Us", "Both sides". */
  none: string;
  /** Whether "them" is a separate option. */
  hasThem: boolean;
  onWho: (who: string | undefined) => void;
}

export function WhoChoice({ folder, search, none, hasThem, onWho }: WhoChoiceProps) {
  const { who = '' } = search;
  const listPlayersOf = (side: 'us' | 'them') =>
    folder.teams
      .filter((team) => team.side === side && (search.team === undefined || team.key === search.team))
      .flatMap(({ players }) => players);
  const groups = [
    { label: 'Our players', players: listPlayersOf('us') },
    { label: 'Their players', players: listPlayersOf('them') },
  ].filter(({ players }) => players.length > 0);
  const known =
    who === '' || (who === THEM && hasThem) || groups.some(({ players }) => hasPlayer(players, who));
  return (
    <ListChoice
      label="Player"
      none={none}
      value={known ? who : ''}
      choices={[
        ...(hasThem ? [{ value: THEM, label: 'Them' }] : []),
        ...groups.map(({ label, players }) => ({
          label,
          choices: players.map(({ playerId, name }) => ({ value: playerId, label: name })),
        })),
      ]}
      onChange={onWho}
    />
  );
}

const hasPlayer = (players: readonly { playerId: string }[], who: string): boolean =>
  players.some(({ playerId }) => playerId === who);

export function Stats<Data>(props: Pick<ComponentProps<typeof QueryBoundary<Data>>, 'query' | 'children'>) {
  return <QueryBoundary {...props} what="these stats" height={280} />;
}
