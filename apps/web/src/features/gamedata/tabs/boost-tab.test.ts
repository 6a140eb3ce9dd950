import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../test/support/engine-match.ts';
import { countTeamPads, listPadPlayers } from './boost-tab.tsx';

const { report, events, insight } = createWrittenMatch();
const rows = listPadPlayers(report, insight)!;

test('counts the same pickups, sizes and stolen pads as the events', () => {
  expect(rows).toHaveLength(report.players.length);
  for (const { player, big, small, stolen } of rows) {
    const own = events.filter(
      (event) =>
        event.kind === 'padPickup' &&
        event.player === player.key &&
        event.evidence.live &&
        event.evidence.pad !== null,
    );
    expect(big + small).toBe(own.length);
    expect(big).toBe(own.filter(({ evidence }) => evidence.big === true).length);
    expect(stolen).toBe(own.filter(({ evidence }) => evidence.stolen === true).length);
  }
  expect(rows.some(({ stolen }) => stolen > 0)).toBe(true);
});

test('counts only the filtered player', () => {
  const [first] = rows;
  const counts = countTeamPads(rows, { player: first!.player.key });
  expect(counts.map(([blue, orange]) => blue + orange)).toEqual([...first!.pads]);
});
