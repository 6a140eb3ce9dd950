import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { homework, playerNotes } from '../../schema/coach.schema.ts';
import { coachRoomRoutes } from './coach-room.route.ts';
import { listAllHomework, listAllNotes } from './homework.repository.ts';
import { notifyTeamsOfMatch } from './notify-team-match.ts';

export { setHomework } from './assign-homework.ts';
export { listStrengths } from './player-performance.ts';
export { describeNeed } from './review-member.ts';

export const coachRoomModule: FeatureModule = {
  name: 'coach-room',
  accountData: [
    ownRows(playerNotes.coachId, 'notesOnPlayers'),
    {
      column: playerNotes.playerId,
      exportedAs: null,
      onErasure: 'deleted',
      onMerge: 'moved',
      reason: 'The coach’s own; no one else can read them.',
    },
    ownRows(homework.coachId, 'homework'),
    ownRows(homework.playerId, 'homework'),
  ],
  routes: coachRoomRoutes,
  onMatchStored: (_context, tx, stored) => notifyTeamsOfMatch(tx, stored),
  exportData: async ({ db }, { id }) => ({
    notesOnPlayers: (await listAllNotes(db, id)).map(({ coachId: _owner, ...facts }) => facts),
    homework: await listAllHomework(db, id),
  }),
};
