import {
  answerQuestion,
  chooseGames,
  createReferenceBook,
  FINDING_RULES,
  makeScoreGame,
  NO_FACTS,
  NO_REFERENCES,
  QUESTIONS,
  type QuestionEvent,
  type QuestionGame,
} from '@datacoach/analysis';
import {
  type AskedQuestion,
  askedQuestion,
  type PlanName,
  type QuestionList,
  questionList,
  REFRESH_DAYS,
  type SavedQuestion,
  SCORE_STATES,
  savedQuestion,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { refreshSavedQuestions } from './refresh-saved-questions.ts';

const CHAMPION_1 = 16;
const START = new Date(Math.floor(Date.now() / 1000) * 1000);
let now = START;

const server = await startServerForTests({
  database: 'embedded',
  clock: { now: () => now },
  // The clock advances by weeks.
  config: { accessTokenMs: 100 * DAY_MS, refreshTokenMs: 100 * DAY_MS },
});
const ann = await signUpAndIn(server.url, 'Ann');
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'champion-1'`);
/** Oldest first. */
const games = await storeGames(
  server.platform.database,
  ann.tokens.user.id,
  `steam:${ann.tokens.user.id}`,
  Array.from({ length: 24 }, (_, n) => ({
    playedAt: new Date(START.getTime() - (30 - n) * DAY_MS),
    times: 0.8 + ((n * 7) % 10) / 20,
    score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
  })),
);

const hold = (plan: PlanName) =>
  server.platform.database.pool.query(`update users set plan_name = $1 where id = $2`, [
    plan,
    ann.tokens.user.id,
  ]);
const list = async (mode = ''): Promise<QuestionList> => {
  const { status, body } = await ann.get(`/api/v1/questions${mode}`);
  expect(status).toBe(200);
  return questionList.strict().parse(body);
};
const ask = async (key: string): Promise<AskedQuestion> => {
  const { status, body } = await ann.get(`/api/v1/questions/${key}/answer?mode=10`);
  expect(status, key).toBe(200);
  return askedQuestion.strict().parse(body);
};
const send = (method: string, path: string, account = ann, json?: unknown) =>
  account.send(method, path, json);

/** Returns the engine's answer for the same matches, from its own results instead of the database. */
function engineAnswer(key: string) {
  const question = QUESTIONS.find((one) => one.key === key)!;
  const all = games.map(({ matchId, result: { report, insight }, me }): QuestionGame => {
    const [blue, orange] = report.teams;
    return {
      ...makeScoreGame(report as never, insight as never, me)!,
      matchId,
      map: report.match.map.name,
      day: '2026-01-01',
      hour: 0,
      isRanked: true,
      goalsFor: blue!.score,
      goalsAgainst: orange!.score,
    };
  });
  const events = new Map(
    games.map(({ matchId, result: { report, recording }, me }) => [
      matchId,
      recording!.codedEvents
        .filter(({ code, player }) => question.codes.includes(code) && player !== null)
        .map(({ scoreState, ...event }): QuestionEvent => {
          const person = report.players[event.player!]!;
          const by = person.key === me ? 'me' : person.team === 0 ? 'teammate' : 'opponent';
          const own = by === 'opponent' && scoreState !== null ? 2 - scoreState : scoreState;
          const score = own === null ? null : SCORE_STATES[own]!;
          return { ...event, matchId, kind: null, by, player: person.key, duration: 0, score, evidence: {} };
        }),
    ]),
  );
  const facts = { ...NO_FACTS, events };
  const book = createReferenceBook('doubles', NO_REFERENCES);
  return answerQuestion(question, chooseGames(question, all, facts), { facts, book, rank: CHAMPION_1 });
}

test('the list says which questions the games can answer, and what the others still need', async () => {
  await hold('Platinum');
  const { questions, rules, mode, games: count, modes, canSave } = await list();
  expect([mode, count, canSave]).toEqual([10, 24, false]);
  expect(modes).toEqual([
    { mode: 5, games: 0 },
    { mode: 10, games: 24 },
    { mode: 15, games: 0 },
  ]);
  expect(questions).toHaveLength(QUESTIONS.length);
  expect(rules).toHaveLength(FINDING_RULES.length);
  const of = (key: string) => questions.find((one) => one.key === key)!;
  expect(of('boost')).toMatchObject({ state: 'ready', have: 20, need: 5 });
  expect(of('improving')).toMatchObject({ state: 'tooFew', have: 24, need: 30, noun: 'games' });
  expect((await list('?mode=5')).questions.find(({ key }) => key === 'rotation')!.state).toBe('noTeammate');
  expect(getProblemCode(await ann.get('/api/v1/questions?mode=7'))).toBe('invalid-request');
});

test.each(['boost', 'costsGoals', 'nextRank', 'scoreState', 'afterLoss', 'unlucky', 'coachFirst'])(
  "the answer to %s matches the engine's, from stored facts and events",
  async (key) => {
    const { answer, rank, example } = await ask(key);
    const expected = engineAnswer(key);
    expect([rank, example]).toEqual(['Champion I Doubles', null]);
    expect(answer!.headline).toBe(expected.headline);
    expect(answer!.state).toBe(expected.state);
    if (expected.number) expect(answer!.number!.value).toBeCloseTo(expected.number.value, 4);
    for (const [index, row] of (expected.table?.rows ?? []).entries()) {
      const shown = answer!.table!.rows[index]!;
      expect([shown.label, shown.n, shown.strong], key).toEqual([row.label, row.n, row.strong]);
      if (row.value !== null) expect(shown.value, row.label).toBeCloseTo(row.value, 3);
    }
    expect(answer!.clips.map(({ id }) => id)).toEqual(expected.clips.map(({ id }) => id));
    expect(answer!.findings.map(({ rule, verdict }) => [rule, verdict])).toEqual(
      expected.findings.map(({ rule, verdict }) => [rule, verdict]),
    );
    const own = games.find(({ matchId }) => matchId === answer!.clips[0]?.matchId);
    if (own) expect(answer!.clips[0]).toMatchObject({ player: own.me });
  },
);

test('every question returns an answer of the same shape, or says how many games are missing', async () => {
  for (const { key } of QUESTIONS) {
    const { answer } = await ask(key);
    expect(answer!.headline.split('**').length % 2, key).toBe(1);
    expect(answer!.state === 'tooFew', key).toBe(answer!.missing !== null);
    if (answer!.state === 'answered') expect(answer!.action!.text.length, key).toBeGreaterThan(10);
  }
});

test('Basic answers its eight questions; the others return an example without numbers', async () => {
  await hold('Basic');
  const { questions, plan } = await list();
  expect(plan).toBe('Basic');
  expect(questions.filter(({ state }) => state !== 'notInPlan')).toHaveLength(8);
  const gated = await ask('afterLoss');
  expect(gated.answer).toBeNull();
  expect(gated.example).toMatchObject({ plan: 'Platinum', headline: expect.stringContaining('0.31') });
  const open = await ask('costsGoals');
  expect(open.answer!.state).toBe('answered');
  expect(open.answer!.action!.drill!.packs.every(({ code }) => code === null)).toBe(true);
  await hold('Platinum');
  const packs = (await ask('costsGoals')).answer!.action!.drill!.packs;
  expect(packs.every(({ code }) => code === null || /^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/.test(code))).toBe(true);
  expect(getProblemCode(await send('PUT', '/api/v1/questions/boost/saved?mode=10'))).toBe('not-in-plan');
  expect(getProblemCode(await ann.get('/api/v1/questions/nothing/answer'))).toBe('question-not-found');
});

test("an opportunity dismissed on the dashboard isn't an answer", async () => {
  await hold('Platinum');
  const rows = async () => (await ask('costsGoals')).answer!.table!.rows.map(({ label }) => label);
  const before = await rows();
  const { body } = await ann.get('/api/v1/scores/player?mode=10');
  const top = (body as { scores: { topOpportunity: { metric: string } } }).scores.topOpportunity.metric;
  const aside = { mode: 10, metric: top, reason: 'not-true' };
  expect((await send('PUT', '/api/v1/scores/opportunity-answer', ann, aside)).status).toBe(200);
  expect((await rows())[0]).toBe(before[1]);
  await send('DELETE', `/api/v1/scores/opportunity-answer?mode=10&metric=${top}`);
  expect(await rows()).toEqual(before);
});

describe('saved questions', () => {
  const saved = async (): Promise<SavedQuestion[]> => {
    const { body } = await ann.get('/api/v1/questions/saved');
    return savedQuestion.strict().array().parse(body);
  };
  const context = () => ({ ...server.context, clock: { now: () => now } });
  const shown = async () => {
    const { rows } = await server.platform.database.pool.query(
      `select path, "values" from notifications where kind = 'question-answer' order by created_at`,
    );
    return rows as { path: string; values: { question: string; answer: string } }[];
  };

  test('are answered at once, asked again a week later, sent as notifications and kept', async () => {
    await hold('Diamond');
    const first = await send('PUT', '/api/v1/questions/boost/saved?mode=10');
    expect(first.status).toBe(200);
    expect((await send('PUT', '/api/v1/questions/boost/saved?mode=10')).status).toBe(200);
    expect((await saved()).map(({ key, mode, answers }) => [key, mode, answers.length])).toEqual([
      ['boost', 10, 1],
    ]);
    expect((await list()).questions.find(({ key }) => key === 'boost')!.isSaved).toBe(true);
    expect(await refreshSavedQuestions(context())).toBe(0);

    now = new Date(START.getTime() + REFRESH_DAYS * DAY_MS);
    // Two concurrent workers ask it once.
    const asked = await Promise.all([refreshSavedQuestions(context()), refreshSavedQuestions(context())]);
    expect(asked.sort()).toEqual([0, 1]);
    expect(await refreshSavedQuestions(context())).toBe(0);
    const [kept] = await saved();
    expect(kept!.answers).toHaveLength(2);
    expect(kept!.answers[0]!.headline).toBe((await ask('boost')).answer!.headline);
    const [news] = await shown();
    expect(news).toMatchObject({
      path: '/questions?saved=boost-10',
      values: { question: 'Do I waste boost?' },
    });
    expect(news!.values.answer).not.toContain('**');
  });

  test('pause under a plan without them and lose nothing', async () => {
    expect((await send('PUT', '/api/v1/questions/afterLoss/saved?mode=10')).status).toBe(200);
    const shown = async () => (await saved()).map(({ key, rests, answers }) => [key, rests, answers.length]);
    await hold('Basic');
    now = new Date(START.getTime() + 3 * REFRESH_DAYS * DAY_MS);
    expect(await refreshSavedQuestions(context())).toBe(0);
    // Basic gets no answers it can't ask for.
    expect(await shown()).toEqual([
      ['boost', true, 2],
      ['afterLoss', true, 0],
    ]);
    await hold('Diamond');
    expect(await shown()).toEqual([
      ['boost', false, 2],
      ['afterLoss', false, 1],
    ]);
    expect((await send('DELETE', '/api/v1/questions/afterLoss/saved?mode=10')).status).toBe(200);
  });

  test("that fail are retried a day later, and don't block others", async () => {
    const { pool } = server.platform.database;
    const bob = await signUpAndIn(server.url, 'Bob');
    await pool.query(`update users set plan_name = 'Diamond' where id = $1`, [bob.tokens.user.id]);
    expect((await send('PUT', '/api/v1/questions/boost/saved?mode=10', bob)).status).toBe(200);
    await pool.query(`update users set time_zone = 'Nowhere/Never' where id = $1`, [bob.tokens.user.id]);
    now = new Date(START.getTime() + 5 * REFRESH_DAYS * DAY_MS);
    expect(await refreshSavedQuestions(context())).toBe(1);
    expect(await refreshSavedQuestions(context())).toBe(0);
    expect((await saved())[0]!.answers).toHaveLength(3);
    await pool.query(`update users set time_zone = null where id = $1`, [bob.tokens.user.id]);
    now = new Date(now.getTime() + DAY_MS);
    expect(await refreshSavedQuestions(context())).toBe(1);
    now = START;
  });

  test('are deleted with their history', async () => {
    expect((await send('DELETE', '/api/v1/questions/boost/saved?mode=10')).status).toBe(200);
    expect(await saved()).toEqual([]);
  });
});

describe('questions of administrators', () => {
  const body = {
    title: 'Do I collect more boost in the evening?',
    group: 'positional',
    metric: 'bcpm',
    dimension: 'timeOfDay',
    filter: 'all',
    minimum: 10,
    template: 'You collect **{value}** over {games} games: most {best}, least {worst}.',
    action: 'Lap the small pads before the first game.',
    plan: 'Platinum',
    isPublished: true,
  };

  test('are checked against the registry, listed among the others and answered', async () => {
    const admin = await createAccountWithRole(server, 'Admin');
    const refused = await send('POST', '/api/v1/admin/questions', admin, {
      ...body,
      metric: 'nothing',
      dimension: 'none',
      template: '{best} {mood}',
    });
    expect(getProblemCode(refused)).toBe('wrong-question');
    expect((refused.body as { messages: string[] }).messages).toEqual([
      'Stat not found: nothing.',
      'The text uses {mood}, which isn’t a known placeholder.',
      'The text uses a best or worst part, but the question has no breakdown. Choose one.',
    ]);
    const added = await send('POST', '/api/v1/admin/questions', admin, body);
    expect(added.status).toBe(201);
    const { id } = added.body as { id: string };
    const key = `own-${id}`;
    expect((await list()).questions.at(-1)).toMatchObject({ key, title: body.title, state: 'ready' });
    expect((await send('GET', '/api/v1/admin/questions', admin)).body).toMatchObject({
      items: [{ id, ...body }],
      pageIndex: 0,
      total: 1,
    });
    const { answer } = await ask(key);
    const boost = await ask('boost');
    const bcpm = boost.answer!.table!.rows.find(({ label }) => label === 'Boost collected per minute')!;
    expect(answer!.number!.value).toBeCloseTo(bcpm.value!, 6);
    expect(answer!.headline).toContain('over 20 games');
    expect((await send('PUT', `/api/v1/questions/${key}/saved?mode=10`)).status).toBe(200);

    // Eight of the 24 games were lost: the list matches the answer.
    const filtered = { ...body, filter: 'lost' };
    expect((await send('PUT', `/api/v1/admin/questions/${id}`, admin, filtered)).status).toBe(200);
    expect((await list()).questions.at(-1)).toMatchObject({ state: 'tooFew', have: 8, need: 10 });
    expect((await ask(key)).answer!.missing).toMatchObject({ have: 8, need: 10 });

    // A metric unknown to a later engine.
    const { pool } = server.platform.database;
    await pool.query(`update own_questions set metric = 'gone' where id = $1`, [id]);
    expect((await list()).questions).toHaveLength(QUESTIONS.length);
    now = new Date(START.getTime() + REFRESH_DAYS * DAY_MS);
    await refreshSavedQuestions({ ...server.context, clock: { now: () => now } });
    now = START;
    await pool.query(`update own_questions set metric = 'bcpm' where id = $1`, [id]);
    expect((await list()).questions.at(-1)).toMatchObject({ key, isSaved: true });

    const hidden = await send('PUT', `/api/v1/admin/questions/${id}`, admin, { ...body, isPublished: false });
    expect(hidden.status).toBe(200);
    expect((await list()).questions).toHaveLength(QUESTIONS.length);
    expect((await send('DELETE', `/api/v1/admin/questions/${id}`, admin)).status).toBe(200);
    expect((await ann.get('/api/v1/questions/saved')).body).toEqual([]);
    expect(getProblemCode(await send('DELETE', `/api/v1/admin/questions/${id}`, admin))).toBe(
      'question-not-found',
    );
    const { rows } = await pool.query(
      `select action from audit_entries where target_kind = 'question' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'add-question',
      'change-question',
      'change-question',
      'delete-question',
    ]);
  });
});
