import type { EVENT_ROLES, MatchEvent, SCORE_STATES } from '@datacoach/contract';

/** Facts about an event that need the whole match. */
export interface EventContext {
  /** The acting player's role in their team at that moment. */
  role: (typeof EVENT_ROLES)[number] | null;
  /** The acting team's score at that moment. */
  scoreState: (typeof SCORE_STATES)[number] | null;
}

/** Lookups in a match's events. */
interface EventSource {
  /** Goals of blue and orange before the recording. */
  opening: readonly [number, number];
  ofKind(kind: string): MatchEvent[];
  ofPlayer(kind: string, player: string): MatchEvent[];
}

interface RoleSpan {
  frame: number;
  endFrame: number;
  role: EventContext['role'];
}

export type ReadContext = (event: MatchEvent) => EventContext;

/** Reads roles and the score at the time of each event out of all events of its match. */
export function createContextReader(source: EventSource): ReadContext {
  let goals: MatchEvent[] | null = null;
  const roles = new Map<string, RoleSpan[]>();
  const scoreState = ({ team, time }: MatchEvent): EventContext['scoreState'] => {
    if (team === null) return null;
    goals ??= source.ofKind('goal');
    const [blue, orange] = source.opening;
    const before = goals.filter((goal) => goal.time < time);
    const lead = before.reduce(
      (sum, goal) => sum + (goal.team === team ? 1 : -1),
      team === 0 ? blue - orange : orange - blue,
    );
    return lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  };
  const role = ({ player, frame }: MatchEvent): EventContext['role'] => {
    if (player === null) return null;
    const spans = roles.get(player) ?? findRoles(source, player);
    roles.set(player, spans);
    const span = spans.find((one) => one.frame <= frame && frame < one.endFrame);
    return span?.role ?? null;
  };
  return (event) => ({ role: role(event), scoreState: scoreState(event) });
}

function findRoles(source: EventSource, player: string): RoleSpan[] {
  return source.ofPlayer('role', player).map(({ frame, endFrame, evidence }) => ({
    frame,
    endFrame,
    role: evidence.role as EventContext['role'],
  }));
}
