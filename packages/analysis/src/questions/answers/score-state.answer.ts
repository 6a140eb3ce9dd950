import { formatSigned } from '../../format-number.ts';
import { sumOf } from '../../sums.ts';
import { chooseClips, createCandidate, describeWhatFollowed } from '../clips.ts';
import { GOAL, SHOT, TURNOVER } from '../codes.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { sumChancesAfter } from '../moments.ts';
import type { QuestionEvent, QuestionGame, ScoreState } from '../question-game.ts';
import { calculatePairedChance, pooled } from '../statistics/pooled.ts';
import { findSignificant } from '../statistics/student.ts';

const STATES = [
  { key: 'level', label: 'Tied', when: 'when tied' },
  { key: 'ahead', label: 'Ahead', when: 'when ahead' },
  { key: 'behind', label: 'Behind', when: 'when behind' },
  { key: 'overtime', label: 'Overtime', when: 'in overtime' },
] as const;
type State = (typeof STATES)[number]['key'];

const REGULAR_SECONDS = 300;
const FIVE_MINUTES = 300;
/** Less time than this in a state is not meaningful, s. */
const MIN_SECONDS = 300;

interface Span {
  state: State;
  seconds: number;
  events: QuestionEvent[];
}

/** Splits the match by the scoreboard clock, which stops when play doesn't count. */
function splitIntoSpans(game: QuestionGame, events: readonly QuestionEvent[]): Span[] {
  const spans: Span[] = STATES.map(({ key }) => ({ state: key, seconds: 0, events: [] }));
  const span = (state: State) => spans.find((one) => one.state === state)!;
  const overtime = Math.max(0, ...events.map((event) => (event.overtime ? event.clock : 0)));
  let left = Math.max(0, Math.min(REGULAR_SECONDS, game.liveSeconds - overtime));
  // If the recording starts mid-match, its live play is all that's left on the clock.
  let clock = (events[0]?.clock ?? 0) > left ? REGULAR_SECONDS : left;
  let played = 0;
  let score: ScoreState = 'level';
  const addSeconds = (seconds: number): void => {
    span(score).seconds += seconds;
    left -= seconds;
  };
  for (const event of events) {
    if (event.overtime) {
      span('overtime').seconds += Math.max(0, event.clock - played);
      played = Math.max(played, event.clock);
    } else {
      score = event.score ?? score;
      addSeconds(Math.max(0, clock - event.clock));
      clock = Math.min(clock, event.clock);
    }
    span(event.overtime ? 'overtime' : score).events.push(event);
  }
  // The rest of the clock after the last event belongs to the final score of regulation.
  const lead = overtime > 0 ? 0 : game.goalsFor - game.goalsAgainst;
  score = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  if (events.length > 0) addSeconds(Math.max(0, Math.min(left, clock)));
  return spans;
}

const isOwn = ({ by }: QuestionEvent): boolean => by === 'me' || by === 'teammate';

export const scoreState: Compute = (context) => {
  const games = context.games.map((game) => splitIntoSpans(game, context.listEvents(game)));
  const count = (holds: (event: QuestionEvent) => number) => (spans: readonly Span[]) =>
    sumOf(spans, ({ events }) => sumOf(events, holds));
  type Count = (spans: readonly Span[]) => number;
  const tallySpans = (spans: readonly Span[], of: Count, holds: (state: State) => boolean) => {
    const some = spans.filter(({ state }) => holds(state));
    return { sum: of(some), over: sumOf(some, ({ seconds }) => seconds) / FIVE_MINUTES };
  };
  const rate = (of: Count, holds: (state: State) => boolean) =>
    pooled(games.map((spans) => tallySpans(spans, of, holds)));
  const xgDifference = count((event) =>
    event.code !== SHOT || event.by === 'nobody' ? 0 : (isOwn(event) ? 1 : -1) * (event.xg ?? 0),
  );
  const shots = count(({ code, by, xg }) => Number(code === SHOT && by === 'me' && xg !== null));
  const losses = count(({ code, by }) => Number(code === TURNOVER && by === 'me'));
  const states = STATES.map((state) => ({
    state,
    own: rate(xgDifference, (key) => key === state.key),
    rest: rate(xgDifference, (key) => key !== state.key),
    chance: calculatePairedChance(
      games.map((spans) => [
        tallySpans(spans, xgDifference, (key) => key === state.key),
        tallySpans(spans, xgDifference, (key) => key !== state.key),
      ]),
    ),
    shots: rate(shots, (key) => key === state.key),
    losses: rate(losses, (key) => key === state.key),
  })).filter(({ own }) => own !== null && own.over * FIVE_MINUTES >= MIN_SECONDS);
  const significant = findSignificant(states.map(({ chance }) => chance));
  const worst = states
    .filter(({ own, rest }, index) => significant[index] && rest !== null && own!.value < rest.value)
    .sort((a, b) => a.own!.value - b.own!.value)[0];
  const sorted = states.toSorted((a, b) => a.own!.value - b.own!.value);
  const worstState = (worst ?? sorted[0])?.state.key;
  const inState = games.flatMap((spans) =>
    spans.filter(({ state }) => state === worstState).flatMap(({ events }) => events),
  );
  return {
    finding: worst ? 'worst' : 'none',
    isNothing: !worst,
    values: {
      state: worst?.state.when ?? '',
      value: formatSigned(worst?.own?.value ?? 0, 2),
      rest: formatSigned(worst?.rest?.value ?? 0, 2),
      low: formatSigned(sorted[0]?.own?.value ?? 0, 2),
      high: formatSigned(sorted.at(-1)?.own?.value ?? 0, 2),
    },
    verdict: worst ? 'weak' : 'good',
    number: createNumber(worst?.own, `xG difference ${worst?.state.when}`, 'xG per game', 2),
    compared: compareWith('rest', 'Otherwise', worst?.rest),
    rows: states.map(({ state, own, rest, shots: shot, losses: lost }) =>
      row({
        label: state.label,
        found: own,
        reference: rest?.value ?? null,
        n: Math.round((own!.over * FIVE_MINUTES) / 60),
        note: `${(shot?.value ?? 0).toFixed(1)} attempts, ${(lost?.value ?? 0).toFixed(1)} turnovers`,
        strong: state === worst?.state,
      }),
    ),
    clips: chooseClips(
      inState
        .filter(({ code, by }) => code === GOAL && by === 'opponent')
        .map((event) => {
          const when = STATES.find(({ key }) => key === worstState)?.when ?? '';
          return createCandidate(event, 'Goal against', when, 1);
        }),
      inState
        .filter((event) => event.code === SHOT && isOwn(event))
        .map((event) => {
          const events = context.listEvents(event);
          const detail = describeWhatFollowed(events, event.time - 0.01, 'own');
          const weight = (event.xg ?? 0) - sumChancesAfter(events, event.time, 'opponent');
          return createCandidate(event, 'Counterexample: your chance', detail, weight);
        }),
    ),
  };
};
