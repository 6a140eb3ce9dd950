import type { ScoreMode } from '../model/score-modes.ts';
import type { Answer } from '../questions/answer.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { chooseGames } from '../questions/choose-games.ts';
import { GOAL } from '../questions/codes.ts';
import {
  NO_FACTS,
  type QuestionEvent,
  type QuestionFacts,
  type QuestionGame,
  type QuestionPerson,
  type ScoreState,
} from '../questions/question-game.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { sumOf } from '../sums.ts';
import { SECTION_8 } from './hand-made-games.ts';

const DAY = 86_400;
/** 2026-03-01, 6:15 pm. */
const FIRST = 1_772_388_900;

type Stats = Readonly<Record<string, readonly [value: number, over: number]>>;

export interface GameScript {
  stats?: Stats;
  won?: boolean;
  goals?: readonly [own: number, against: number];
  map?: string;
  hour?: number;
  /** Seconds after the previous game; a day if omitted. */
  after?: number;
}

/** Returns consecutive five-minute games, each with its script. */
export function createQuestionGames(
  scripts: readonly GameScript[],
  mode: ScoreMode = 'doubles',
): QuestionGame[] {
  let at = FIRST;
  return scripts.map(
    ({ stats = {}, won = true, goals, map = 'Beckwith Park', hour = 18, after = DAY }, n) => {
      at += after;
      const [goalsFor, goalsAgainst] = goals ?? (won ? [3, 1] : [1, 3]);
      return {
        matchId: `match-${n}`,
        playedAt: at,
        mode,
        liveSeconds: 300,
        result: won ? 'won' : 'lost',
        metrics: Object.fromEntries(
          Object.entries(stats).map(([key, [value, over]]) => [key, { value, over }]),
        ),
        map,
        day: new Date(at * 1000).toISOString().slice(0, 10),
        hour,
        isRanked: true,
        goalsFor,
        goalsAgainst,
      };
    },
  );
}

/** Creates an event in a match; omitted fields have minimal values. */
export function questionEvent(
  code: number | null,
  time: number,
  given: Partial<QuestionEvent> = {},
): Omit<QuestionEvent, 'matchId' | 'ordinal'> {
  return {
    kind: null,
    code,
    by: 'me',
    player: 'me',
    time,
    duration: 0,
    clock: Math.max(0, 300 - time),
    overtime: false,
    x: 0,
    y: 0,
    zone: null,
    xg: null,
    outcome: null,
    score: null,
    evidence: {},
    ...given,
  };
}

/** Returns the same events in every game, or those given for the game's index. */
export function eventsIn(
  games: readonly QuestionGame[],
  of: (index: number) => readonly Omit<QuestionEvent, 'matchId' | 'ordinal'>[],
): QuestionFacts['events'] {
  return new Map(
    games.map(({ matchId }, index) => [
      matchId,
      of(index)
        .toSorted((a, b) => a.time - b.time)
        .map((event, ordinal, all) => ({
          ...event,
          matchId,
          ordinal,
          score: event.score ?? findScore(all.slice(0, ordinal)),
        })),
    ]),
  );
}

/** Returns the score after these events. */
function findScore(events: readonly Pick<QuestionEvent, 'code' | 'by'>[]): ScoreState {
  const lead = sumOf(events, ({ code, by }) => (code !== GOAL ? 0 : by === 'opponent' ? -1 : 1));
  return lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
}

export function person(name: string, given: Partial<QuestionPerson> = {}): QuestionPerson {
  return {
    identity: `steam:${name}`,
    key: name,
    name,
    side: 'teammate',
    isParty: false,
    liveSeconds: 300,
    metrics: {},
    ...given,
  };
}

export const createPeople = (
  games: readonly QuestionGame[],
  of: (index: number) => readonly QuestionPerson[],
): QuestionFacts['people'] => new Map(games.map(({ matchId }, index) => [matchId, of(index)]));

/** Answers one of the questions, for Diamond III against the references of section 8 alone. */
export function ask(
  key: string,
  games: readonly QuestionGame[],
  facts: Partial<QuestionFacts> = {},
  mode: ScoreMode = 'doubles',
): Answer {
  const question = QUESTIONS.find((one) => one.key === key)!;
  const all = { ...NO_FACTS, ...facts };
  const book = createPriorBook(mode, SECTION_8);
  return answerQuestion(question, chooseGames(question, games, all), { facts: all, book, rank: 15 });
}

/** What a player with average habits does in every game. */
const HABITS = {
  xg: [1, 1],
  xgPerShot: [0.2, 5],
  goals: [1, 1],
  goalsMinusXg: [0, 1],
  challenges: [9, 300],
  challengeWinPct: [50, 8],
  turnovers: [6, 300],
  kickoffsTaken: [4, 1],
  kickoffWinPct: [50, 4],
  timeZeroPct: [12, 300],
  timeBehindBall: [73, 300],
  bcpm: [345, 300],
  overfill: [260, 300],
  avgSpeed: [1430, 300],
  supersonicPct: [12.5, 300],
  distanceFromBall: [2430, 300],
  flicks: [3, 300],
} as const;

/** Returns `count` games with these habits, each changed by its script. */
export const createGames = (count: number, of: (index: number) => GameScript = () => ({})): GameScript[] =>
  Array.from({ length: count }, (_, index) => {
    const script = of(index);
    return { ...script, stats: { ...HABITS, ...script.stats } };
  });

/** Alternates wins and losses. */
export const alternating = (index: number): GameScript => ({ won: index % 2 === 0 });

/** Returns a generator of uniform numbers between 0 and 1, the same every time. */
export function createRandomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns values that affect the overall score, slightly different from game to game. */
export function createScoredStats(times: number, index: number): Record<string, readonly [number, number]> {
  const wobble = 1 + ((index * 7) % 5) / 400;
  const at = (value: number) => [value * times * wobble, 300] as const;
  return {
    avgSpeed: at(1430),
    supersonicPct: at(12.5),
    aerialTouches: at(4.5),
    bcpm: at(345),
    timeBehindBall: at(73.4),
    xg: [1.09 * times * wobble, 1],
    passes: at(3.2),
    shotsOnTarget: [2 * times * wobble, 1],
  };
}
