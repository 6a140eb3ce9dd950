import { type MyPlan, TRAINING_MINUTES } from '@datacoach/contract';
import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
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
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="subtle" color="gray" aria-label="Change this plan" disabled={isBusy}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Minutes a day</Menu.Label>
          {TRAINING_MINUTES.map((minutesPerDay) => (
            <Menu.Item
              key={minutesPerDay}
              disabled={!isRunning || minutesPerDay === plan.minutesPerDay}
              onClick={() => void change({ change: 'minutes', minutesPerDay })}
            >
              Up to {minutesPerDay}
              {minutesPerDay === plan.minutesPerDay ? ', current' : ''}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {isRunning && plan.restsUntil === null && (
            <Menu.Item onClick={() => void change({ change: 'rest-week' })}>Take a rest week</Menu.Item>
          )}
          {isRunning && <Menu.Item onClick={() => void change({ change: 'pause' })}>Pause</Menu.Item>}
          <Menu.Item onClick={() => setConfirming('restart')}>Start over from week 1 …</Menu.Item>
          {isRunning && <Menu.Item onClick={() => setConfirming('leave')}>Leave …</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
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
              <Button onClick={() => setConfirming(null)}>Keep it</Button>
              <Button
                variant="filled"
                disabled={isBusy}
                onClick={() => void change({ change: confirming }).then(() => setConfirming(null))}
              >
                {CONFIRMATIONS[confirming].action}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
