/** Tabs of the match page in their order (mockup; decisions.md 19.7 adds Tables, issue 5 two players side by side). */
export const MATCH_TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'shooting', label: 'Shooting' },
  { key: 'passing', label: 'Passing' },
  { key: 'goalie', label: 'Goalie' },
  { key: 'transition', label: 'Transition' },
  { key: 'boost', label: 'Boost' },
  { key: 'kickoffs', label: 'Kickoffs' },
  { key: 'mechanics', label: 'Mechanics' },
  { key: 'positional', label: 'Positional' },
  { key: 'plays', label: 'Play by play' },
  { key: 'compare', label: 'Two players' },
  { key: 'tables', label: 'Tables' },
] as const;
export type MatchTab = (typeof MATCH_TABS)[number]['key'];
