import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getBearer } from './accounts.ts';

/** Makes a player a member of a coach's team and opens all of their games to the coach. */
export async function joinTeam(url: string, coach: Page, player: Page, playerName: string): Promise<void> {
  const ask = async (page: Page, method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await page.context().request[method](`${url}/api/v1/coach/${path}`, {
      headers: await getBearer(page, url),
      ...(data && { data }),
    });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const [found] = (await ask(coach, 'get', `candidates?search=${playerName}`)) as [{ playerId: string }];
  const { id } = (await ask(coach, 'post', `invite-player?playerId=${found.playerId}`)) as { id: string };
  await ask(player, 'post', 'invitation-respond', { invitationId: id, invitationStatus: 10 });
  await ask(player, 'put', 'sight', { invitationId: id, sight: 'all' });
}
