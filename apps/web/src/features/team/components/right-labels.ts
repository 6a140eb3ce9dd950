import type { TeamRight } from '@datacoach/contract';

export const RIGHT_LABELS: Readonly<Record<TeamRight, string>> = {
  view: 'sees the team',
  review: 'reviews, homework and events',
  folders: 'manages folders',
  roster: 'manages the roster',
};
