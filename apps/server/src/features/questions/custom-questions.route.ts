import {
  chooseGames,
  chooseOwnGames,
  FINDING_RULES,
  listProblems,
  MINIMUM_NOUNS,
  OWN_DIMENSIONS,
  OWN_FILTERS,
  QUESTION_GROUPS,
  SCORE_MODES,
} from '@datacoach/analysis';
import {
  type CustomQuestionItem,
  QUESTION_ACCESS,
  QUESTION_PAGE_SIZE,
  type QuestionItem,
  type QuestionList,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { getEntitlements } from '../membership/index.ts';
import type { ModeCode } from '../scores/index.ts';
import { askQuestion } from './ask-question.ts';
import { type Asker, findPlanForClosedMode } from './asker-plan.ts';
import { countModes, listAskedGames } from './custom-question-games.ts';
import { isInPlan, listKnownQuestions, toCustomQuestion, toOwnKey } from './find-question.ts';
import { readChoiceFacts } from './read-facts.ts';
import {
  insertCustomQuestion,
  listCustomQuestionPage,
  listSavedRows,
  lockCustomQuestion,
  removeCustomQuestion,
  removeSaved,
  removeSavedForEveryone,
  type StoredCustomQuestion,
  updateCustomQuestion,
} from './saved-question.repository.ts';
import { listSaved, saveQuestion } from './saved-questions.ts';

type CustomQuestionFields = Omit<StoredCustomQuestion, 'id' | 'createdAt' | 'updatedAt'>;

const NOT_FOUND = () => new ProblemError(404, 'question-not-found', 'Question not found.');

export function customQuestionRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    listCustomQuestions: async ({ query: { pageIndex } }) => {
      const { rows, total } = await listCustomQuestionPage(db, pageIndex);
      return { items: rows.map(describe), pageIndex, pageSize: QUESTION_PAGE_SIZE, total };
    },
    addCustomQuestion: async ({ body, caller }) => {
      requireValidFields(body);
      const at = clock.now();
      const added = await db.transaction(async (tx) => {
        const row = await insertCustomQuestion(tx, { ...body, createdAt: at, updatedAt: at });
        await audit(tx, { by: caller.userId, at, action: 'add-question', before: null, after: row });
        return row;
      });
      return describe(added);
    },
    updateCustomQuestion: async ({ params, body, caller }) => {
      requireValidFields(body);
      const at = clock.now();
      const changed = await db.transaction(async (tx) => {
        const before = await lockCustomQuestion(tx, params.questionId);
        if (!before) throw NOT_FOUND();
        const after = await updateCustomQuestion(tx, params.questionId, { ...body, updatedAt: at });
        await audit(tx, { by: caller.userId, at, action: 'change-question', before, after });
        return after;
      });
      return describe(changed);
    },
    deleteCustomQuestion: async ({ params, caller }) => {
      await db.transaction(async (tx) => {
        const before = await lockCustomQuestion(tx, params.questionId);
        if (!before) throw NOT_FOUND();
        await removeCustomQuestion(tx, params.questionId);
        await removeSavedForEveryone(tx, toOwnKey(params.questionId));
        const change = { by: caller.userId, at: clock.now(), action: 'delete-question' };
        await audit(tx, { ...change, before, after: null });
      });
    },
  });
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, change: RowChange<StoredCustomQuestion>): Promise<void> {
  await recordChange(tx, 'question', change, describe);
  await publishChange(tx, { topic: 'content', userId: null });
}

/** Rejects what the metric registry and the engine don't know. */
function requireValidFields(body: CustomQuestionFields): void {
  const isListed = (list: readonly string[], value: string) => list.includes(value);
  const groups = QUESTION_GROUPS.map(({ key }) => key);
  const problems = [
    ...(isListed(groups, body.group) ? [] : [`Group not found: ${body.group}.`]),
    ...(isListed(OWN_DIMENSIONS, body.dimension) ? [] : [`Breakdown not found: ${body.dimension}.`]),
    ...(isListed(OWN_FILTERS, body.filter) ? [] : [`Filter not found: ${body.filter}.`]),
    ...listProblems(toCustomQuestion({ id: 'new', ...body })),
  ];
  const [first, ...more] = problems;
  if (first) throw new ProblemError(400, 'wrong-question', first, ...more);
}

function describe({ createdAt, updatedAt, ...question }: StoredCustomQuestion): CustomQuestionItem {
  return { ...question, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function questionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    listQuestions: ({ query, caller }) => listQuestions(context, caller, query.mode),
    listSavedQuestions: ({ caller }) => listSaved(context, caller.userId),
    askQuestion: ({ params, query, caller }) => askQuestion(context, caller, params.key, query.mode),
    saveQuestion: ({ params, query, caller }) => saveQuestion(context, caller, params.key, query.mode),
    forgetQuestion: ({ params, query, caller }) =>
      removeSaved(context.db, { userId: caller.userId, questionKey: params.key, mode: query.mode }),
  });
}

/** Returns every question, and whether the asker's games of the mode can answer it. */
async function listQuestions(
  context: Context,
  asker: Asker,
  requested: ModeCode | undefined,
): Promise<QuestionList> {
  const { db, clock } = context;
  const counts = await countModes(db, asker.userId);
  const mode = requested ?? counts.mode;
  const { plan, opens } = await getEntitlements(db, asker.userId, clock.now());
  const modeOpensWith = await findPlanForClosedMode(db, asker.userId, opens, mode);
  const known = await listKnownQuestions(db);
  const games = await listAskedGames(db, asker, mode);
  const facts = await readChoiceFacts(
    context,
    asker.userId,
    mode,
    known.map(({ question }) => question),
    games,
  );
  const saved = await listSavedRows(db, asker.userId);
  const { teamSize } = SCORE_MODES.find(({ code }) => code === mode)!;
  const all = games.map(({ question }) => question);
  return {
    mode,
    games: games.length,
    modes: counts.modes,
    groups: QUESTION_GROUPS.map((group) => ({ ...group })),
    questions: known.map((one): QuestionItem => {
      const { question } = one;
      const { have, need } = one.custom
        ? { have: chooseOwnGames(one.custom, all).length, need: one.custom.minimum }
        : chooseGames(question, all, facts);
      const missing = need - have;
      return {
        key: question.key,
        title: question.title,
        group: question.group,
        state:
          !isInPlan(plan.name, one) || modeOpensWith !== null
            ? 'notInPlan'
            : teamSize < question.minimumTeamSize
              ? 'noTeammate'
              : missing > 0
                ? 'tooFew'
                : 'ready',
        have,
        need,
        noun: MINIMUM_NOUNS[question.minimum.of][(missing > 0 ? missing : need) === 1 ? 0 : 1],
        words: `${question.words} ${question.dimension}`,
        rules: question.rules,
        plan: isInPlan(plan.name, one) ? (modeOpensWith ?? one.plan) : one.plan,
        isSaved: saved.some((row) => row.questionKey === question.key && row.mode === mode),
      };
    }),
    rules: FINDING_RULES.map(({ number, question }) => ({ number, question })),
    plan: plan.name,
    canSave: QUESTION_ACCESS[plan.name].saved,
  };
}
