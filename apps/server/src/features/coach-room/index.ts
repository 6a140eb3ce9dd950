import type { FeatureModule } from '../../feature-module.ts';
import { homework, playerNotes } from '../../schema/coach.schema.ts';
import { coachRoomRoutes } from './coach-room.route.ts';
import { allHomeworkOf, allNotesOf } from './homework.repository.ts';

export { setHomework } from './assign-homework.ts';
export { strengthsOf } from './player-performance.ts';
export { describeNeed } from './review-member.ts';

export const coachRoomModule: FeatureModule = {
  name: 'coach-room',
  accountData: [
    { column: playerNotes.coachId, exportedAs: 'notesOnPlayers', onErasure: 'deleted' },
    {
      column: playerNotes.playerId,
      exportedAs: null,
      onErasure: 'deleted',
      reason: 'The coach’s own; no one else can read them.',
    },
    { column: homework.coachId, exportedAs: 'homework', onErasure: 'deleted' },
    { column: homework.playerId, exportedAs: 'homework', onErasure: 'deleted' },
  ],
  routes: coachRoomRoutes,
  exportData: async ({ db }, { id }) => ({
    notesOnPlayers: (await allNotesOf(db, id)).map(({ coachId: _owner, ...facts }) => facts),
    homework: await allHomeworkOf(db, id),
  }),
};
