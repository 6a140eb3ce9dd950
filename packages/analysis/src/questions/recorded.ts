import type { QuestionContext } from './question-context.ts';
import type { QuestionEvent, QuestionGame } from './question-game.ts';

/** Games whose recordings were read for events without a code. */
export function recordedGames({ games, eventsOf }: QuestionContext): QuestionGame[] {
  return games.filter((game) => eventsOf(game).some(({ code, kind }) => code === null && kind !== null));
}

/** Own events of a kind in a game. */
export function ownOf(events: readonly QuestionEvent[], kind: string): QuestionEvent[] {
  return events.filter((event) => event.kind === kind && event.by === 'me');
}

/** The role that the player had at a moment; null where none was clear or known. */
export function roleAt(roles: readonly QuestionEvent[], time: number): string | null {
  const span = roles.find((event) => time >= event.time && time <= event.time + event.duration);
  const role = span?.evidence.role;
  return typeof role === 'string' && role !== 'ambiguous' ? role : null;
}

export const ROLE_LABELS: Readonly<Record<string, string>> = {
  first: 'First man',
  second: 'Second man',
  third: 'Third man',
};
