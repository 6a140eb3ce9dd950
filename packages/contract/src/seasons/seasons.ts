import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = endpointsOf('seasons');

const path = '/api/v1/admin/seasons';

const seasonNumber = z
  .number('A season has a number.')
  .int('Seasons have whole numbers.')
  .min(1, 'Seasons count from 1.')
  .max(999, 'Seasons have at most three digits.');
const startsAt = momentWithinReach({ error: 'Say when the season begins.' });

/** A ranked season of the game; it ends where the next one begins (decisions.md 19.3). */
export const season = namedObject('Season', { number: seasonNumber, startsAt });
export type SeasonFields = z.infer<typeof season>;

/** What "season" means today; without a number it is the last 90 days, because the list does not reach. */
export const currentSeason = namedObject('CurrentSeason', {
  number: z.number().int().nullable(),
  from: z.iso.datetime(),
});

const seasons = namedObject('Seasons', {
  /** Newest first. */
  items: z.array(season),
  current: currentSeason,
});
export type Seasons = z.infer<typeof seasons>;

const ofSeason = z.object({ number: z.coerce.number().int().min(1).max(999) });

export const listSeasons = endpoint(`GET ${path}`, {
  summary: 'Ranked seasons of the game, and which one runs',
  access: { module: 'Users', action: 'View' },
  responses: { 200: seasons },
});

/** 409 when there is such a season, or its start does not lie between those of its neighbours. */
export const addSeason = endpoint(`POST ${path}`, {
  summary: 'Add a season; figures of the season follow at once',
  access: { module: 'Users', action: 'Edit' },
  body: season,
  responses: { 201: seasons },
  errors: [409],
});

export const moveSeason = endpoint(`PUT ${path}/{number}`, {
  summary: 'Change when a season begins',
  access: { module: 'Users', action: 'Edit' },
  params: ofSeason,
  body: z.object({ startsAt }),
  responses: { 200: seasons },
  errors: [404, 409],
});

/** Its time belongs to the season before. */
export const deleteSeason = endpoint(`DELETE ${path}/{number}`, {
  summary: 'Take a season out of the list',
  access: { module: 'Users', action: 'Edit' },
  params: ofSeason,
  responses: { 200: seasons },
  errors: [404],
});
