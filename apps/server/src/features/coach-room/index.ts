export { setHomework } from './assign-homework.ts';
export { coachRoomRoutes } from './coach-room.route.ts';
export { allHomeworkOf } from './homework.repository.ts';
export { allNotesOf } from './player-note.repository.ts';
export { strengthsOf } from './player-performance.ts';
export { describeNeed } from './review-member.ts';
