import { formatNumber } from '../../format-number.ts';
import { sumOf } from '../../sums.ts';
import { chooseClips } from '../clips.ts';
import { CHALLENGE_LOST, CHALLENGE_NEUTRAL, CHALLENGE_WON } from '../codes.ts';
import { type Compute, createNumber, row } from '../draft.ts';
import { getMetricVerdict, listMetricComparisons } from '../metric-answers.ts';
import { createFollowed, sumValueAfter } from '../moments.ts';
import { findRoleAt, listOwnEvents, listRecordedGames, ROLE_LABELS } from '../question-context.ts';
import type { QuestionEvent } from '../question-game.ts';
import { calculatePooledShare, pooled } from '../statistics/pooled.ts';

const CHALLENGES: readonly (number | null)[] = [CHALLENGE_WON, CHALLENGE_LOST, CHALLENGE_NEUTRAL];
/** One in four challenges too late, or too early, is a habit. */
const HABIT = 25;
/** A miss loses the ball if the opponents touch it within this time, s. */
const THEIRS_SECONDS = 2;
const LATE = { little: 0.25, more: 0.75 } as const;

type Timing = 'early' | 'onTime' | 'late' | 'veryLate';
const TIMINGS: readonly { key: Timing; label: string }[] = [
  { key: 'early', label: 'Too early: first there, but missed' },
  { key: 'onTime', label: 'On time: both hit it' },
  { key: 'late', label: `Late, up to ${LATE.little} s after them` },
  { key: 'veryLate', label: `Late, ${LATE.little} to ${LATE.more} s after them` },
];

interface Challenge {
  event: QuestionEvent;
  timing: Timing;
  role: string | null;
  value: number;
}

export const challenges: Compute = (context) => {
  const recorded = listRecordedGames(context);
  const found = recorded.map((game) => timed(context.listEvents(game)));
  const all = found.flat();
  const getShare = (...timings: Timing[]) =>
    calculatePooledShare(found, ({ timing }) => timings.includes(timing));
  const late = getShare('late', 'veryLate');
  const early = getShare('early');
  const decided = context.events(
    ({ by, code }) => by === 'me' && (code === CHALLENGE_WON || code === CHALLENGE_LOST),
  );
  const wins = calculatePooledShare(
    context.games.map(({ matchId }) => decided.filter((event) => event.matchId === matchId)),
    ({ code }) => code === CHALLENGE_WON,
  );
  const isLate = (late?.value ?? 0) >= HABIT && (late?.value ?? 0) >= (early?.value ?? 0);
  const isEarly = !isLate && (early?.value ?? 0) >= HABIT;
  const finding = isLate ? 'late' : isEarly ? 'early' : 'fine';
  const shown = isLate ? late : isEarly ? early : wins;
  const calculateWorth = (some: readonly Challenge[]) =>
    pooled(
      recorded.map(({ matchId }) => {
        const own = some.filter(({ event }) => event.matchId === matchId);
        return { sum: sumOf(own, ({ value }) => value), over: own.length };
      }),
    );
  const roles = ['first', 'second', 'third'].filter((key) => all.some(({ role }) => role === key));
  const wrong = isEarly ? ['early'] : ['late', 'veryLate'];
  return {
    finding,
    values: { value: `${formatNumber(shown?.value ?? 0, 0)}%` },
    verdict: finding === 'fine' ? (getMetricVerdict(context, 'challengeWinPct') ?? 'average') : 'weak',
    number: createNumber(
      shown,
      isLate ? 'Too late' : isEarly ? 'Too early' : 'Challenges won',
      '%',
      0,
      finding === 'fine' ? 'higher' : 'lower',
    ),
    compared: finding === 'fine' ? listMetricComparisons(context, 'challengeWinPct') : [],
    sample: { count: decided.length, noun: 'challenges with a winner' },
    rows: [
      ...TIMINGS.map(({ key, label }) => {
        const some = all.filter(({ timing }) => timing === key);
        return row({
          label,
          found: calculateWorth(some),
          n: some.length,
          note: all.length === 0 ? null : `${Math.round((100 * some.length) / all.length)}%`,
          strong: finding !== 'fine' && wrong.includes(key),
        });
      }),
      ...roles.map((key) => {
        const some = all.filter(({ role }) => role === key);
        const label = `As ${ROLE_LABELS[key]!.toLowerCase()}`;
        return row({ label, found: calculateWorth(some), n: some.length });
      }),
    ],
    clips: chooseClips(
      all
        .filter(({ timing, event }) =>
          finding === 'fine' ? event.code === CHALLENGE_LOST : wrong.includes(timing),
        )
        .map(({ event, timing, value }) => ({
          ...createFollowed(context, event, TITLES[timing]),
          xg: Math.max(0, -value),
          weight: -value,
        })),
      all
        .filter(({ event }) => event.code === CHALLENGE_WON)
        .map(({ event, value }) => ({
          ...createFollowed(context, event, 'Counterexample: won on time', 'own'),
          xg: Math.max(0, value),
          weight: value,
        })),
    ),
    drill: isLate || isEarly ? 'shadow' : 'challenges',
  };
};

const TITLES: Readonly<Record<Timing, string>> = {
  early: 'Too early, missed',
  onTime: 'Challenge lost',
  late: 'Too late',
  veryLate: 'Far too late',
};

function timed(events: readonly QuestionEvent[]): Challenge[] {
  const roles = listOwnEvents(events, 'role');
  return events.flatMap((event) => {
    const timing = event.by === 'me' ? getTiming(event, events) : null;
    return timing === null
      ? []
      : [{ event, timing, role: findRoleAt(roles, event.time), value: sumValueAfter(events, event.time) }];
  });
}

function getTiming(event: QuestionEvent, events: readonly QuestionEvent[]): Timing | null {
  const { kind, code, evidence, time } = event;
  if (CHALLENGES.includes(code)) return 'onTime';
  if (kind === 'beatenToBall') return Number(evidence.lateBy) <= LATE.little ? 'late' : 'veryLate';
  if (kind !== 'whiff') return null;
  const isTheirs = events.some(
    (other) =>
      other.by === 'opponent' &&
      other.code !== null &&
      other.time > time &&
      other.time - time <= THEIRS_SECONDS,
  );
  return isTheirs ? 'early' : null;
}
