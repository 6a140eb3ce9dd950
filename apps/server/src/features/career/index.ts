import { type FeatureModule, unmergedRows } from '../../feature-module.ts';
import { careerBests, careerShares } from '../../schema/scores.schema.ts';
import { deleteShare, findCareerShare, listCareerBests } from './career.repository.ts';
import { careerRoutes } from './career.route.ts';

export { describePublicCareer } from './career.route.ts';
export { describeWeek } from './describe-week.ts';

export const careerModule: FeatureModule = {
  name: 'career',
  accountData: [
    unmergedRows(careerBests.userId, 'careerBests'),
    unmergedRows(careerShares.userId, 'publicCareer'),
  ],
  routes: careerRoutes,
  revokeSharing: deleteShare,
  exportData: async ({ db }, { id }) => {
    const share = await findCareerShare(db, id);
    return {
      careerBests: (await listCareerBests(db, id)).map(({ userId: _owner, ...facts }) => facts),
      publicCareer: share && { link: `/career/${share.token}`, parts: share.parts, since: share.sharedAt },
    };
  },
};
