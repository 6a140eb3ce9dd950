import {
  type ChoiceFacts,
  NO_FACTS,
  type Question,
  type QuestionEvent,
  type QuestionFacts,
  type QuestionInsight,
  SESSION_GAP_SECONDS,
} from '@datacoach/analysis';
import { SCORE_STATES } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { openEventStream, readEventStreams, toMetricStats } from '../gamedata/index.ts';
import { getOpportunityChoice, type ModeCode } from '../scores/index.ts';
import { findNewestTraining } from '../training-plans/index.ts';
import { type AskedGame, listPlayedGames } from './custom-question-games.ts';
import {
  getShownName,
  readAllStats,
  readCodedEvents,
  readInsights,
  readPeople,
  type StoredPerson,
  toQuestionInsight,
} from './question-facts.repository.ts';

/** Max games whose recordings are searched for events without a code. */
const RECORDED_GAMES = 10;

type PeopleByMatch = ReadonlyMap<string, readonly StoredPerson[]>;

const listIds = (games: readonly AskedGame[]): string[] => games.map(({ game }) => game.matchId);

async function listPeople(db: Executor, games: readonly AskedGame[]): Promise<PeopleByMatch> {
  if (games.length === 0) return new Map();
  return Map.groupBy(await readPeople(db, listIds(games)), ({ matchId }) => matchId);
}

/** Returns the facts besides stats that are needed to choose the window. */
export async function readChoiceFacts(
  { db, clock }: DbAndClock,
  userId: string,
  mode: ModeCode,
  questions: readonly Question[],
  games: readonly AskedGame[],
): Promise<ChoiceFacts> {
  const countsPeople = questions.some(({ minimum }) => minimum.of === 'pairGames');
  const people = countsPeople ? await listPeople(db, games) : new Map();
  const asksTraining = questions.some(({ needs }) => needs.includes('trained'));
  return {
    people: describePeople(games, people, null),
    trained: asksTraining ? await findNewestTraining(db, userId, mode, clock.now()) : null,
  };
}

/** Returns all other facts for a question's answer. */
export async function readFacts(
  { db, clock }: DbAndClock,
  userId: string,
  mode: ModeCode,
  question: Question,
  games: readonly AskedGame[],
): Promise<Omit<QuestionFacts, 'trained'>> {
  const needs = new Set(question.needs);
  const ids = listIds(games);
  const people = await listPeople(db, games);
  const stats = needs.has('people') && question.window === undefined ? await listStats(db, ids) : null;
  const events = needs.has('events') && ids.length > 0 ? await readCoded(db, question, games, people) : [];
  const recorded = needs.has('recorded')
    ? await readRecordedEvents(db, question, games.slice(-RECORDED_GAMES))
    : [];
  return {
    events: groupByMatch([...events, ...recorded]),
    people: needs.has('people') ? describePeople(games, people, stats) : new Map(),
    insights: needs.has('insight') ? await mapInsights(db, games, people) : new Map(),
    played: needs.has('played') ? await listPlayedGames(db, userId) : [],
    opportunity: needs.has('opportunity')
      ? await getOpportunityChoice(db, userId, mode, clock.now())
      : NO_FACTS.opportunity,
  };
}

function groupByMatch(events: readonly QuestionEvent[]): Map<string, QuestionEvent[]> {
  const found = Map.groupBy(events, ({ matchId }) => matchId);
  for (const some of found.values()) some.sort((a, b) => a.time - b.time || a.ordinal - b.ordinal);
  return found;
}

/** Returns whose event it is, as seen by the asker. */
function getSide(person: StoredPerson | undefined, { game }: AskedGame): QuestionEvent['by'] {
  if (!person) return 'nobody';
  if (person.key === game.playerKey) return 'me';
  return person.team === game.team ? 'teammate' : 'opponent';
}

/** Converts a stored score state from the acting team's side to the asker's. */
function toOwnScore(stored: number | null, by: QuestionEvent['by']): QuestionEvent['score'] {
  const score = stored === null || by === 'nobody' ? null : SCORE_STATES[stored]!;
  if (by !== 'opponent' || score === 'level' || score === null) return score;
  return score === 'ahead' ? 'behind' : 'ahead';
}

