import type { DiscordEventCard } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { setReminder } from '../api/discord-events.ts';
import { dayAndTime } from '../words/event-words.ts';

/** An event's time in the player's zone, its link, and the reminder. */
export function EventFacts({ event }: { event: DiscordEventCard }) {
  const { title, link, startsAt, isCalledOff, isRunning, isReminded } = event;
  const { mutate, isPending } = useMutation({
    mutationFn: (requested: boolean) => setReminder(event, requested),
    // The displayed event may be refetched before the response arrives.
    onSuccess: (_done, requested) =>
      showToast({
        kind: 'done',
        message: requested
          ? `We’ll remind you an hour before ${title} starts`
          : `Reminder for ${title} turned off`,
      }),
    onError: (error) => showToast({ kind: 'failed', message: failureMessage(error) }),
  });
  return (
    <>
      <p className="text-13 text-t2">
        {isCalledOff ? (
          <>
            <b>Canceled</b> · <s>{dayAndTime(startsAt)}</s>
          </>
        ) : isRunning ? (
          <b className="text-accent-text">On Discord now</b>
        ) : (
          <>Discord · {dayAndTime(startsAt)}</>
        )}
      </p>
      {!isCalledOff && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 items-center">
          <a href={link} target="_blank" rel="noreferrer" className="text-link">
            {isRunning ? 'Join' : 'View event'}
            <span className="sr-only"> on Discord: {title}</span>
          </a>
          {!isRunning && (
            <Button
              size="compact-xs"
              variant={isReminded ? 'light' : 'default'}
              aria-pressed={isReminded}
              loading={isPending}
              leftSection={isReminded && <IconCheck size={14} stroke={2} aria-hidden="true" />}
              onClick={() => mutate(!isReminded)}
            >
              Remind me<span className="sr-only"> about {title}</span>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
