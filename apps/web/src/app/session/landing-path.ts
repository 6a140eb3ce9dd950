import type { Session } from './session.ts';

/** Where a freshly signed-in person goes (specification section 2, auth redirects). */
export function landingPath(session: Session, savedTarget: string | null): string {
  if (session.firstTimeLogin) return '/get-started';
  return savedTarget ?? '/training-plans';
}
