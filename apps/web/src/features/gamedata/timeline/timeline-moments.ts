import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { formatSpeed } from '../../../shared/format/speed.ts';
import type { GlyphKind } from '../components/event-glyph.tsx';
import type { Clock, Team, TimelineEvent } from '../match/teams.ts';

/** Returns more about an event: the assistant, the victim, the ball's speed. */
export function formatEventDetail(report: MatchReport, event: TimelineEvent): string {
  const other = report.players.find(({ key }) => key === event.other)?.name;
  const parts = [];
  if (event.kind === 'goal' && other) parts.push(`assist ${other}`);
  if (event.kind === 'demolition' && other) parts.push(`on ${other}`);
  if (event.ballSpeed !== null) parts.push(`ball ${formatSpeed(event.ballSpeed)}`);
  return parts.join(', ');
}

/** A goal also counts as a shot: within this time the scorer's shot is the goal itself. */
const SAME_ACTION_SECONDS = 2;

/** Returns the events that get a glyph: assists appear at their goal, and a shot that scored is shown as the goal. */
function filterEventsWithGlyph(timeline: readonly TimelineEvent[]): TimelineEvent[] {
  const goals = timeline.filter((event) => event.kind === 'goal');
  const isGoalShot = (shot: TimelineEvent) =>
    goals.some(
      (goal) => goal.playerName === shot.playerName && Math.abs(goal.time - shot.time) <= SAME_ACTION_SECONDS,
    );
  return timeline.filter((event) => event.kind !== 'assist' && !(event.kind === 'shot' && isGoalShot(event)));
}

/** Kinds that the timeline can show; the first four are the default. */
export const TIMELINE_KINDS = [
  { key: 'goal', label: 'Goal' },
  { key: 'shot', label: 'Shot' },
  { key: 'save', label: 'Save' },
  { key: 'demolition', label: 'Demolition' },
  { key: 'assist', label: 'Assist' },
  { key: 'pass', label: 'Pass' },
  { key: 'challenge', label: 'Challenge' },
  { key: 'turnover', label: 'Turnover' },
  { key: 'takeaway', label: 'Takeaway' },
  { key: 'whiff', label: 'Whiff' },
] as const satisfies readonly { key: GlyphKind; label: string }[];
export type TimelineMark = (typeof TIMELINE_KINDS)[number]['key'];
const getMarkLabel = (kind: TimelineMark) => TIMELINE_KINDS.find(({ key }) => key === kind)!.label;
export const FIRST_MARKS: readonly TimelineMark[] = ['goal', 'shot', 'save', 'demolition'];

const SEPARATOR = '.';

export function formatMarks(marks: readonly TimelineMark[]): string | undefined {
  const usual = marks.length === FIRST_MARKS.length && FIRST_MARKS.every((mark) => marks.includes(mark));
  return usual ? undefined : marks.join(SEPARATOR) || 'none';
}

export function parseMarks(text: string | undefined): readonly TimelineMark[] {
  if (text === undefined) return FIRST_MARKS;
  const words = text.split(SEPARATOR);
  return TIMELINE_KINDS.map(({ key }) => key).filter((key) => words.includes(key));
}

/** A moment on the timeline; `event` is null if only the game's own records are available. */
export interface TimelineMoment {
  readonly kind: TimelineMark;
  readonly label: string;
  readonly team: Team;
  readonly player: string | null;
  readonly playerName: string;
  readonly clock: Clock;
  readonly time: number;
  readonly event: MatchEvent | null;
  /** Index into the report's timeline, for details from the game's records; null for events. */
  readonly recorded: number | null;
}

/** Returns the moments that the game recorded, for matches whose events aren't loaded. */
export const listRecordedMoments = (report: MatchReport, marks: readonly TimelineMark[]): TimelineMoment[] =>
  filterEventsWithGlyph(report.timeline)
    .filter(({ kind }) => marks.includes(kind))
    .map((moment) => ({
      ...moment,
      label: getMarkLabel(moment.kind),
      event: null,
      recorded: report.timeline.indexOf(moment),
    }));

/** Returns the events of the chosen kinds. A shot that scored is shown as its goal, a pass by its passer. */
export const listEventMoments = (
  events: readonly MatchEvent[],
  marks: readonly TimelineMark[],
): TimelineMoment[] =>
  events.flatMap((event) => {
    const kind = marks.find((mark) => mark === event.kind);
    if (!kind || event.team === null) return [];
    if (kind === 'shot' && event.evidence.outcome === 'goal') return [];
    if (kind === 'pass' && event.evidence.role === 'receiver') return [];
    return [
      {
        kind,
        label: getMarkLabel(kind),
        team: event.team,
        player: event.player,
        playerName: event.playerName ?? '',
        clock: event.clock,
        time: event.time,
        event,
        recorded: null,
      },
    ];
  });
