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

/** Reads roles and the score at the time of each event out of the match's stream. */
export function openEventContext(stream: EventStream): (event: MatchEvent) => EventContext {
  let goals: { time: number; team: 0 | 1 | null }[] | null = null;
  let roles: Map<string, RoleSpan[]> | null = null;
  const scoreState = ({ team, time }: MatchEvent): EventContext['scoreState'] => {
    if (team === null) return null;
    goals ??= eventsOf(stream, 'goal');
    const before = goals.filter((goal) => goal.time < time);
    const lead = before.reduce((sum, goal) => sum + (goal.team === team ? 1 : -1), 0);
    return lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  };
  const role = ({ player, frame }: MatchEvent): EventContext['role'] => {
    if (player === null) return null;
    roles ??= rolesOf(stream);
    const span = roles.get(player)?.find((one) => one.frame <= frame && frame < one.endFrame);
    return span?.role ?? null;
  };
  return (event) => ({ role: role(event), scoreState: scoreState(event) });
}

function eventsOf(stream: EventStream, kind: string): MatchEvent[] {
  return stream.ordinalsOf([kind]).map((ordinal) => stream.at(ordinal)!);
}

function rolesOf(stream: EventStream): Map<string, RoleSpan[]> {
  const roles = new Map<string, RoleSpan[]>();
  for (const { player, frame, endFrame, evidence } of eventsOf(stream, 'role')) {
    if (player === null) continue;
    const spans = roles.get(player) ?? [];
    spans.push({ frame, endFrame, role: evidence.role as EventContext['role'] });
    roles.set(player, spans);
  }
  return roles;
}
