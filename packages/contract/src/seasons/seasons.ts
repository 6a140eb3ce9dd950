import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('seasons', { access: { module: 'Users', action: 'Edit' } });

const path = '/api/v1/admin/seasons';

const seasonNumber = z
  .number('Enter a season number.')
  .int('Enter a whole number.')
  .min(1, 'Enter 1 or more.')
  .max(999, 'Use at most three digits.');
const startsAt = momentWithinReach({ error: 'Enter when the season starts.' });

/** A ranked season of the game; it ends when the next one starts (decisions.md 19.3). */
export const season = namedObject('Season', { number: seasonNumber, startsAt });
export type SeasonFields = z.infer<typeof season>;

/** The current meaning of "season"; without a number it's the last 90 days, because the list doesn't reach that far. */
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
  summary: 'Ranked seasons of the game, and the current one',
  access: { module: 'Users', action: 'View' },
  responses: { 200: seasons },
});

/** 409 if the season exists, or if its start isn't between its neighbors'. */
export const addSeason = endpoint(`POST ${path}`, {
  summary: 'Add a season; its stats update right away',
  body: season,
  responses: { 201: seasons },
  errors: [409],
});

export const moveSeason = endpoint(`PUT ${path}/{number}`, {
  summary: 'Change when a season starts',
  params: ofSeason,
  body: z.object({ startsAt }),
  responses: { 200: seasons },
  errors: [409],
});

/** Its time becomes part of the previous season. */
export const deleteSeason = endpoint(`DELETE ${path}/{number}`, {
  summary: 'Delete a season',
  params: ofSeason,
  responses: { 200: seasons },
});
