import { expect, test } from 'vitest';
import { createWrittenMatch } from '../../../../../test/support/engine-match.ts';
import { toClipSearch } from '../../../../shared/format/clip-search.ts';
import { findClipEvent } from '../components/event-rail.tsx';

const { events } = createWrittenMatch();
const goal = events.find(({ kind, player }) => kind === 'goal' && player !== null)!;

test('finds the event that a clip was made for', () => {
  const event = findClipEvent(toClipSearch(goal), events);
  expect(event?.player).toBe(goal.player);
  expect(event?.time).toBeCloseTo(goal.time, 1);
});

test('finds no event for another player’s clip, a plain time or a clip with another lead', () => {
  const { t, until, player } = toClipSearch(goal);
  expect(findClipEvent({ t, until, player: 'nobody' }, events)).toBeNull();
  expect(findClipEvent({ t, player: player ?? '' }, events)).toBeNull();
  expect(findClipEvent({ t: t - 2.5, until, player: player ?? '' }, [goal])).toBeNull();
});
