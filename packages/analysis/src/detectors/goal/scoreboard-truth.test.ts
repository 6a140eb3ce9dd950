import { getHeaderInt, getHeaderList, getHeaderText } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import {
  EVENT_HEADER_DIFFERENCES,
  type EventHeaderDifference,
} from '../../testing/event-header-differences.data.ts';
import { hasSharedReplays, INTACT_REPLAYS, viewSharedReplay } from '../../testing/shared-replays.ts';
import { countInStream, SCOREBOARD_COUNTERS, type ScoreboardCounter } from '../../testing/stream-counters.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { assistDetector } from '../assist/assist.detector.ts';
import { runDetectors } from '../run-detectors.ts';
import { saveDetector } from '../save/save.detector.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import { hasStandardGoals } from '../shot/standard-goals.ts';
import { goalDetector } from './goal.detector.ts';

const SOCCAR = INTACT_REPLAYS.filter(
  (name) => /^(era|soccar|scenario)-/.test(name) && !/dropshot/.test(name),
);
interface Counted {
  counter: ScoreboardCounter;
  player: number;
  /** Frame in which the game counted it. */
  frame: number;
}

interface Match {
  name: string;
  view: MatchView;
  counted: Counted[];
}

/** Events that, according to our detectors, the game counted. */
function countedEvents(view: MatchView): Counted[] {
  const found = runDetectors(view, [shotDetector, goalDetector, saveDetector, assistDetector]);
  const counted: Counted[] = [];
  for (const event of [...found.values()].flat()) {
    const { player, evidence } = event;
    if (event.kind === 'goal' && evidence.credited === true) {
      counted.push({ counter: 'goals', player, frame: event.frame });
    } else if (event.kind === 'shot' && evidence.credited === true) {
      counted.push({ counter: 'shots', player, frame: Number(evidence.creditFrame) });
    } else if (event.kind === 'save') {
      counted.push({ counter: 'saves', player, frame: Number(evidence.creditFrame) });
    } else if (event.kind === 'assist') {
      counted.push({ counter: 'assists', player, frame: Number(evidence.creditFrame) });
    }
  }
  return counted;
}

function byName({ view, counted }: Match): Map<string, Record<ScoreboardCounter, number>> {
  const sums = new Map<string, Record<ScoreboardCounter, number>>();
  for (const { counter, player } of counted) {
    const name = view.timeline.players[player]?.name ?? '';
    const sum = sums.get(name) ?? { goals: 0, assists: 0, saves: 0, shots: 0 };
    sum[counter] += 1;
    sums.set(name, sum);
  }
  return sums;
}

if (!hasSharedReplays) {
  process.stdout.write(
    'left out: goals, saves and shots of every era, because the shared replays are not there\n',
  );
}

const matches = new Map<string, Match>();
function getMatch(name: string): Match {
  const known = matches.get(name);
  if (known) return known;
  const view = viewSharedReplay(name);
  const match = { name, view, counted: countedEvents(view) };
  matches.set(name, match);
  return match;
}

describe.skipIf(!hasSharedReplays)('goals, assists, saves and shots', () => {
  it.for(SOCCAR)(
    'equal the increases of the game’s counters, player by player: %s',
    { timeout: 60_000 },
    (name) => {
      const ours = byName(getMatch(name));
      const stream = countInStream(name);
      for (const [player, rises] of stream) {
        expect(ours.get(player) ?? { goals: 0, assists: 0, saves: 0, shots: 0 }, player).toEqual(rises);
      }
      for (const player of ours.keys()) expect(stream.has(player), player).toBe(true);
    },
  );

  it('differ from the header only where expected', () => {
    const found: Omit<EventHeaderDifference, 'cause'>[] = [];
    for (const name of SOCCAR) {
      const match = getMatch(name);
      const ours = byName(match);
      for (const row of getHeaderList(match.view.timeline.header, 'PlayerStats')) {
        const player = getHeaderText(row, 'Name') ?? '';
        const fields = { goals: 'Goals', assists: 'Assists', saves: 'Saves', shots: 'Shots' } as const;
        for (const counter of SCOREBOARD_COUNTERS) {
          const header = getHeaderInt(row, fields[counter]) ?? 0;
          const events = ours.get(player)?.[counter] ?? 0;
          if (events !== header) found.push({ file: name, player, counter, events, header });
        }
      }
    }
    const order = (a: { file: string; player: string; counter: string }, b: typeof a): number =>
      `${a.file} ${a.player} ${a.counter}` < `${b.file} ${b.player} ${b.counter}` ? -1 : 1;
    const listed = EVENT_HEADER_DIFFERENCES.map(({ cause: _, ...difference }) => difference);
    expect(found.sort(order)).toEqual([...listed].sort(order));
  }, 120_000);
});

