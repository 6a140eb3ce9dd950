import { counted } from '@datacoach/analysis/format-number';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { replayCountQuery } from '../../features/replays/api/list-replays.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

/** Asks which player of their replays the user is, if unknown; `none` if no replay is analyzed yet. */
export function WhichPlayer({ none }: { none: ReactNode }) {
  const { data } = useQuery(replayCountQuery);
  const read = data?.completed ?? 0;
  if (read === 0) return none;
  return (
    <StatePanel
      title={`${counted(read, 'replay is', 'replays are')} analyzed. Which one are you?`}
      actions={
        <ButtonLink to="/my-replay" search={{ page: 1 }}>
          Open My Replays
        </ButtonLink>
      }
    >
      Open a match and pick yourself. Then your rank estimate, biggest weakness and recent stats will show up
      here.
    </StatePanel>
  );
}
