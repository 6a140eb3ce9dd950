import { createFeatureJob, type FeatureModule, ownRows } from '../../feature-module.ts';
import { savedAnswers, savedQuestions } from '../../schema/questions.schema.ts';
import { customQuestionRoutes, questionRoutes } from './custom-questions.route.ts';
import {
  enqueueDueQuestions,
  refreshSavedQuestions,
  refreshSavedQuestionsJob,
} from './refresh-saved-questions.ts';
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
  jobs: [createFeatureJob(refreshSavedQuestionsJob, (context) => refreshSavedQuestions(context))],
  schedules: [{ at: ['minute'], what: 'saved questions', run: enqueueDueQuestions }],
  exportData: async ({ db }, { id }) => ({
    savedQuestions: { questions: await listSavedRows(db, id), answers: await listAllAnswers(db, id) },
  }),
};
