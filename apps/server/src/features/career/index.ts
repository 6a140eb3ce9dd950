import type { FeatureModule } from '../../feature-module.ts';
import { careerBests, careerShares } from '../../schema/scores.schema.ts';
import { bestsOf, deleteShare, findShareOf } from './career.repository.ts';
import { careerRoutes } from './career.route.ts';

export { describePublicCareer } from './career.route.ts';
export { describeWeek } from './describe-week.ts';

export const careerModule: FeatureModule = {
  name: 'career',
  accountData: [
    { column: careerBests.userId, exportedAs: 'careerBests', onErasure: 'deleted' },
    { column: careerShares.userId, exportedAs: 'publicCareer', onErasure: 'deleted' },
  ],
  routes: careerRoutes,
  endSharing: deleteShare,
  exportData: async ({ db }, { id }) => {
    const share = await findShareOf(db, id);
    return {
      careerBests: (await bestsOf(db, id)).map(({ userId: _owner, ...facts }) => facts),
      publicCareer: share && { link: `/career/${share.token}`, parts: share.parts, since: share.sharedAt },
    };
  },
};
