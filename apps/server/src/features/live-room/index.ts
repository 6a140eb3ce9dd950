import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { liveRoomPeople, liveRooms } from '../../schema/live-room.schema.ts';
import { endIdleRooms } from './change-room.ts';
import { listRoomsInExport } from './live-room.repository.ts';
import { liveRoomRoutes, roomMatchRoutes, streamRoomRoute } from './live-room.route.ts';

export const liveRoomModule: FeatureModule = {
  name: 'live-room',
  accountData: [
    ownRows(liveRooms.coachId, 'liveRooms'),
    ownRows(liveRoomPeople.userId, 'liveRooms'),
    {
      column: liveRooms.leaderId,
      exportedAs: null,
      onErasure: 'cleared',
      onMerge: 'moved',
      reason: 'Says who leads now; the room is deleted when it ends.',
    },
  ],
  async routes(app, context) {
    liveRoomRoutes(app, context);
    roomMatchRoutes(app, context);
    await streamRoomRoute(app, context);
  },
  schedules: [{ at: ['clean-up'], what: 'idle live rooms', run: endIdleRooms }],
  exportData: async ({ db }, { id }) => ({ liveRooms: await listRoomsInExport(db, id) }),
};
