import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import {
  belongsTo,
  getFilteredTeam,
  listWhoChoices,
  parseWhoValue,
  toWhoValue,
} from '../components/who-filter.tsx';

const { report, events } = createWrittenMatch();

test('every filter option maps back to itself', () => {
  for (const { value } of listWhoChoices(report).flatMap(({ choices }) => choices)) {
    const { player, team } = parseWhoValue(value);
    expect(toWhoValue({ ...(player ? { player } : {}), ...(team ? { team } : {}) })).toBe(value);
  }
  expect(parseWhoValue('')).toEqual({ player: undefined, team: undefined });
});

test("a team's events are only those of its players", () => {
  const ofTeams = (['blue', 'orange'] as const).map(
    (team) => events.filter((event) => belongsTo({ team }, event)).length,
  );
  const without = events.filter(({ team }) => team === null).length;
  expect((ofTeams[0] ?? 0) + (ofTeams[1] ?? 0) + without).toBe(events.length);
  expect(events.filter((event) => belongsTo({}, event))).toHaveLength(events.length);
});

test('selecting a player also selects their team', () => {
  const player = report.players.find(({ team }) => team === 1)!;
  expect(getFilteredTeam(report, { player: player.key })).toBe(1);
  expect(getFilteredTeam(report, { team: 'blue' })).toBe(0);
  expect(getFilteredTeam(report, {})).toBe(null);
});
