import { counted, formatNumber, formatSigned } from '../../format-number.ts';
import { Z_80 } from '../../scoring/metric-score.ts';
import { calculateAddedChances } from '../../xg/xg-model.ts';
import { chooseClips, createCandidate, toMark } from '../clips.ts';
import { GOAL, OPEN_NET, SAVE, SHOT } from '../codes.ts';
import { type Compute, createNumber, row } from '../draft.ts';
import {
  createMetricRow,
  getMetricNumber,
  getMetricVerdict,
  listMetricComparisons,
} from '../metric-answers.ts';
import { isWon } from '../question-context.ts';
import type { QuestionEvent } from '../question-game.ts';

const isOwnAttempt = ({ code, by, xg }: QuestionEvent): boolean =>
  code === SHOT && by === 'me' && xg !== null;

/** Sizes of a chance, with players' words. */
const SIZES = [
  { label: 'Long shot (under 0.08)', from: 0 },
  { label: 'Half chance (0.08 to 0.2)', from: 0.08 },
  { label: 'Good chance (0.2 to 0.4)', from: 0.2 },
  { label: 'Big chance (0.4+)', from: 0.4 },
] as const;

interface Finishing {
  shots: number;
  goals: number;
  xg: number;
  /** Effect of chance alone on goals, 80 %. */
  margin: number;
}

/** What each attempt adds to the player's xG, as the metric sums it: rebounds never add up to more than a goal. */
function addedXg(attempts: readonly QuestionEvent[]): ReadonlyMap<QuestionEvent, number> {
  return new Map(
    [...Map.groupBy(attempts, ({ matchId }) => matchId).values()].flatMap((gameAttempts) => {
      const inTime = gameAttempts.toSorted((a, b) => a.time - b.time);
      const added = calculateAddedChances(inTime.map(({ time, xg }) => ({ time, chance: xg ?? 0 })));
      return inTime.map((event, index) => [event, added[index]!] as const);
    }),
  );
}

function finishing(attempts: readonly QuestionEvent[], added: ReadonlyMap<QuestionEvent, number>): Finishing {
  const xg = attempts.reduce((sum, event) => sum + added.get(event)!, 0);
  const variance = attempts.reduce((sum, { xg: p }) => sum + (p ?? 0) * (1 - (p ?? 0)), 0);
  return {
    shots: attempts.length,
    goals: attempts.filter(({ outcome }) => outcome === 'goal').length,
    xg,
    margin: Z_80 * Math.sqrt(variance),
  };
}

