import type { MatchEvent } from '@datacoach/contract';
import type {
  DigestDemolition,
  DigestDoubleCommit,
  DigestKickoff,
  DigestMoment,
  DigestPlayer,
  DigestShot,
} from './game-digest.ts';

/** Kinds of events that a digest uses. */
export const DIGEST_KINDS = [
  'shot',
  'kickoffTaken',
  'kickoffSupported',
  'demolition',
  'turnover',
  'lastManStop',
  'padPickup',
  'touch',
  'doubleCommit',
] as const;

/** A player's index in the digest, by their key in the report. */
type Place = (key: string | null) => number | null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const stat = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const rounded = (value: number): number => Math.round(value * 100) / 100;

export function toDigestShots(event: MatchEvent, place: Place): DigestShot[] {
  const { kind, team, evidence } = event;
  if (kind !== 'shot' || team === null || text(evidence.type) === null) return [];
  const sign = team === 0 ? 1 : -1;
  return [
    {
      player: place(event.player),
      team,
      time: rounded(event.time),
      clock: event.clock,
      x: Math.round(event.x * sign),
      y: Math.round(event.y * sign),
      xg: stat(evidence.xg),
      outcome: text(evidence.outcome) ?? '',
      isAttempt: evidence.attempt === true && evidence.ownGoal !== true,
      type: text(evidence.type),
      height: text(evidence.height),
      placement: text(evidence.placement),
      speed: stat(evidence.speed),
    },
  ];
}

const KICKOFF_RESULTS = ['won', 'lost', 'neutral'] as const;

export function toDigestKickoffs(event: MatchEvent, place: Place): DigestKickoff[] {
  const { kind, team, evidence } = event;
  const player = place(event.player);
  if ((kind !== 'kickoffTaken' && kind !== 'kickoffSupported') || team === null || player === null) return [];
  const taken = kind === 'kickoffTaken';
  return [
    {
      player,
      team,
      time: rounded(event.time),
      clock: event.clock,
      taken,
      spawn: text(evidence.spawn) ?? 'unknown',
      result: KICKOFF_RESULTS.find((result) => result === evidence.result) ?? 'neutral',
      approach: text(taken ? evidence.approach : evidence.movement) ?? 'other',
      seconds: taken ? stat(evidence.timeToBall) : null,
      firstTouch: taken && evidence.firstTouch === true,
      possession: evidence.possession === 'loose' ? null : evidence.ownPossession === true,
      goalFor: evidence.goalFor === true,
      goalAgainst: evidence.goalAgainst === true,
    },
  ];
}

export function toDigestDemolitions(event: MatchEvent, place: Place): DigestDemolition[] {
  const player = place(event.player);
  if (event.kind !== 'demolition' || event.team === null || player === null) return [];
  return [{ player, team: event.team, victim: place(event.other), time: rounded(event.time) }];
}

export function toDigestLosses(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'turnover' && event.evidence.dangerous === true ? digestMoment(event, place) : [];
}

export function toDigestStops(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'lastManStop' ? digestMoment(event, place) : [];
}

function digestMoment({ team, player, time }: MatchEvent, place: Place): DigestMoment[] {
  const number = place(player);
  return team === null || number === null ? [] : [{ player: number, team, time: rounded(time) }];
}

export function countWasted(events: readonly MatchEvent[], key: string): DigestPlayer['wasted'] {
  const wasted = { big: 0, small: 0 };
  for (const { kind, player, evidence } of events) {
    if (kind !== 'padPickup' || player !== key || evidence.live === false) continue;
    wasted[evidence.big === true ? 'big' : 'small'] += stat(evidence.overfill) ?? 0;
  }
  return { big: rounded(wasted.big), small: rounded(wasted.small) };
}

export function toDigestTouches({ kind, player, time }: MatchEvent, place: Place): number[] {
  const number = place(player);
  return kind === 'touch' && number !== null ? [number, Math.round(time * 10_000) / 10_000] : [];
}

export function toDigestDoubleCommits(event: MatchEvent, place: Place): DigestDoubleCommit[] {
  const { kind, player, other, time, clock } = event;
  const [late, first] = [place(player), place(other)];
  if (kind !== 'doubleCommit' || late === null || first === null) return [];
  return [{ player: late, other: first, time: rounded(time), clock }];
}
