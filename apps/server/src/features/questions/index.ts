import type { FastifyInstance } from 'fastify';
import { ownQuestionRoutes } from './own-questions.route.ts';
import { questionRoutes } from './questions.route.ts';
import type { QuestionsContext } from './questions-context.ts';

export { askSavedQuestions } from './ask-saved-questions.ts';
export { queueDueQuestions } from './queue-due-questions.ts';
export { allAnswersOf as savedAnswersOf, savedOf as savedQuestionsOf } from './saved-question.repository.ts';

export function registerQuestions(app: FastifyInstance, context: QuestionsContext): void {
  questionRoutes(app, context);
  ownQuestionRoutes(app, context);
}