export const unlucky: Compute = (context) => {
  const attempts = context.events(isOwnAttempt);
  const added = addedXg(attempts);
  const { shots, goals, xg, margin } = finishing(attempts, added);
  const value = goals - xg;
  const isChance = Math.abs(value) < margin;
  const wonIds = new Set(context.games.filter(isWon).map(({ matchId }) => matchId));
  const won = finishing(
    attempts.filter(({ matchId }) => wonIds.has(matchId)),
    added,
  );
  const rows = SIZES.map(({ label, from }, index) => {
    const to = SIZES[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const part = finishing(
      attempts.filter(({ xg: p }) => (p ?? 0) >= from && (p ?? 0) < to),
      added,
    );
    return { label, part, value: part.goals - part.xg };
  });
  const worst = rows.toSorted((a, b) => a.value - b.value)[0];
  const missed = attempts.filter(({ outcome }) => outcome !== 'goal');
  return {
    finding: isChance ? 'chance' : value < 0 ? 'under' : 'over',
    values: {
      value: formatSigned(value, 1),
      shots: String(shots),
      margin: formatNumber(margin, 1),
    },
    verdict: isChance ? 'average' : value < 0 ? 'weak' : 'good',
    ownRule: FINISHING_RULE,
    number: createNumber({ value, interval: [value - margin, value + margin] }, 'Goals minus xG', 'goals', 1),
    compared: [{ of: 'wins', label: 'Your wins', value: won.goals - won.xg, games: wonIds.size }],
    sample: { count: shots, noun: shots === 1 ? 'attempt' : 'attempts' },
    rows: rows.map(({ label, part, value: difference }) =>
      row({
        label,
        value: part.goals,
        interval: [part.goals - part.margin, part.goals + part.margin],
        reference: part.xg,
        n: part.shots,
        note: part.shots === 0 ? null : formatSigned(difference, 1),
        strong: label === worst?.label && !isChance && value < 0,
      }),
    ),
    marks: attempts.map((event) => toMark(event, 'own', event.outcome === 'goal')),
    clips: chooseClips(
      missed.map((event) => {
        const end = SHOT_ENDS[event.outcome ?? 'miss'] ?? 'missed';
        return createCandidate(event, 'Missed chance', end, event.xg ?? 0);
      }),
      attempts
        .filter(({ outcome }) => outcome === 'goal')
        .map((event) =>
          createCandidate(event, 'Counterexample: goal from a small chance', 'goal', 1 - (event.xg ?? 1)),
        ),
    ),
    drill: isChance || value > 0 ? null : rows.at(-1) === worst ? 'openNets' : 'accuracy',
    ...(isChance ? { action: ACTIONS.chance } : value > 0 ? { action: ACTIONS.over } : {}),
  };
};

const ACTIONS = {
  chance:
    'Don’t change your shooting. Work on getting better chances, and check back after 30 more attempts.',
  over: 'You finish your chances. Get to more of them and skip the long shots.',
} as const;

/** "Am I finishing my chances?" (game-and-stats.md 9.1). */
const FINISHING_RULE = 3;

const SHOT_ENDS: Readonly<Record<string, string>> = {
  save: 'saved',
  block: 'blocked',
  post: 'off the frame',
  miss: 'missed',
};

/** Tags of one touch are within this time, s. */
const SAME_TOUCH_SECONDS = 0.1;
/** Max time from the touch until a shot crosses the line, s. */
const FLIGHT_SECONDS = 4.5;

/** From here, a shot goes in more often than not, whoever is in goal. */
const BEATEN_XG = 0.5;

function concededIn(events: readonly QuestionEvent[]) {
  return events
    .filter(({ code, by }) => code === GOAL && by === 'opponent')
    .map((goal) => {
      const shot =
        events.findLast(
          ({ code, by, outcome, time }) =>
            code === SHOT &&
            by === 'opponent' &&
            outcome === 'goal' &&
            time <= goal.time &&
            goal.time - time <= FLIGHT_SECONDS,
        ) ?? null;
      const isUncovered = shot !== null && ((shot.xg ?? 0) >= BEATEN_XG || isOpenNet(events, shot));
      return { goal, shot, isUncovered };
    });
}

function isOpenNet(events: readonly QuestionEvent[], shot: QuestionEvent): boolean {
  return events.some(
    ({ code, by, time }) =>
      code === OPEN_NET && by === 'opponent' && Math.abs(time - shot.time) <= SAME_TOUCH_SECONDS,
  );
}

/** Share of goals against from which positions are the main cause, and up to which saves are. */
const MAX_PRIOR_SHARE = { positions: 50, saves: 30 } as const;

export const savesOrPositions: Compute = (context) => {
  const found = context.games.map((game) => ({ game, conceded: concededIn(context.listEvents(game)) }));
  const all = found.flatMap(({ conceded }) => conceded);
  const open = all.filter(({ isUncovered }) => isUncovered).length;
  const share = all.length === 0 ? 0 : (100 * open) / all.length;
  const faced = context.events(({ code, by, xg }) => code === SHOT && by === 'opponent' && xg !== null);
  const facedXg = faced.reduce((sum, { xg }) => sum + (xg ?? 0), 0);
  const games = context.games.length;
  const aGame = (value: number) => (games === 0 ? 0 : value / games);
  const toRow = (label: string, requested: boolean, note: string) => {
    const some = all.filter(({ isUncovered }) => isUncovered === requested);
    return row({
      label,
      value: aGame(some.length),
      reference: aGame(some.reduce((sum, { shot }) => sum + (shot?.xg ?? 0), 0)),
      n: some.length,
      note,
      strong: some.length > 0 && requested === share >= MAX_PRIOR_SHARE.positions,
    });
  };
  return {
    finding:
      all.length === 0
        ? 'none'
        : share >= MAX_PRIOR_SHARE.positions
          ? 'positions'
          : share <= MAX_PRIOR_SHARE.saves
            ? 'saves'
            : 'both',
    values: { share: formatNumber(share, 0), goals: counted(all.length, 'goal against', 'goals against') },
    verdict: getMetricVerdict(context, 'goalsPrevented'),
    number: getMetricNumber(context, 'goalsPrevented'),
    compared: listMetricComparisons(context, 'goalsPrevented'),
    sample: { count: all.length, noun: all.length === 1 ? 'goal against' : 'goals against' },
    rows: [
      toRow('Bad positioning', true, '0.5+ xG'),
      toRow('Savable', false, 'under 0.5 xG'),
      row({
        label: 'All attempts against',
        value: aGame(all.length),
        reference: aGame(facedXg),
        n: faced.length,
        note: 'attempts in the last column',
      }),
      createMetricRow(context, 'caughtAhead', {
        label: 'Caught upfield',
        reference: null,
        note: 'per game',
      }),
      createMetricRow(context, 'concededAsLastMan', {
        label: 'While you were last man',
        reference: null,
        note: 'per game',
      }),
    ],
    marks: all.flatMap(({ shot, isUncovered }) => (shot ? [toMark(shot, 'against', isUncovered)] : [])),
    clips: chooseClips(
      all.map(({ goal, shot, isUncovered }) => ({
        event: shot ?? goal,
        title: isUncovered ? 'Bad positioning' : 'Savable',
        detail: 'conceded',
        xg: shot?.xg ?? null,
        weight:
          (isUncovered === share >= MAX_PRIOR_SHARE.positions ? 1 : 0) +
          (isUncovered ? (shot?.xg ?? 0) : 1 - (shot?.xg ?? 1)),
      })),
      context
        .events(({ code, by }) => code === SAVE && by === 'me')
        .map((event) => createCandidate(event, 'Counterexample: saved', 'your save', 0, null)),
    ),
    drill: share >= MAX_PRIOR_SHARE.positions ? 'shadow' : 'saves',
  };
};
