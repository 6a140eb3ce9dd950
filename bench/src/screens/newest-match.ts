/** Returns the id of the newest match of this token's account. */
export async function findNewestMatch(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/filestorage/get-replay?pageIndex=0&pageSize=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { matchId: string }[] };
  return items[0]!.matchId;
}
