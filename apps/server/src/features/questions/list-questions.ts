import {
  chooseGames,
  chooseOwnGames,
  FINDING_RULES,
  MINIMUM_NOUNS,
  QUESTION_GROUPS,
  SCORE_MODES,
} from '@datacoach/analysis';
import { QUESTION_ACCESS, type QuestionItem, type QuestionList } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { openedBy } from '../membership/index.ts';
import type { ModeCode } from '../scores/index.ts';
import type { Asker } from './asker.ts';
import { closedMode } from './closed-mode.ts';
import { isInPlan, knownQuestions } from './find-question.ts';
import { askedGames, countModes } from './own-question-games.ts';
import { readChoiceFacts } from './read-facts.ts';
import { savedOf } from './saved-question.repository.ts';

/** Every question, and whether the asker's games of the mode can answer it. */
export async function listQuestions(
  context: Context,
  asker: Asker,
  wanted: ModeCode | undefined,
): Promise<QuestionList> {
  const { db, clock } = context;
  const counts = await countModes(db, asker.userId);
  const mode = wanted ?? counts.mode;
  const { plan, opens } = await openedBy(db, asker.userId, clock.now());
  const modeOpensWith = await closedMode(db, asker.userId, opens, mode);
  const known = await knownQuestions(db);
  const games = await askedGames(db, asker, mode);
  const facts = await readChoiceFacts(
    context,
    asker.userId,
    mode,
    known.map(({ question }) => question),
    games,
  );
  const saved = await savedOf(db, asker.userId);
  const { teamSize } = SCORE_MODES.find(({ code }) => code === mode)!;
  const all = games.map(({ question }) => question);
  return {
    mode,
    games: games.length,
    modes: counts.modes,
    groups: QUESTION_GROUPS.map((group) => ({ ...group })),
    questions: known.map((one): QuestionItem => {
      const { question } = one;
      const { have, need } = one.own
        ? { have: chooseOwnGames(one.own, all).length, need: one.own.minimum }
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
              ? 'noMate'
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
