import type { LiveRoom } from '@datacoach/contract';

/** Says who came, who left, who leads now, and that the game was switched. */
export function describeNews(before: LiveRoom, after: LiveRoom, me: string): string {
  const findName = (userId: string | null) => after.people.find((one) => one.userId === userId)?.userName;
  const wasPresent = (userId: string) => before.people.some((one) => one.userId === userId && one.isHere);
  const came = after.people.filter(({ userId, isHere }) => isHere && !wasPresent(userId) && userId !== me);
  const left = before.people.filter(
    ({ userId, isHere }) =>
      isHere && userId !== me && !after.people.some((one) => one.userId === userId && one.isHere),
  );
  const hasNewLeader = after.leaderId !== before.leaderId;
  return [
    ...came.map(({ userName }) => `${userName} joined.`),
    ...left.map(({ userName }) => `${userName} left.`),
    ...(hasNewLeader && after.leaderId === me ? ['You’re leading the room now.'] : []),
    ...(hasNewLeader && after.leaderId !== me
      ? [`${findName(after.leaderId) ?? 'No one'} is leading the room now.`]
      : []),
    ...(after.matchId !== before.matchId ? ['The room is now watching another game.'] : []),
  ].join(' ');
}
