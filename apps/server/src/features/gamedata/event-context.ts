import type { EVENT_ROLES, MatchEvent, SCORE_STATES } from '@datacoach/contract';
import type { EventStream } from './event-stream.ts';

/** What only the whole match tells of an event. */
export interface EventContext {
  role: (typeof EVENT_ROLES)[number] | null;
  scoreState: (typeof SCORE_STATES)[number] | null;
}

interface RoleSpan {
  frame: number;
  endFrame: number;
  role: EventContext['role'];
}

type ReadContext = (event: MatchEvent) => EventContext;

const opened = new WeakMap<EventStream, ReadContext>();

/** Reads roles and the score at the time of each event out of the match's stream. */
export function openEventContext(stream: EventStream): ReadContext {
  const known = opened.get(stream);
  if (known) return known;
  const read = readContext(stream);
  opened.set(stream, read);
  return read;
}

function readContext(stream: EventStream): ReadContext {
  let goals: { time: number; team: 0 | 1 | null }[] | null = null;
  const roles = new Map<string, RoleSpan[]>();
  const scoreState = ({ team, time }: MatchEvent): EventContext['scoreState'] => {
    if (team === null) return null;
    goals ??= eventsOf(stream, 'goal');
    const before = goals.filter((goal) => goal.time < time);
    const lead = before.reduce((sum, goal) => sum + (goal.team === team ? 1 : -1), 0);
    return lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  };
  const role = ({ player, frame }: MatchEvent): EventContext['role'] => {
    if (player === null) return null;
    const spans = roles.get(player) ?? rolesOf(stream, player);
    roles.set(player, spans);
    const span = spans.find((one) => one.frame <= frame && frame < one.endFrame);
    return span?.role ?? null;
  };
  return (event) => ({ role: role(event), scoreState: scoreState(event) });
}

function eventsOf(stream: EventStream, kind: string): MatchEvent[] {
  return stream.ordinalsOf([kind]).map((ordinal) => stream.at(ordinal)!);
}

function rolesOf(stream: EventStream, player: string): RoleSpan[] {
  return stream.ofPlayer('role', player).map(({ frame, endFrame, evidence }) => ({
    frame,
    endFrame,
    role: evidence.role as EventContext['role'],
  }));
}
