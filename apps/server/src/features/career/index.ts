import type { FastifyInstance } from 'fastify';
import { careerRoutes } from './career.route.ts';
import type { CareerContext } from './career-context.ts';

export { bestsOf } from './career-best.repository.ts';
export { findShareOf } from './career-share.repository.ts';

export function registerCareer(app: FastifyInstance, context: CareerContext): void {
  careerRoutes(app, context);
}
