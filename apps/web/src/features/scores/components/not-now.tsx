import type { OpportunityReason } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { server } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';

const PATH = '/api/v1/scores/opportunity-answer';

/** The dashboard then shows the next opportunity. */
const showNext = () => queryClient.invalidateQueries({ queryKey: ['/api/v1/scores/player'] });

/** Reasons for dismissing, in the order of decisions.md 11. */
const REASONS: Readonly<Record<OpportunityReason, string>> = {
  know: 'I already know',
  'not-true': 'That’s not accurate',
  'not-my-goal': 'Not my goal',
};

export interface Aside {
  readonly metric: string;
  readonly label: string;
  readonly until: string;
}

interface DismissedProps {
  mode: 5 | 10 | 15;
  metric: string;
  label: string;
  onDismiss: (aside: Aside) => void;
}

export function NotNow({ mode, metric, label, onDismiss }: DismissedProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const choose = async (reason: OpportunityReason) => {
    setFailure(null);
    try {
      const { hiddenUntil } = await server.PUT(PATH, { body: { mode, metric, reason } });
      await showNext();
      onDismiss({ metric, label, until: hiddenUntil });
    } catch (error) {
      setFailure(getFailureMessage(error));
    }
  };
  return (
    <>
      <ActionMenu
        position="top-start"
        width={200}
        groups={[
          {
            title: 'Why not?',
            actions: (Object.entries(REASONS) as [OpportunityReason, string][]).map(([reason, label]) => ({
              label,
              onClick: () => choose(reason),
            })),
          },
        ]}
      >
        <Button variant="subtle" color="gray">
          Not now
        </Button>
      </ActionMenu>
      {failure && (
        <p role="alert" className="w-full">
          {failure}
        </p>
      )}
    </>
  );
}

export function DismissedLine(props: { mode: 5 | 10 | 15; aside: Aside; onBack: () => void }) {
  const { mode, aside, onBack } = props;
  const [failed, setFailed] = useState(false);
  const undo = async () => {
    try {
      await server.DELETE(PATH, { query: { mode, metric: aside.metric } });
      await showNext();
      onBack();
    } catch {
      setFailed(true);
    }
  };
  return (
    <p className="text-xs mb-2 text-t2" role="status">
      {aside.label} is hidden until {formatDate(new Date(aside.until))}.{' '}
      <button type="button" className="text-link" onClick={() => void undo()}>
        Undo
      </button>
      {failed && ' We couldn’t save that. Try again.'}
    </p>
  );
}
