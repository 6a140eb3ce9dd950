import { KICKOFF_SPOTS } from '../../detectors/kickoff/kickoff-event.ts';
import { formatNumber } from '../../format-number.ts';
import { sum } from '../../sums.ts';
import { chooseClips } from '../clips.ts';
import { KICKOFF_LOST, KICKOFF_WON } from '../codes.ts';
import { type Compute, row } from '../draft.ts';
import {
  createMetricRow,
  getMetricNumber,
  getMetricVerdict,
  listMetricComparisons,
  written,
} from '../metric-answers.ts';
import { createFollowed } from '../moments.ts';
import { pooled } from '../statistics/pooled.ts';
import { calculateShareChance, findSignificant } from '../statistics/student.ts';

/** Min number of kickoffs for a side to be meaningful (game-and-stats.md 9.1, question 37). */
const MIN_OF_SIDE = 8;

export const kickoffs: Compute = (context) => {
  const { games, facts } = context;
  const spawnsOf = games.map(({ matchId }) => facts.insights.get(matchId)?.spawns ?? []);
  const sides = KICKOFF_SPOTS.map((spawn) => {
    const counts = spawnsOf.map((rows) => rows.find((one) => one.spawn === spawn.key));
    const parts = counts.map((one) => ({ sum: 100 * (one?.won ?? 0), over: one?.count ?? 0 }));
    return {
      spawn,
      won: sum(counts.map((one) => one?.won ?? 0)),
      count: sum(parts.map(({ over }) => over)),
      found: pooled(parts),
    };
  });
  const known = sides.filter(({ count }) => count >= MIN_OF_SIDE);
  const all = { won: sum(sides.map(({ won }) => won)), count: sum(sides.map(({ count }) => count)) };
  const chances = known.map(({ won, count }) =>
    calculateShareChance(won, count, all.won - won, all.count - count),
  );
  const held = findSignificant(chances);
  const stands = known.filter((_, index) => held[index]);
  const sorted = known.toSorted((a, b) => (b.found?.value ?? 0) - (a.found?.value ?? 0));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const isSided = stands.length > 0 && best !== undefined && worst !== undefined && best !== worst;
  const number = getMetricNumber(context, 'kickoffWinPct');
  const taken = context.events(
    ({ by, code }) => by === 'me' && (code === KICKOFF_LOST || code === KICKOFF_WON),
  );
  return {
    finding: isSided ? 'sides' : 'plain',
    values: {
      value: number ? written('kickoffWinPct', number.value) : '–',
      best: best?.spawn.label.toLowerCase() ?? '',
      bestValue: `${formatNumber(best?.found?.value ?? 0, 0)}%`,
      worst: worst?.spawn.label.toLowerCase() ?? '',
      worstValue: `${formatNumber(worst?.found?.value ?? 0, 0)}%`,
    },
    number,
    compared: listMetricComparisons(context, 'kickoffWinPct'),
    verdict: getMetricVerdict(context, 'kickoffWinPct'),
    sample: { count: all.count, noun: all.count === 1 ? 'kickoff taken' : 'kickoffs taken' },
    rows: [
      ...sides.map(({ spawn, count, found }) =>
        row({
          label: spawn.label,
          found,
          n: count,
          note: count < MIN_OF_SIDE ? `${MIN_OF_SIDE - count} more needed` : null,
          strong: isSided && spawn.key === worst?.spawn.key,
        }),
      ),
      createMetricRow(context, 'kickoffWinPct', { label: 'All taken', n: all.count }),
      createMetricRow(context, 'supportPossessionPct', { label: 'Supporting: ball after kickoff' }),
    ],
    clips: chooseClips(
      taken
        .filter(({ code }) => code === KICKOFF_LOST)
        .map((event) => createFollowed(context, event, 'Kickoff lost')),
      taken
        .filter(({ code }) => code === KICKOFF_WON)
        .map((event) => createFollowed(context, event, 'Counterexample: kickoff won', 'own')),
    ),
    drill: (number?.value ?? 50) >= 50 ? 'afterKickoff' : 'kickoffs',
  };
};
