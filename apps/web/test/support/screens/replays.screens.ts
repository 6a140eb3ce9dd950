import { REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

/** What is known about a file before its analysis. */
const UNREAD = {
  matchId: null,
  status: REPLAY_STATUS.uploaded,
  statusReason: null,
  playedAt: null,
  playlist: null,
  map: null,
  score: null,
  result: null,
  game: null,
} satisfies Partial<ReplayItem>;

export const SCREENS: readonly Screen[] = [
  {
    name: 'my replays, empty',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    ready: 'No games yet',
  },
  {
    name: 'upload dialog',
    path: '/my-replay?page=1',
    caller: 'newcomer',
    act: (page) => page.getByRole('button', { name: 'Upload Replay' }).click(),
    ready: 'Drop replay files here',
  },
  { name: 'my replays', path: '/my-replay?page=1', caller: 'player', ready: '· drop files anywhere' },
  {
    name: 'my replays, waiting for their turn',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) =>
      answerCalls(page, '**/get-replay?*', async (call) => {
        const response = await call.fetch();
        const list = (await response.json()) as { items: ReplayItem[] };
        const items = list.items.map((item, index) =>
          index > 0
            ? item
            : { ...item, ...UNREAD, name: 'soccar-3v3-2026-04-ranked-standard-overtime.replay' },
        );
        await call.fulfill({ response, json: { ...list, items } });
      }),
    ready: 'queued',
  },
  {
    name: 'my replays, error',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => answerCalls(page, '**/get-replay?*', (call) => call.abort()),
    ready: 'We couldn’t load your replays',
  },
  {
    name: 'my replays, loading',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) => answerCalls(page, '**/get-replay?*', () => undefined),
    ready: 'drop files anywhere on this page',
  },
  {
    name: 'my replays, narrowed',
    path: '/my-replay?page=1&status=15',
    caller: 'player',
    ready: '· drop files anywhere',
  },
  {
    name: 'my replays, nothing fits',
    path: '/my-replay?page=1&name=nothing-is-called-so&status=20',
    caller: 'player',
    ready: 'Show all',
  },
  {
    name: 'my replays, a season with some selected',
    path: '/my-replay?page=1&result=5',
    caller: 'regular',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Select this page' }).check();
    },
    ready: '12 replays selected',
  },
  {
    name: 'my replays, who sees it',
    path: '/my-replay?page=2',
    caller: 'regular',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Privacy' }).click();
    },
    ready: 'Anyone with the link',
  },
  {
    name: 'my replays, tags',
    path: '/my-replay?page=2',
    caller: 'regular',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Tags' }).click();
    },
    ready: 'New tag',
  },
  {
    name: 'my replays, some deleted',
    path: '/my-replay?page=1',
    caller: 'player',
    before: (page) =>
      answerCalls(page, '**/replays/deleted', (call) =>
        call.fulfill({
          json: {
            total: 5,
            until: '2030-01-01T12:00:00.000Z',
            names: ['Grand final', 'a.replay', 'b.replay'],
          },
        }),
      ),
    ready: '5 replays deleted',
  },
  { name: 'my replays, past the end', path: '/my-replay?page=9', caller: 'player', ready: 'has no replays' },
];
