import { type FeatureModule, job, ownRows } from '../../feature-module.ts';
import { savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';
import { askSavedQuestions, askSavedQuestionsJob, queueDueQuestions } from './ask-saved-questions.ts';
import { customQuestionRoutes, questionRoutes } from './custom-questions.route.ts';
import { listAllAnswers, listSavedRows } from './saved-question.repository.ts';

export const questionsModule: FeatureModule = {
  name: 'questions',
  accountData: [
    ownRows(savedQuestions.userId, 'savedQuestions'),
    ownRows(savedAnswers.userId, 'savedQuestions'),
  ],
  routes(app, context) {
    questionRoutes(app, context);
    customQuestionRoutes(app, context);
  },
  jobs: [job(askSavedQuestionsJob, (context) => askSavedQuestions(context))],
  schedules: [{ at: ['minute'], what: 'saved questions', run: queueDueQuestions }],
  exportData: async ({ db }, { id }) => ({
    savedQuestions: { questions: await listSavedRows(db, id), answers: await listAllAnswers(db, id) },
  }),
};
