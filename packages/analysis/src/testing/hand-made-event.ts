import type { EventKind } from '../detectors/event-kinds.table.ts';
import type { Evidence, GameEvent } from '../detectors/game-event.ts';
import { ballAt, makeEvent } from '../detectors/make-event.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** An event written by hand; only the evidence that its readers need. */
export interface HandMadeEvent {
  kind: EventKind;
  /** Index into the players; -1 for an event of a team. */
  player: number;
  time: number;
  /** End of a span, s. */
  until?: number;
  other?: number;
  /** Left out: the player's. */
  team?: 0 | 1;
  code?: number;
  at?: { x: number; y: number; z: number };
  evidence?: Evidence;
}

export function handMadeEvent(match: MatchView, event: HandMadeEvent): GameEvent {
  const { kind, player, time, until = time, other = -1, team, code = null, at, evidence = {} } = event;
  const frame = match.frameAt(time - 1e-6);
  return makeEvent(match, {
    kind,
    code,
    player,
    other,
    team: team ?? match.players.find(({ index }) => index === player)?.team ?? null,
    frame,
    endFrame: match.frameAt(until - 1e-6),
    at: at ?? ballAt(match, frame),
    confidence: 1,
    evidence,
  });
}
