import { expect, test } from 'vitest';
import { writtenMatch } from '../../../../test/support/engine-match.ts';
import { belongsTo, filteredTeam, whoChoices, whoSearch, whoValue } from '../components/who-filter.tsx';

const { report, events } = writtenMatch();

test('every filter option maps back to itself', () => {
  for (const { value } of whoChoices(report).flatMap(({ choices }) => choices)) {
    const { player, team } = whoSearch(value);
    expect(whoValue({ ...(player ? { player } : {}), ...(team ? { team } : {}) })).toBe(value);
  }
  expect(whoSearch('')).toEqual({ player: undefined, team: undefined });
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
  expect(filteredTeam(report, { player: player.key })).toBe(1);
  expect(filteredTeam(report, { team: 'blue' })).toBe(0);
  expect(filteredTeam(report, {})).toBe(null);
});
