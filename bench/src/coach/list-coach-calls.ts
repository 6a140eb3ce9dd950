export interface CoachCall {
  /** Below `/api/v1/coach/`. */
  path: string;
  /** Sent with POST if given. */
  body?: object;
}

/** Lists the calls of a coach's screens: their first folder, their team and its first player. */
export async function listCoachCalls(origin: string, headers: Record<string, string>): Promise<CoachCall[]> {
  const read = async (path: string) => (await fetch(`${origin}/api/v1/coach/${path}`, { headers })).json();
  const folders = (await read('folders')) as { items: { folderId: string }[] };
  const board = (await read('team-board')) as { members: { playerId: string }[] };
  const where = `folderId=${folders.items[0]!.folderId}`;
  const player = `playerId=${board.members[0]!.playerId}`;
  const body = {};
  return [
    { path: 'folders' },
    { path: `folder-by-id?${where}` },
    { path: `generate-statistics?${where}`, body },
    { path: `xg-stat?${where}`, body },
    { path: `shot-type-stat?${where}`, body },
    { path: `mechanics-stat?${where}`, body },
    { path: `xg-graph?${where}`, body },
    { path: `kickoff-stat?${where}`, body },
    { path: `boost-stat?${where}`, body },
    { path: `scout-book?${where}` },
    { path: 'team-polr-score' },
    { path: 'team-board' },
    { path: 'team-players-list' },
    { path: 'team-chemistry' },
    { path: `player-performance-summary?${player}` },
    { path: `player-ten-games-summary?${player}` },
  ];
}
