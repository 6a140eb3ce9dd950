import type { MatchEvent } from '@datacoach/contract';
import { NativeSelect } from '@mantine/core';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { LEAD_SECONDS } from '../../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../../shared/format/date.ts';
import { EventGlyph, getGlyph } from '../../components/event-glyph.tsx';
import { getTeamKey, getTeamNames } from '../../match/teams.ts';
import { matchesChoice } from '../../plays/play-kinds.ts';
import { getEventLabel } from '../../text/event-facts.ts';
import { formatEventText } from '../../text/event-text.ts';
import { TIMELINE_KINDS } from '../../timeline/timeline-moments.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import classes from './event-rail.module.css';

/** Seconds around an event in which the card describes it. */
const CARD_SECONDS = { before: 2, after: 4 } as const;

export function MomentCard() {
  const { chosen, report } = useViewer();
  const { time } = usePlayback();
  if (!chosen || time < chosen.time - CARD_SECONDS.before || time > chosen.time + CARD_SECONDS.after)
    return null;
  return (
    <div
      className="max-w-[380px] px-3.5 py-2 border-l-3 border-l-accent bg-[color-mix(in_srgb,var(--s1)_92%,transparent)] text-sm"
      role="status"
    >
      <b>
        {formatClockTime(chosen.clock)} {getEventLabel(chosen)}
      </b>
      <p className="text-xs text-t2">{formatEventText(chosen, getTeamNames(report))}</p>
    </div>
  );
}

/** URL times are in tenths; this allows for the rounding of two of them, in seconds. */
const SAME_SECONDS = 0.06;

interface ClipPosition {
  readonly t?: number | undefined;
  readonly until?: number | undefined;
  readonly player?: string | undefined;
}

/** Returns the player's event that a clip starts `LEAD_SECONDS` before, preferring main events; null if there is none. */
export function findClipEvent(
  { t, until, player }: ClipPosition,
  events: readonly MatchEvent[],
): MatchEvent | null {
  if (t === undefined || until === undefined || player === undefined) return null;
  const there = events.filter((event) => {
    // Events at the very start of a recording have a shorter lead.
    const start = Math.max(event.time - LEAD_SECONDS, 0);
    return event.player === player && Math.abs(start - t) < SAME_SECONDS;
  });
  return there.find((event) => matchesChoice(undefined, event, false)) ?? there[0] ?? null;
}

/** Events in order; clicking one jumps to it. The kind filter also applies to the timeline and the keys. */
export function EventRail() {
  const { listed, players, whose, setWhose } = useViewer();
  const { time } = usePlayback();
  const current = listed.findLast((event) => event.time <= time + 0.1) ?? null;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = current && list.current?.querySelector('[aria-current]');
    if (row instanceof HTMLElement && list.current) {
      // Scroll the list only, never the page.
      list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
    }
  }, [current]);
  return (
    <section
      className="flex flex-col min-h-0 border-l border-l-line bg-s1 max-lg:border-l-0 max-lg:border-t max-lg:border-t-line"
      aria-label="Events"
    >
      <div className="flex items-center justify-between px-3 py-2.5">
        <h2 className="text-[14px]">
          Events <span className="num t3">{listed.length}</span>
        </h2>
        <NativeSelect
          size="xs"
          aria-label="Whose events"
          value={whose}
          onChange={(change) => setWhose(change.currentTarget.value)}
          data={[
            { value: '', label: 'All players' },
            ...players.flatMap((player) => (player ? [{ value: player.key, label: player.name }] : [])),
          ]}
        />
      </div>
      <KindFilter />
      <Rows list={list} current={current} />
    </section>
  );
}

/** Separate from the parts that change ten times a second, because there are hundreds of rows. */
const Rows = memo(function Rows({
  list,
  current,
}: {
  list: RefObject<HTMLOListElement | null>;
  current: MatchEvent | null;
}) {
  const { listed, chosen, choose } = useViewer();
  return (
    <ol ref={list} className={`${classes.list} max-lg:max-h-80 relative flex-1 min-h-0 overflow-y-auto`}>
      {listed.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished match never changes
        <li key={index} data-kind={event.kind} aria-current={event === current || undefined}>
          <button
            type="button"
            data-space-plays
            data-chosen={event === chosen || undefined}
            onClick={() => choose(event)}
          >
            <span className="num t2">{formatClockTime(event.clock)}</span>
            <span
              className="text-t3 data-[team=blue]:text-blue data-[team=orange]:text-orange"
              data-team={getTeamKey(event.team)}
              aria-hidden="true"
            >
              <EventGlyph kind={getGlyph(event.kind)} size={11} />
            </span>
            <span className={classes.label}>{getEventLabel(event)}</span>
            <span className="truncate text-t2">{event.playerName}</span>
            <span className="num t3">{formatChance(event)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
});

/** Filters by kind of event; none selected means all. */
const KindFilter = memo(function KindFilter() {
  const { events, kinds, setKinds } = useViewer();
  const present = TIMELINE_KINDS.filter(({ key }) => events.some(({ kind }) => kind === key));
  return (
    <fieldset className={classes.kinds}>
      <legend className="sr-only">Event types</legend>
      {present.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={kinds.includes(key)}
          onClick={() => setKinds(kinds.includes(key) ? kinds.filter((one) => one !== key) : [...kinds, key])}
        >
          <EventGlyph kind={key} size={11} />
          {label}
        </button>
      ))}
      {kinds.length > 0 && (
        <button type="button" onClick={() => setKinds([])}>
          Show all
        </button>
      )}
    </fieldset>
  );
});

function formatChance({ evidence }: MatchEvent): string {
  return typeof evidence.xg === 'number' ? evidence.xg.toFixed(2) : '';
}
