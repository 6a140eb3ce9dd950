export { consentsOf } from './consent.repository.ts';
export { findAnswers } from './get-started.repository.ts';
export { getStartedRoutes } from './get-started.route.ts';
