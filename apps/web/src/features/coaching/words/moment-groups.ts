/** Groups of game events that moments are looked through by (specification.md 3). */
export const MOMENT_GROUPS = [
  { code: 5, label: 'Shooting' },
  { code: 10, label: 'Passing' },
  { code: 15, label: 'Goalie' },
  { code: 20, label: 'Challenges and turnovers' },
  { code: 30, label: 'Kickoffs' },
  { code: 40, label: 'Mechanics' },
] as const;
export type MomentGroup = (typeof MOMENT_GROUPS)[number]['code'];
