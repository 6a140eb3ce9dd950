import { expect, test } from 'vitest';
import { toReplayFilter } from './list-replays.ts';

test("maps the list's filters to the API's parameters, using whole local days", () => {
  const asked = toReplayFilter({
    name: 'final',
    status: 20,
    mode: 10,
    result: 5,
    with: 'steam:1',
    favorite: true,
    from: '2026-03-01',
    to: '2026-03-31',
  });
  expect(asked).toEqual({
    search: 'final',
    replayParsingStatus: '20',
    mode: '10',
    result: '5',
    teammate: 'steam:1',
    favorite: 'true',
    from: new Date(2026, 2, 1).toISOString(),
    before: new Date(2026, 3, 1).toISOString(),
  });
  expect(toReplayFilter({})).toEqual({});
});
