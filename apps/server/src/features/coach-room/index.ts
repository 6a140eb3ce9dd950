import type { FeatureModule } from '../../feature-module.ts';
import { coachRoomRoutes } from './coach-room.route.ts';
import { allHomeworkOf, allNotesOf } from './homework.repository.ts';

export { setHomework } from './assign-homework.ts';
export { strengthsOf } from './player-performance.ts';
export { describeNeed } from './review-member.ts';

export const coachRoomModule: FeatureModule = {
  name: 'coach-room',
  routes: coachRoomRoutes,
  exportData: async ({ db }, { id }) => ({
    notesOnPlayers: (await allNotesOf(db, id)).map(({ coachId: _owner, ...facts }) => facts),
    homework: await allHomeworkOf(db, id),
  }),
};
