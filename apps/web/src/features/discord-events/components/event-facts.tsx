import type { DiscordEventCard } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { setReminder } from '../api/discord-events.ts';
import { formatDayAndTime } from '../text/event-text.ts';

/** An event's time in the player's zone, its link, and the reminder. */
export function EventFacts({ event }: { event: DiscordEventCard }) {
  const { title, link, startsAt, isCalledOff, isRunning, isReminded } = event;
  const { mutate, isPending } = useAction((requested: boolean) => setReminder(event, requested), {
    // The displayed event may be refetched before the response arrives.
    done: (_done, requested) =>
      requested ? `We’ll remind you an hour before ${title} starts` : `Reminder for ${title} turned off`,
  });
  return (
    <>
      <p className="text-13 text-t2">
        {isCalledOff ? (
          <>
            <b>Canceled</b> · <s>{formatDayAndTime(startsAt)}</s>
          </>
        ) : isRunning ? (
          <b className="text-accent-text">On Discord now</b>
        ) : (
          <>Discord · {formatDayAndTime(startsAt)}</>
        )}
      </p>
      {!isCalledOff && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 items-center">
          <a href={link} target="_blank" rel="noreferrer" className="touch-target text-link">
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
