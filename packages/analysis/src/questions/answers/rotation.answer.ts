import { addUnit, formatNumber } from '../../format-number.ts';
import { sum } from '../../sums.ts';
import { type Candidate, chooseClips } from '../clips.ts';
import { type Compute, createNumber, row } from '../draft.ts';
import { createMetricRow, getMetricVerdict, listMetricComparisons } from '../metric-answers.ts';
import { createFollowed } from '../moments.ts';
import { listOwnEvents, listRecordedGames } from '../question-context.ts';
import type { QuestionEvent } from '../question-game.ts';
import { calculateMean, calculatePooledShare, pooled } from '../statistics/pooled.ts';

/** Turns as first man longer than this are long (game-and-stats.md 9.1, question 24). */
const LONG_SECONDS = 8;
/** More than one in eight turns is too slow; one cut per five minutes is too many. */
const SLOW_SHARE = 12;
const MANY_CUTS = 1;
const FIVE_MINUTES = 300;
const TURN = 'Turn as first man';
const CUTS = 'Cuts, third to first man';

export const rotation: Compute = (context) => {
  const recorded = listRecordedGames(context);
  const turns = recorded.map((game) => {
    const roles = listOwnEvents(context.listEvents(game), 'role');
    return { game, roles, first: roles.filter(({ evidence }) => evidence.role === 'first') };
  });
  const long = calculatePooledShare(
    turns.map(({ first }) => first),
    ({ duration }) => duration > LONG_SECONDS,
  );
  const length = pooled(
    turns.map(({ first }) => ({ sum: sum(first.map(({ duration }) => duration)), over: first.length })),
  );
  const cuts = pooled(
    turns.map(({ game, roles }) => ({
      sum: roles.filter(({ evidence }) => evidence.cut === true).length,
      over: game.liveSeconds / FIVE_MINUTES,
    })),
  );
  const handoff = calculateMean(
    turns.flatMap(({ game, first }) => handoffs(first, context.listEvents(game))),
  );
  const isSlow = (long?.value ?? 0) > SLOW_SHARE;
  const cutsTooOften = (cuts?.value ?? 0) > MANY_CUTS;
  const finding = isSlow ? 'slow' : cutsTooOften ? 'cuts' : 'fine';
  const shown = isSlow
    ? { label: 'Long turns as first man', found: long, unit: '%', decimals: 0 }
    : cutsTooOften
      ? { label: 'Cuts', found: cuts, unit: 'times per game', decimals: 1 }
      : { label: TURN, found: length, unit: 's', decimals: 1 };
  const doubles = recorded.flatMap((game) => listOwnEvents(context.listEvents(game), 'doubleCommit'));
  return {
    finding,
    values: { value: addUnit(formatNumber(shown.found?.value ?? 0, shown.decimals), shown.unit) },
    verdict: finding === 'fine' ? (getMetricVerdict(context, 'doubleCommits') ?? 'good') : 'weak',
    ...(finding === 'fine' ? { action: 'Keep it up: leave after your touch and rotate out wide.' } : {}),
    number: createNumber(shown.found, shown.label, shown.unit, shown.decimals, 'lower'),
    sample: { count: sum(turns.map(({ first }) => first.length)), noun: 'turns as first man' },
    rows: [
      row({ label: TURN, found: length, unit: 's', decimals: 1, strong: finding === 'fine' }),
      row({ label: `Turns over ${LONG_SECONDS} s`, found: long, unit: '%', decimals: 0, strong: isSlow }),
      row({
        label: 'Time to rotate out after your last touch',
        found: handoff,
        unit: 's',
        decimals: 1,
        note: handoff ? 'turns in the last column' : null,
      }),
      row({ label: CUTS, found: cuts, unit: 'per game', decimals: 1, strong: finding === 'cuts' }),
      createMetricRow(context, 'doubleCommits'),
      createMetricRow(context, 'firstManShare'),
      createMetricRow(context, 'ambiguousRoleShare'),
      createMetricRow(context, 'backPostRotationPct'),
    ],
    clips: pickDoubleClips(context, turns, doubles, finding),
    why: listMetricComparisons(context, 'doubleCommits').map(
      ({ label, value }) => `${label}: ${formatNumber(value, 1)} double commits per game.`,
    ),
  };
};

type Turns = readonly { roles: readonly QuestionEvent[]; first: readonly QuestionEvent[] }[];

function pickDoubleClips(
  context: Parameters<Compute>[0],
  turns: Turns,
  doubles: readonly QuestionEvent[],
  finding: string,
) {
  const followed = (event: QuestionEvent, title: string, weight: number): Candidate => {
    const found = createFollowed(context, event, title);
    return { ...found, weight: weight + found.xg };
  };
  const first = turns.flatMap((turn) => turn.first);
  const long = first
    .filter(({ duration }) => duration > LONG_SECONDS)
    .map((event) => followed(event, `First man for ${Math.round(event.duration)} s`, event.duration));
  const cut = turns
    .flatMap(({ roles }) => roles.filter(({ evidence }) => evidence.cut === true))
    .map((event) => followed(event, 'Cut past your teammate', 0));
  const double = doubles.map((event) => followed(event, 'Double commit', 0));
  const contrary = first
    .filter(({ duration }) => duration >= 1 && duration <= 3)
    .map((event) => ({ ...followed(event, 'Counterexample: quick turn', 0), weight: -event.duration }));
  const typical = finding === 'slow' ? long : finding === 'cuts' ? cut : [...double, ...cut];
  return chooseClips(typical.length > 0 ? typical : long, contrary);
}

/**
 * Returns the time from the player's last touch in a turn to the end of the turn, s. Touches are taken from events
 * with a position.
 */
function handoffs(first: readonly QuestionEvent[], events: readonly QuestionEvent[]): number[] {
  return first.flatMap((turn) => {
    const end = turn.time + turn.duration;
    const last = events.findLast(
      ({ by, code, time }) => by === 'me' && code !== null && time >= turn.time && time <= end,
    );
    return last ? [end - last.time] : [];
  });
}
