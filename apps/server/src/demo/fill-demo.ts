import type { Context } from '../feature-module.ts';
import { makeAccounts } from './demo-accounts.ts';
import { fillAdministration } from './fill-administration.ts';
import { fillCoaching } from './fill-coaching.ts';
import { fillContent } from './fill-content.ts';
import { fillFolders } from './fill-folders.ts';
import { fillGoals } from './fill-goals.ts';
import { fillPlan } from './fill-plan.ts';
import { fillReferrals } from './fill-referrals.ts';
import { fillReviews } from './fill-reviews.ts';
import { fillTeam } from './fill-team.ts';
import { fillTraining } from './fill-training.ts';
import { fillTroubles } from './fill-troubles.ts';
import type { DemoMatch } from './season.ts';
import {
  copyReplays,
  createBasicRecordings,
  makeTeammates,
  newestUploads,
  uploadMatches,
  waitUntilAnalyzed,
} from './upload-matches.ts';

/** What the demo's players play. */
export interface DemoGames {
  /** The player's games, oldest first. */
  season: readonly DemoMatch[];
  /** The team's, which only the coach uploads. */
  scrims: readonly DemoMatch[];
}

/**
 * Fills a database with the demo's accounts and matches, each stored through the API's upload and analyzed by the
 * running worker. What is already there is left alone; `say` takes a line that replaces the previous one.
 */
export async function fillDemo(context: Context, games: DemoGames, today: Date, say: (text: string) => void) {
  const { season } = games;
  const { playerId, basicId } = await makeAccounts(context, today);
  const teammates = await makeTeammates(context, season, today);
  const others = [...teammates, createBasicRecordings(basicId, season)];
  const ownUploads = season.map((match) => ({ ownerId: playerId, match }));
  await uploadMatches(context, [...ownUploads, ...others.flatMap(({ uploads }) => uploads)], say);
  const files = await newestUploads(context.db, playerId, season.length);
  for (const { id, passedOn } of others) {
    const passed = files.filter(({ name }) => passedOn.has(name));
    await copyReplays(context, passed, { ownerId: id });
  }
  for (const id of [playerId, ...others.map(({ id }) => id)]) await waitUntilAnalyzed(context, id, say);
  await fillContent(context, today);
  await fillGoals(context, playerId, today);
  await fillTraining(context, playerId, today);
  await fillTeam(context, [playerId, ...teammates.map(({ id }) => id)], today);
  await fillCoaching(context, playerId, today);
  await fillReferrals(context, playerId, today);
  await fillReviews(context, playerId, today);
  await fillPlan(context, playerId);
  await fillAdministration(context, playerId, today);
  await fillTroubles(context, playerId, today, say);
  await fillFolders(context, playerId, games, say);
}
