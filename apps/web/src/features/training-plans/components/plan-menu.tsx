import { type MyPlan, TRAINING_MINUTES } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { changePlan, type PlanChangeBody } from '../api/change-plans.ts';
import { useChange } from './use-change.ts';

/** Confirmations before something is lost. */
const CONFIRMATIONS = {
  leave: {
    title: 'Leave this plan?',
    text: 'You keep its results and what you logged, but the plan stops. You can start it over from week 1.',
    action: 'Leave plan',
  },
  restart: {
    title: 'Start over from week 1?',
    text: 'All weeks and checks restart today. You keep what you logged.',
    action: 'Start over',
  },
} as const;

/** Pause, rest, restart, leave, and minutes per day. */
export function PlanMenu({ plan }: { plan: MyPlan }) {
  const { isBusy, run } = useChange();
  const [confirming, setConfirming] = useState<keyof typeof CONFIRMATIONS | null>(null);
  const change = (body: PlanChangeBody) => run(() => changePlan(plan.id, body));
  const isRunning = plan.status === 'active';
  return (
    <>
      <ActionMenu
        groups={[
          {
            title: 'Minutes a day',
            actions: TRAINING_MINUTES.map((minutesPerDay) => ({
              label: `Up to ${minutesPerDay}${minutesPerDay === plan.minutesPerDay ? ', current' : ''}`,
              isDisabled: !isRunning || minutesPerDay === plan.minutesPerDay,
              onClick: () => change({ change: 'minutes', minutesPerDay }),
            })),
          },
          {
            actions: [
              isRunning &&
                plan.restsUntil === null && {
                  label: 'Take a rest week',
                  onClick: () => change({ change: 'rest-week' }),
                },
              isRunning && { label: 'Pause', onClick: () => change({ change: 'pause' }) },
              { label: 'Start over from week 1…', onClick: () => setConfirming('restart') },
              isRunning && { label: 'Leave…', onClick: () => setConfirming('leave') },
            ].filter((action) => action !== false),
          },
        ]}
      >
        <Button variant="subtle" color="gray" aria-label="Change this plan" disabled={isBusy}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </ActionMenu>
      <Dialog
        opened={confirming !== null}
        onClose={() => setConfirming(null)}
        title={confirming ? CONFIRMATIONS[confirming].title : ''}
        closeLabel="Keep the plan as it is"
      >
        {confirming && (
          <div className="grid gap-4">
            <p>{CONFIRMATIONS[confirming].text}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setConfirming(null)}>Keep plan</Button>
              <TextButton
                label={CONFIRMATIONS[confirming].action}
                variant="filled"
                disabled={isBusy}
                onClick={() => void change({ change: confirming }).then(() => setConfirming(null))}
              />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
