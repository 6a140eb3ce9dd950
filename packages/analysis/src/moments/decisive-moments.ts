import type { MatchEvent as EngineEvent } from '../report/match-event.ts';

/** An event, also as read from a store that has its kind as a string. */
type MatchEvent = Omit<EngineEvent, 'kind'> & { kind: string };

/** A moment and its value for the player. */
export interface DecisiveMoment<E = MatchEvent> {
  event: E;
  /** In goals: above 0 for their own team, below 0 against it. */
  value: number;
  /** What followed from it; null if nothing needs to be shown. */
  followedBy: E | null;
}

/**
 * A mistake is blamed only for what happens within this time, s (decisions.md 4, "What happens after I lose the
 * ball?").
 */
const AFTERMATH_SECONDS = 8;
/** An assist is worth less than a goal, because a teammate had to finish it. */
const ASSIST = 0.7;
/** Value of a save with an unknown chance, and the extra value of an epic save. */
const UNKNOWN_SAVE = 0.3;
const EPIC = 0.2;
const LAST_MAN_STOP = 0.35;
/** When a chance is stopped, the shooter is only partly to blame. */
const STOPPED = 0.5;
/** A missed chance below this is not a mistake. */
const MIN_CHANCE = 0.25;
/** Mistakes without consequences are not shown. */
const MIN_COST = 0.05;

const MISTAKES: ReadonlySet<string> = new Set([
  'turnover',
  'whiff',
  'doubleCommit',
  'beatenToBall',
  'challenge',
  'aerialMiss',
]);
const LOST_CHALLENGE = 100;

/**
 * Finds a player's best and worst moments in a match by chances: goals by how unlikely they were, saves by the chance
 * they stopped, mistakes by the opponents' chance within eight seconds.
 *
 * @param events of the match, in order of time
 */
export function findDecisiveMoments<E extends MatchEvent>(events: readonly E[], player: string) {
  const playerEvents = events.filter((event) => event.player === player);
  const weighed = playerEvents.flatMap((event) => weigh(event, events) ?? []);
  const best = weighed.reduce<DecisiveMoment<E> | null>(
    (top, one) => (one.value > (top?.value ?? 0) ? one : top),
    null,
  );
  const worst = weighed.reduce<DecisiveMoment<E> | null>(
    (low, one) => (one.value < (low?.value ?? 0) ? one : low),
    null,
  );
  return { best, worst };
}

function weigh<E extends MatchEvent>(event: E, events: readonly E[]): DecisiveMoment<E> | null {
  const { kind, code, evidence } = event;
  const alone = (value: number): DecisiveMoment<E> => ({ event, value, followedBy: null });
  const xg = getNumber(evidence.xg);
  switch (kind) {
    case 'goal':
      return alone(1 + (1 - (xg ?? 1)) / 2);
    case 'assist':
      return alone(ASSIST);
    case 'save':
      return alone((getNumber(evidence.xgSaved) ?? UNKNOWN_SAVE) + (evidence.epic === true ? EPIC : 0));
    case 'lastManStop':
      return alone(LAST_MAN_STOP);
    case 'ownGoal':
      return alone(-1);
    case 'shot':
      if (xg === null || xg < MIN_CHANCE || evidence.outcome === 'goal') return null;
      return alone(evidence.outcome === 'miss' || evidence.outcome === 'post' ? -xg : -xg * STOPPED);
    default:
      if (!MISTAKES.has(kind) || (kind === 'challenge' && code !== LOST_CHALLENGE)) return null;
      return blame(event, events);
  }
}

/** Returns the worst consequence of a mistake. */
function blame<E extends MatchEvent>(event: E, events: readonly E[]): DecisiveMoment<E> | null {
  let found: DecisiveMoment<E> | null = null;
  for (const after of events) {
    if (after.time <= event.time || after.team === null || after.team === event.team) continue;
    if (after.time > event.time + AFTERMATH_SECONDS) break;
    const cost = after.kind === 'goal' ? 1 : after.kind === 'shot' ? (getNumber(after.evidence.xg) ?? 0) : 0;
    if (cost >= MIN_COST && cost > -(found?.value ?? 0)) found = { event, value: -cost, followedBy: after };
  }
  return found;
}

function getNumber(value: MatchEvent['evidence'][string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