describe.skipIf(!hasSharedReplays)('ball flight compared with the game’s counters', () => {
  it('marks the same goals as own goals on the shot and on the goal', () => {
    const apart: string[] = [];
    const agreed = { yes: 0, no: 0 };
    for (const name of SOCCAR) {
      const found = runDetectors(getMatch(name).view, [shotDetector, goalDetector]);
      const goals = new Map(
        found
          .get(goalDetector)!
          .flatMap((goal) => (goal.kind === 'goal' ? [[goal.frame, goal] as const] : [])),
      );
      for (const { time, evidence } of found.get(shotDetector)!) {
        if (evidence.outcome !== 'goal') continue;
        const goal = goals.get(Number(evidence.outcomeFrame));
        if (goal?.evidence.ownGoal !== evidence.ownGoal) apart.push(`${name} ${time.toFixed(1)}`);
        agreed[evidence.ownGoal ? 'yes' : 'no'] += 1;
      }
    }
    expect(apart).toEqual([]);
    expect(agreed.yes).toBeGreaterThan(0);
    expect(agreed.no).toBeGreaterThan(100);
  }, 120_000);

  it('gives every goal except own goals one attempt with expected goals', () => {
    const wrong: string[] = [];
    let goals = 0;
    for (const name of SOCCAR) {
      const { view } = getMatch(name);
      if (!hasStandardGoals(view.timeline)) continue;
      const found = runDetectors(view, [shotDetector, goalDetector]);
      for (const goal of found.get(goalDetector)!) {
        if (goal.kind !== 'goal' || goal.evidence.ownGoal) continue;
        goals += 1;
        const attempts = found
          .get(shotDetector)!
          .filter(({ evidence }) => evidence.outcome === 'goal' && evidence.outcomeFrame === goal.frame)
          .filter(({ evidence }) => evidence.attempt && evidence.xg !== null);
        if (attempts.length !== 1) wrong.push(`${name} ${goal.time.toFixed(1)} s: ${attempts.length}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(goals).toBeGreaterThan(100);
  }, 120_000);

  it('compares attempts with counted shots, and saves off the line with counted saves', () => {
    let attempts = 0;
    let counted = 0;
    let attemptsCounted = 0;
    let keptOut = 0;
    let saves = 0;
    let both = 0;
    for (const name of SOCCAR) {
      const { view } = getMatch(name);
      const found = runDetectors(view, [shotDetector, saveDetector]);
      const credited = new Set(found.get(saveDetector)!.map(({ frame, player }) => `${player}:${frame}`));
      saves += credited.size;
      for (const { other, evidence } of found.get(shotDetector)!) {
        if (evidence.attempt) attempts += 1;
        if (evidence.credited) counted += 1;
        if (evidence.attempt && evidence.credited) attemptsCounted += 1;
        if (evidence.outcome !== 'save') continue;
        keptOut += 1;
        if (credited.has(`${other}:${Number(evidence.outcomeFrame)}`)) both += 1;
      }
    }
    process.stdout.write(
      `shots: ${attempts} attempts, ${counted} counted by the game, ${attemptsCounted} both\n` +
        `saves: ${keptOut} shots saved, ${saves} counted by the game, ${both} both\n`,
    );
    expect(attemptsCounted / counted).toBeGreaterThan(0.75);
    expect(both / saves).toBeGreaterThan(0.75);
  }, 120_000);
});
