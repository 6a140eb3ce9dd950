import { SLOT_DAYS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { slotsQuery } from '../api/coaching.ts';
import { dayOf, daysFrom, daysWords } from '../words/session-words.ts';
import classes from './week-slots.module.css';

interface WeekSlotsProps {
  coachId: string;
  /** The session that another time is chosen for. */
  moving: string | null;
  /** First day that is shown, as in 2026-03-14. */
  from: string;
  chosen: string | null;
  onFrom: (day: string) => void;
  onChoose: (startsAt: string) => void;
}

/** A week of a coach on the reader's clocks: what is free can be pressed. */
export function WeekSlots({ coachId, moving, from, chosen, onFrom, onChoose }: WeekSlotsProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(slotsQuery(coachId, from, moving));
  const days = Array.from({ length: SLOT_DAYS }, (_, place) => daysFrom(from, place));
  const turn = (weeks: number) => onFrom(dayOf(daysFrom(from, weeks * SLOT_DAYS)));
  const isFirst = from <= dayOf(new Date());
  return (
    <div className="grid gap-3 data-stale:opacity-60" data-stale={isPlaceholderData || undefined}>
      <div className={`${classes.head} flex flex-wrap gap-2 items-center justify-between`}>
        <b>{daysWords(days[0]!, days.at(-1)!)}</b>
        <span>
          <Button size="xs" disabled={isFirst} onClick={() => turn(-1)}>
            Earlier
          </Button>
          <Button size="xs" onClick={() => turn(1)}>
            Later
          </Button>
        </span>
      </div>
      {error ? (
        <>
          <FormMessage>{failureSentence(error)}</FormMessage>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : !data ? (
        <Skeleton height={220} role="status" aria-label="Times load" />
      ) : (
        <div className="grid grid-cols-7 gap-1.5 max-md:grid-cols-1">
          {days.map((day) => {
            const ofDay = data.slots.filter(({ startsAt }) => dayOf(new Date(startsAt)) === dayOf(day));
            const name = `${day.toLocaleDateString('en-US', { weekday: 'short' })} ${day.getDate()}`;
            return (
              <section
                key={dayOf(day)}
                aria-label={formatShortDate(day)}
                className={`${classes.day} grid gap-1.5 content-start min-w-0`}
              >
                <h3 className="text-t2">{name}</h3>
                {ofDay.length === 0 && <p className="t3">none</p>}
                <div className="grid gap-1.5 content-start min-w-0 max-md:grid-cols-[repeat(auto-fill,minmax(64px,1fr))]">
                  {ofDay.map(({ startsAt, isFree }) => (
                    <button
                      key={startsAt}
                      type="button"
                      className={classes.slot}
                      aria-pressed={startsAt === chosen}
                      aria-label={`${formatShortDate(day)}, ${formatTimeOfDay(new Date(startsAt))}${isFree ? '' : ', not free'}`}
                      disabled={!isFree}
                      onClick={() => onChoose(startsAt)}
                    >
                      {formatTimeOfDay(new Date(startsAt))}
                    </button>
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      )}
    </div>
  );
}
