import { counted } from '@datacoach/analysis/format-number';
import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { useState } from 'react';
import { formatClockTime } from '../../../shared/format/date.ts';
import { PitchGroup } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamKey, getTeamNames } from '../match/teams.ts';
import { listPassLines } from '../passing/pass-lines.ts';
import { getKindDefinition, getKindLabel } from '../text/event-facts.ts';
import { formatEventText } from '../text/event-text.ts';
import { EventGlyph, EventShape, type GlyphKind, getGlyph } from './event-glyph.tsx';
import classes from './event-map.module.css';
import { Marks } from './marks.tsx';
import { Waiting } from './waiting.tsx';
import { belongsTo, getFilteredTeam, WhoFilter } from './who-filter.tsx';

interface MappedKind {
  readonly kind: EventKind;
  /** Set if the kind has no glyph, or shares it with another kind on the map. */
  readonly glyph?: GlyphKind;
  readonly off?: boolean;
}

interface EventMapProps {
  title: string;
  kinds: readonly MappedKind[];
}

const GLYPH_PX = 11;

/** Events where they happened, filtered by kind and player: shape shows the kind, color the team. */
export function EventMap({ title, kinds }: EventMapProps) {
  const events = useEvents();
  const { search } = useMatch();
  const present = kinds.filter(({ kind }) => events.some((event) => event.kind === kind));
  const [hidden, setHidden] = useState<readonly string[]>(
    kinds.filter(({ off }) => off).map(({ kind }) => kind),
  );
  const shown = present.filter(({ kind }) => !hidden.includes(kind));
  const marks = events.filter(
    (event) =>
      shown.some(({ kind }) => matchesKind(event, kind)) && event.team !== null && belongsTo(search, event),
  );
  return (
    <Panel
      title={title}
      term={{
        label: title,
        definition: kinds.map(({ kind }) => `${getKindLabel(kind)}: ${getKindDefinition(kind)}`).join(' '),
      }}
      aside={<WhoFilter label={`Whose events on the map ${title}`} />}
    >
      <Waiting height={320}>
        <div className="grid gap-2">
          <fieldset className="flex flex-wrap gap-1 m-0 p-0 border-0">
            <legend className="sr-only">Event types on the map</legend>
            {present.map(({ kind, glyph }) => (
              <button
                key={kind}
                type="button"
                className="hover:bg-s2 aria-pressed:bg-s3 aria-pressed:text-t1 max-md:h-11 inline-flex items-center gap-1.25 h-7 px-2 py-0 border-0 rounded-2 bg-transparent text-t3 font-inherit text-[12px] cursor-pointer"
                aria-pressed={!hidden.includes(kind)}
                onClick={() =>
                  setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
                }
              >
                <EventGlyph kind={glyph ?? getGlyph(kind)} size={10} />
                {getKindLabel(kind)}{' '}
                <span className="t3">
                  {events.filter((event) => matchesKind(event, kind) && belongsTo(search, event)).length}
                </span>
              </button>
            ))}
          </fieldset>
          {present.length === 0 ? (
            <p className="t2">None in this match.</p>
          ) : (
            <MapPicture title={title} marks={marks} kinds={kinds} />
          )}
        </div>
      </Waiting>
    </Panel>
  );
}

/** A pass has an event for both players: only the passer's counts. */
const matchesKind = (event: MatchEvent, kind: string) =>
  event.kind === kind && !(kind === 'pass' && event.evidence.role === 'receiver');

function MapPicture({ title, marks, kinds }: EventMapProps & { marks: readonly MatchEvent[] }) {
  const { report, search, open } = useMatch();
  const events = useEvents();
  const [active, setActive] = useState<MatchEvent | null>(null);
  const turned = getFilteredTeam(report, search) === 1;
  const sign = turned ? -1 : 1;
  const names = getTeamNames(report);
  const describeEvent = (event: MatchEvent) =>
    `${formatClockTime(event.clock)} ${formatEventText(event, names)}`;
  const glyph = (kind: string) => kinds.find((one) => one.kind === kind)?.glyph ?? getGlyph(kind);
  return (
    <>
      <PitchGroup
        standard={report.match.map.standard}
        turned={turned}
        label={`${title}: ${counted(marks.length, 'event')} on the field. See Play by play for the list.`}
      >
        {(pixel) => (
          <>
            <g className={classes.lines} fill="none" strokeWidth={1.2 * pixel} opacity={active ? 0.25 : 0.5}>
              {listPassLines(marks, events).map(({ from, to }) => (
                <path
                  key={`${from.frame} ${from.player}`}
                  data-team={getTeamKey(from.team)}
                  opacity={active === from ? 4 : 1}
                  d={`M${(sign * from.y) / 10} ${(-sign * from.x) / 10}L${(sign * to.y) / 10} ${(-sign * to.x) / 10}`}
                />
              ))}
            </g>
            <Marks
              pixel={pixel}
              marks={marks.map((event) => ({
                event,
                x: (sign * event.y) / 10,
                y: (-sign * event.x) / 10,
                radius: (GLYPH_PX / 2) * pixel,
                shape: (
                  <g transform={`scale(${(GLYPH_PX * pixel) / 16}) translate(-8 -8)`}>
                    <EventShape kind={glyph(event.kind)} />
                  </g>
                ),
                label: describeEvent(event),
              }))}
              onOpen={(event) => open(event, marks)}
              onPoint={setActive}
            />
          </>
        )}
      </PitchGroup>
      <p className="text-xs min-h-8 text-t2">
        {active
          ? describeEvent(active)
          : marks.length === 0
            ? 'No events match.'
            : `Blue attacks to the ${turned ? 'left' : 'right'}. Select a mark for details.`}
      </p>
    </>
  );
}
