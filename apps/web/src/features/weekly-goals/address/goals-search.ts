/** Which part of the goals' drawer is open; the dashboard's address keeps it. */
export const GOALS_VIEWS = ['week', 'choose', 'history'] as const;
export type GoalsView = (typeof GOALS_VIEWS)[number];

export interface GoalsSearch {
  goals?: GoalsView;
}

export function readGoalsSearch(search: Record<string, unknown>): GoalsSearch {
  const goals = GOALS_VIEWS.find((view) => view === search.goals);
  return goals ? { goals } : {};
}