async function readCoded(
  db: Executor,
  { codes }: Question,
  games: readonly AskedGame[],
  people: PeopleByMatch,
): Promise<QuestionEvent[]> {
  const rows = await readCodedEvents(db, listIds(games), codes);
  const gamesById = new Map(games.map((one) => [one.game.matchId, one]));
  return rows.map(({ player: number, x, y, scoreState, ...row }) => {
    const questionGame = gamesById.get(row.matchId)!;
    const person = people.get(row.matchId)?.find((one) => one.number === number);
    const sign = questionGame.game.team === 0 ? 1 : -1;
    const by = getSide(person, questionGame);
    return {
      ...row,
      kind: null,
      by,
      score: toOwnScore(scoreState, by),
      player: person?.key ?? null,
      duration: 0,
      x: sign * x,
      y: sign * y,
      evidence: {},
    };
  });
}

/** Returns the asker's events of kinds without a code. */
async function readRecordedEvents(db: Database, { kinds }: Question, games: readonly AskedGame[]) {
  const streams = await readEventStreams(db, listIds(games));
  const found: QuestionEvent[] = [];
  for (const { game } of games) {
    const packed = streams.get(game.matchId);
    if (!packed) continue;
    const stream = await openEventStream(packed);
    const sign = game.team === 0 ? 1 : -1;
    for (const ordinal of stream.listOrdinals(kinds)) {
      const event = stream.getEvent(ordinal)!;
      if (event.player !== game.playerKey) continue;
      const { kind, code, player, time, duration, clock, x, y, zone, evidence } = event;
      found.push({
        matchId: game.matchId,
        ordinal,
        kind,
        code,
        by: 'me',
        player,
        time,
        duration,
        clock: clock.seconds,
        overtime: clock.overtime,
        x: sign * x,
        y: sign * y,
        zone,
        xg: null,
        outcome: null,
        score: null,
        evidence,
      });
    }
  }
  return found;
}

type StatsByMatch = Map<string, Awaited<ReturnType<typeof readAllStats>>[number]>;

async function listStats(db: Executor, matchIds: readonly string[]): Promise<StatsByMatch> {
  if (matchIds.length === 0) return new Map();
  const rows = await readAllStats(db, matchIds);
  return new Map(rows.map((row) => [`${row.matchId} ${row.key}`, row]));
}

/** Returns all other players, with stats where they were read. */
function describePeople(games: readonly AskedGame[], people: PeopleByMatch, stats: StatsByMatch | null) {
  return new Map(
    games.map((questionGame, index) => {
      const { game } = questionGame;
      const others = (people.get(game.matchId) ?? []).filter(({ key }) => key !== game.playerKey);
      const next = games.slice(Math.max(0, index - 1), index + 2).filter((one) => one !== questionGame);
      return [
        game.matchId,
        others.map((person) => {
          const found = stats?.get(`${game.matchId} ${person.key}`);
          const side = person.team === game.team ? ('teammate' as const) : ('opponent' as const);
          return {
            identity: person.identity,
            key: person.key,
            name: getShownName(person),
            side,
            isParty:
              side === 'teammate' &&
              next.some((other) => isPlayedTogether(person, questionGame, other, people)),
            liveSeconds: found?.liveSeconds ?? null,
            metrics:
              found?.metricValues && found.metricOvers
                ? toMetricStats(found.metricValues, found.metricOvers)
                : {},
          };
        }),
      ];
    }),
  );
}

/** Whether they were teammates in a neighboring game of the session too, not by matchmaking. */
function isPlayedTogether(
  { identity }: StoredPerson,
  { game }: AskedGame,
  { game: other }: AskedGame,
  people: PeopleByMatch,
): boolean {
  const apart = Math.abs(game.playedAt.getTime() - other.playedAt.getTime()) / 1000;
  if (identity === null || apart > SESSION_GAP_SECONDS) return false;
  return (people.get(other.matchId) ?? []).some(
    (person) => person.identity === identity && person.team === other.team,
  );
}

async function mapInsights(db: Executor, games: readonly AskedGame[], people: PeopleByMatch) {
  if (games.length === 0) return new Map<string, QuestionInsight>();
  const stored = await readInsights(db, listIds(games));
  return new Map(
    games.flatMap(({ game }) => {
      const opponents = (people.get(game.matchId) ?? []).filter(({ team }) => team !== game.team);
      const keys = opponents.map(({ key }) => key);
      const found = toQuestionInsight(stored.get(game.matchId) ?? new Map(), game.playerKey, keys);
      return found ? [[game.matchId, found] as const] : [];
    }),
  );
}
