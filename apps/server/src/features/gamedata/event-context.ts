import {
  createContextReader,
  type EventContext,
  PITCH_ZONES,
  PLACEMENTS,
  type ReadContext,
  SHOT_HEIGHTS,
} from '@datacoach/analysis/metadata';
import type { EventFacts, MatchEvent } from '@datacoach/contract';
import type { EventStream } from './event-stream.ts';

type Evidence = MatchEvent['evidence'];

const OUTCOME_TYPES_BY_KIND: Readonly<Record<string, EventFacts['outcomeType']>> = {
  shot: 'Shots',
  shotOnTarget: 'Shots',
  shotMissed: 'Shots',
  aerialShot: 'Shots',
  openNetShot: 'Shots',
  reboundShot: 'Shots',
  goal: 'Goals',
  assist: 'Assists',
  save: 'Saves',
};

/** Kinds whose `speed` is the car's speed. */
const CAR_SPEED = new Set(['kickoffSupported', 'rotationBack', 'goalSideRecovery']);
/** Kinds whose `speedAfter` is the ball's speed. */
const BALL_AFTER = new Set(['pinch', 'redirect']);

/** Returns an event's additional list columns. */
export function getEventFacts(event: MatchEvent, context: EventContext): EventFacts {
  const { kind, zone, evidence } = event;
  return {
    outcomeType: OUTCOME_TYPES_BY_KIND[kind] ?? null,
    outcome: getOutcome(evidence),
    zoneLabel: PITCH_ZONES.find(({ code }) => code === zone)?.label ?? null,
    ballSpeed: getBallSpeed(kind, evidence),
    heightLabel: SHOT_HEIGHTS.find(({ key }) => key === evidence.height)?.label ?? null,
    placementLabel: PLACEMENTS.find(({ key }) => key === evidence.placement)?.label ?? null,
    xg: getAttemptChance(event),
    ...context,
  };
}

/** Returns the chance of the attempt, or of the saved attempt. */
export function getAttemptChance({ evidence }: Pick<MatchEvent, 'evidence'>): number | null {
  return getNumber(evidence.xg) ?? getNumber(evidence.xgSaved);
}

/** Returns the ball's speed at the touch or after it, in uu/s. */
export function getBallSpeed(kind: string, evidence: Evidence): number | null {
  const { ballSpeed, ballSpeedAfter, speedOut, speedAfter, speed } = evidence;
  return (
    getNumber(ballSpeed) ??
    getNumber(ballSpeedAfter) ??
    getNumber(speedOut) ??
    (BALL_AFTER.has(kind) ? getNumber(speedAfter) : null) ??
    (CAR_SPEED.has(kind) ? null : getNumber(speed))
  );
}

function getOutcome({ outcome, result, successful, success }: Evidence): string | null {
  if (typeof outcome === 'string') return outcome;
  if (typeof result === 'string') return result;
  const went = typeof successful === 'boolean' ? successful : success;
  return typeof went === 'boolean' ? (went ? 'successful' : 'unsuccessful') : null;
}

function getNumber(value: Evidence[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

const contextCache = new WeakMap<EventStream, ReadContext>();

/** Returns a reader for the role and the score at the time of each event, from the match's stream. */
export function openEventContext(stream: EventStream): ReadContext {
  const known = contextCache.get(stream);
  if (known) return known;
  const read = createContextReader({
    opening: stream.openingScores,
    ofKind: (kind) => stream.listOrdinals([kind]).map((ordinal) => stream.getEvent(ordinal)!),
    ofPlayer: stream.listPlayerEvents,
  });
  contextCache.set(stream, read);
  return read;
}
