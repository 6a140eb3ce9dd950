import type { FolderContent } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';

export const THEM = 'them';

/** Returns the id of the selected player; undefined for teams. */
export function whoPlayer({ who }: AnalysisSearch): string | undefined {
  return who === THEM ? undefined : who;
}

interface WhoChoiceProps {
  folder: FolderContent;
  search: AnalysisSearch;
  /** Label for no selection: "Us", "Both sides". */
  none: string;
  /** Whether "them" is a separate option. */
  hasThem: boolean;
  onWho: (who: string | undefined) => void;
}

/** Selects us, them, or a player. */
export function WhoChoice({ folder, search, none, hasThem, onWho }: WhoChoiceProps) {
  const { who = '' } = search;
  const people = (side: 'us' | 'them') =>
    folder.teams
      .filter((team) => team.side === side && (search.team === undefined || team.key === search.team))
      .flatMap(({ players }) => players);
  const groups = [
    { label: 'Our players', players: people('us') },
    { label: 'Their players', players: people('them') },
  ].filter(({ players }) => players.length > 0);
  const known =
    who === '' || (who === THEM && hasThem) || groups.some(({ players }) => isOneOf(players, who));
  return (
    <Choice label="Player" value={known ? who : ''} onChange={(chosen) => onWho(chosen || undefined)}>
      <option value="">{none}</option>
      {hasThem && <option value={THEM}>Them</option>}
      {groups.map(({ label, players }) => (
        <optgroup key={label} label={label}>
          {players.map(({ playerId, name }) => (
            <option key={playerId} value={playerId}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}

function isOneOf(players: readonly { playerId: string }[], who: string): boolean {
  return players.some(({ playerId }) => playerId === who);
}

interface StatsProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** Shows the server's stats, with loading and error states. */
export function Stats<Data>({ query, children }: StatsProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <StatePanel
        title="We couldn’t load these stats"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureMessage(error)}
      </StatePanel>
    );
  }
  return <Skeleton height={280} role="status" aria-label="Loading stats…" />;
}
