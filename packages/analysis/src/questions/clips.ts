import type { AnswerClip, AnswerPlaces } from './answer.ts';
import { GOAL, SHOT } from './codes.ts';
import type { QuestionEvent } from './question-game.ts';

export interface Candidate {
  event: QuestionEvent;
  title: string;
  detail: string;
  xg?: number | null;
  /** How well it illustrates the answer. */
  weight: number;
}

/** Creates a moment that shows the chance of the event itself. */
export function createCandidate(
  event: QuestionEvent,
  title: string,
  detail: string,
  weight: number,
  xg = event.xg,
): Candidate {
  return { event, title, detail, xg, weight };
}

const TYPICAL = 3;
/** How long after a moment something counts as following it, s. */
const FOLLOWING_SECONDS = 8;

/**
 * Chooses the three moments that illustrate the answer best, from as many different games as possible, preferring
 * newer ones, and one that shows the opposite.
 */
export function chooseClips(typical: readonly Candidate[], contrary: readonly Candidate[], count = TYPICAL) {
  const chosen = spread(byWeight(typical), count);
  const [other] = byWeight(contrary).filter(
    ({ event }) => !chosen.some((one) => getId(one.event) === getId(event)),
  );
  return [...chosen.map((one) => toClip(one, false)), ...(other ? [toClip(other, true)] : [])];
}

export const getId = ({ matchId, ordinal }: QuestionEvent): string => `${matchId}-${ordinal}`;

/** Returns a moment's mark on the field. */
export function toMark<Kind extends AnswerPlaces['marks'][number]['kind']>(
  event: QuestionEvent,
  kind: Kind,
  strong: boolean,
) {
  return { id: getId(event), x: event.x, y: event.y, kind, strong };
}

export type Side = 'own' | 'opponent';

/** Whether an event is one side's; nobody's is neither's. */
export const isBySide = ({ by }: QuestionEvent, side: Side): boolean =>
  by !== 'nobody' && (by === 'opponent') === (side === 'opponent');

function byWeight(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((one, index) => ({ one, index }))
    .sort((a, b) => b.one.weight - a.one.weight || b.index - a.index)
    .map(({ one }) => one);
}

/** Prefers the first moment of each match over second moments of any match. */
function spread(sorted: readonly Candidate[], count: number): Candidate[] {
  const seen = new Map<string, number>();
  const rounds = sorted.map((one, index) => {
    const round = seen.get(one.event.matchId) ?? 0;
    seen.set(one.event.matchId, round + 1);
    return { one, round, index };
  });
  return rounds
    .sort((a, b) => a.round - b.round || a.index - b.index)
    .slice(0, count)
    .map(({ one }) => one);
}

function toClip({ event, title, detail, xg }: Candidate, contrary: boolean): AnswerClip {
  const { matchId, time, clock, overtime } = event;
  return { id: getId(event), matchId, time, clock, overtime, title, detail, xg: xg ?? null, contrary };
}

/** Returns "conceded after 3 s", "saved after 5 s" or "nothing followed". */
export function describeWhatFollowed(events: readonly QuestionEvent[], time: number, side: Side): string {
  const within = events.filter(
    (one) => one.time > time && one.time <= time + FOLLOWING_SECONDS && isBySide(one, side),
  );
  const after = (at: number) => `after ${Math.max(1, Math.round(at - time))} s`;
  const goal = within.find(({ code }) => code === GOAL);
  if (goal) return `${side === 'own' ? 'goal' : 'conceded'} ${after(goal.time)}`;
  const shot = within.filter(({ code }) => code === SHOT).sort((a, b) => (b.xg ?? 0) - (a.xg ?? 0))[0];
  if (!shot) return 'nothing followed';
  if (shot.outcome === 'goal' && side === 'opponent') return `conceded ${after(shot.time)}`;
  return `${describeShot(shot)} ${after(shot.time)}`;
}

export const describeShot = ({ outcome }: QuestionEvent) => SHOT_WORDS[outcome ?? 'miss'] ?? 'shot';

const SHOT_WORDS: Readonly<Record<string, string>> = {
  goal: 'goal',
  save: 'saved',
  block: 'blocked',
  post: 'off the frame',
  miss: 'shot wide',
};
