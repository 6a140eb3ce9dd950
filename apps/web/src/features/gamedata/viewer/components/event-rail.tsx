import type { MatchEvent } from '@datacoach/contract';
import { NativeSelect } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clockWords } from '../../../../shared/format/duration.ts';
import { EventGlyph, glyphOf } from '../../components/event-glyph.tsx';
import { isPlay } from '../../plays/play-kinds.ts';
import { TEAM_KEYS } from '../../team-words.ts';
import { eventLabel } from '../../words/event-facts.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import classes from './event-rail.module.css';

/** What happened, in order; a press shows it. */
export function EventRail() {
  const { events, players, chosen, choose } = useViewer();
  const { time } = usePlayback();
  const [who, setWho] = useState('');
  const shown = useMemo(
    () =>
      events.filter((event) => isPlay(undefined, event, who === '') && (who === '' || event.player === who)),
    [events, who],
  );
  const current = shown.findLast((event) => event.time <= time + 0.1) ?? null;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = current && list.current?.querySelector('[aria-current]');
    if (row instanceof HTMLElement && list.current) {
      // Only the list moves, never the page.
      list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
    }
  }, [current]);
  return (
    <section
      className="flex flex-col min-h-0 border-l border-l-line bg-s1 max-lg:border-l-0 max-lg:border-t max-lg:border-t-line"
      aria-label="Events"
    >
      <div className={`${classes.head} flex items-center justify-between px-3 py-2.5`}>
        <h2>
          Events <span className="num t3">{shown.length}</span>
        </h2>
        <NativeSelect
          size="xs"
          aria-label="Whose events"
          value={who}
          onChange={(change) => setWho(change.currentTarget.value)}
          data={[
            { value: '', label: 'All players' },
            ...players.flatMap((player) => (player ? [{ value: player.key, label: player.name }] : [])),
          ]}
        />
      </div>
      <ol ref={list} className={`${classes.list} relative flex-1 min-h-0 overflow-y-auto`}>
        {shown.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished match never changes
          <li key={index} data-kind={event.kind} aria-current={event === current || undefined}>
            <button type="button" data-chosen={event === chosen || undefined} onClick={() => choose(event)}>
              <span className="num t2">{clockWords(event.clock)}</span>
              <span
                className="text-t3 data-[team=blue]:text-blue data-[team=orange]:text-orange"
                data-team={event.team === null ? undefined : TEAM_KEYS[event.team]}
                aria-hidden="true"
              >
                <EventGlyph kind={glyphOf(event.kind)} size={11} />
              </span>
              <span className={classes.label}>{eventLabel(event)}</span>
              <span className="truncate text-t2">{event.playerName}</span>
              <span className="num t3">{chanceOf(event)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function chanceOf({ evidence }: MatchEvent): string {
  return typeof evidence.xg === 'number' ? evidence.xg.toFixed(2) : '';
}
