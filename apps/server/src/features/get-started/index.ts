import { type FeatureModule, unmergedRows } from '../../feature-module.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { consents, getStartedAnswers } from '../../schema/account.schema.ts';
import { findAnswers, listConsents } from './get-started.repository.ts';
import { getStartedRoutes } from './get-started.route.ts';

export { findAnswers } from './get-started.repository.ts';

export const getStartedModule: FeatureModule = {
  name: 'get-started',
  accountData: [
    unmergedRows(getStartedAnswers.userId, 'firstSteps'),
    unmergedRows(consents.userId, 'consents'),
  ],
  routes: getStartedRoutes,
  /** The consents of the account that stays apply, which isn't enough for a child. */
  async mergeData(_context, tx, { from, into }) {
    const [age, otherAge] = [await findAnswers(tx, into.id), await findAnswers(tx, from.id)].map(
      (answers) => answers?.ageBand ?? null,
    );
    if (age && otherAge && age !== otherAge) {
      throw conflict(
        'different-ages',
        'The two accounts have different ages, so they may belong to two people. Ask their owner first.',
      );
    }
    return [];
  },
  exportData: async ({ db }, { id }) => ({
    consents: await listConsents(db, id),
    firstSteps: await findAnswers(db, id),
  }),
};
