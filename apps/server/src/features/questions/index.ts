import { type FeatureModule, job } from '../../feature-module.ts';
import { savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';
import { askSavedQuestions, askSavedQuestionsJob, queueDueQuestions } from './ask-saved-questions.ts';
import { customQuestionRoutes, questionRoutes } from './custom-questions.route.ts';
import { allAnswersOf, savedOf } from './saved-question.repository.ts';

export const questionsModule: FeatureModule = {
  name: 'questions',
  accountData: [
    { column: savedQuestions.userId, exportedAs: 'savedQuestions', onErasure: 'deleted' },
    { column: savedAnswers.userId, exportedAs: 'savedQuestions', onErasure: 'deleted' },
  ],
  routes(app, context) {
    questionRoutes(app, context);
    customQuestionRoutes(app, context);
  },
  jobs: [job(askSavedQuestionsJob, (context) => askSavedQuestions(context))],
  schedules: [{ at: ['minute'], what: 'saved questions', run: queueDueQuestions }],
  exportData: async ({ db }, { id }) => ({
    savedQuestions: { questions: await savedOf(db, id), answers: await allAnswersOf(db, id) },
  }),
};
