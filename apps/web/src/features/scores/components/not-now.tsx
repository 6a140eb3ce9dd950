import type { OpportunityReason } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { queryClient, server } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
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

export interface DismissedOpportunity {
  readonly metric: string;
  readonly label: string;
  readonly until: string;
}

interface DismissedProps {
  mode: 5 | 10 | 15;
  metric: string;
  label: string;
  onDismiss: (aside: DismissedOpportunity) => void;
}

export function NotNow({ mode, metric, label, onDismiss }: DismissedProps) {
  const { mutate, error } = useMutation({
    mutationFn: async (reason: OpportunityReason) => {
      const answer = await server.PUT(PATH, { body: { mode, metric, reason } });
      await showNext();
      return answer;
    },
    onSuccess: ({ hiddenUntil }) => onDismiss({ metric, label, until: hiddenUntil }),
  });
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
              onClick: () => mutate(reason),
            })),
          },
        ]}
      >
        <Button variant="subtle" color="gray">
          Not now
        </Button>
      </ActionMenu>
      {error && (
        <p role="alert" className="w-full">
          {getFailureMessage(error)}
        </p>
      )}
    </>
  );
}

export function DismissedLine(props: { mode: 5 | 10 | 15; aside: DismissedOpportunity; onBack: () => void }) {
  const { mode, aside, onBack } = props;
  const { mutate, isError } = useMutation({
    mutationFn: () => server.DELETE(PATH, { query: { mode, metric: aside.metric } }).then(showNext),
    onSuccess: onBack,
  });
  return (
    <p className="text-xs mb-2 text-t2" role="status">
      {aside.label} is hidden until {formatDate(new Date(aside.until))}.{' '}
      <button type="button" className="text-link" onClick={() => mutate()}>
        Undo
      </button>
      {isError && ' We couldn’t save that. Try again.'}
    </p>
  );
}
