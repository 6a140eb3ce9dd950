import {
  createPlayedMatch,
  type PlayedMatchOptions,
  type PlayedPlayer,
  writeReplay,
} from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../analyze-replay.ts';
import { EVENT_KINDS, type EventKind } from '../detectors/event-kinds.ts';

/** Runs on every machine: matches are played by our writer's own scripted players, so the truth is known. */
function team(name: string, size: number, tier: number): PlayedPlayer[] {
  return Array.from({ length: size }, (_, i) => ({
    name: `${name} ${i + 1}`,
    uniqueId: {
      system: 1,
      platform: 'steam',
      id: `${76561198000000000n + BigInt(name.length * 100 + i)}`,
      name: '',
      extra: new Uint8Array(0),
      localId: 0,
    },
    skill: { tier },
  }));
}

const getMatch = (seed: number, size: 1 | 2 | 3, seconds: number): PlayedMatchOptions => ({
  seed,
  seconds,
  blue: team('blue', size, 17),
  orange: team('orange', size, 17),
  identity: {
    guid: `0DA7AC0AC4000000000000000000${seed.toString(16).padStart(4, '0').toUpperCase()}`,
    replayId: `0DA7AC0AC4000000000000000001${seed.toString(16).padStart(4, '0').toUpperCase()}`,
    startEpoch: 1_790_000_000n,
    date: '2026-09-21 14-13-20',
    map: 'cs_p',
    playlist: [0, 10, 11, 13][size]!,
    recorder: 0,
  },
});

function analyzed(options: PlayedMatchOptions) {
  const { replay, expected } = createPlayedMatch(options);
  const outcome = analyzeReplay(writeReplay(replay), { events: true });
  if (outcome.kind !== 'complete' || outcome.events === null) throw new Error(`ended ${outcome.kind}`);
  const { report, events } = outcome;
  const names = new Map(report.players.map(({ key, name }) => [key, name]));
  return { report, events, expected, nameOf: (key: string | null) => names.get(key ?? '') ?? null };
}

const MATCHES = [analyzed(getMatch(1, 3, 240)), analyzed(getMatch(2, 2, 180)), analyzed(getMatch(3, 1, 180))];

describe.each(MATCHES.map((match) => ({ size: match.report.match.teamSize, match })))(
  'a played match, $size per team',
  ({ match: { report, events, expected, nameOf } }) => {
    it('has every player’s scoreboard', () => {
      for (const { name, score, goals, assists, saves, shots, demolitions } of expected.players) {
        const { statistics } = report.players.find((player) => player.name === name)!;
        expect({
          score: statistics['core.score'],
          goals: statistics['core.goals'],
          assists: statistics['core.assists'],
          saves: statistics['core.saves'],
          shots: statistics['core.shots'],
          demolitions: statistics['demo.inflicted'],
        }).toEqual({ score, goals, assists, saves, shots, demolitions });
      }
    });

    it('has its goals and demolitions at the right frames', () => {
      const found = (kind: EventKind) =>
        events.filter((event) => event.kind === kind).map(({ frame, player }) => [frame, nameOf(player)]);
      expect(found('goal').sort()).toEqual(expected.goals.map(({ frame, scorer }) => [frame, scorer]).sort());
      expect(found('demolition')).toEqual(
        expected.demolitions.map(({ frame, attacker }) => [frame, attacker]),
      );
    });

    it('has a flip in the right direction for every dodge in play, and no others', () => {
      const dodges = expected.moves.filter(({ kind }) => kind === 'dodge');
      const flips = events.filter(({ kind }) => kind === 'flip');
      for (const { frame, player, evidence } of flips) {
        const dodge = dodges.find((one) => one.frame === frame && one.player === nameOf(player));
        expect(dodge, `flip of ${nameOf(player)} in frame ${frame}`).toBeDefined();
        const { forward, right } = dodge!.direction!;
        if (Math.hypot(forward, right) < 0.1) continue;
        expect(evidence.forward).toBeCloseTo(forward, 1);
        expect(evidence.right).toBeCloseTo(right, 1);
      }
      // Dodges after a goal don't count.
      expect(flips.length).toBeGreaterThan(0.9 * dodges.length);
    });

    it('finds most touches and few false ones', () => {
      const found = events.filter(({ kind }) => kind === 'touch');
      const near = (frame: number, name: string | null) =>
        expected.touches.some((touch) => touch.player === name && Math.abs(touch.frame - frame) <= 5);
      const hits = expected.touches.filter(({ frame, player }) =>
        found.some((touch) => nameOf(touch.player) === player && Math.abs(touch.frame - frame) <= 5),
      );
      expect(hits.length).toBeGreaterThan(0.85 * expected.touches.length);
      // A ball that rolls off a roof touches the car repeatedly; the script counts that once.
      const made = found.filter(({ frame, player }) => near(frame, nameOf(player)));
      expect(made.length).toBeGreaterThan(0.5 * found.length);
    });
  },
);

/** Kinds that may not occur in these few minutes; each has a handwritten positive case next to its detector. */
const RARE: readonly EventKind[] = [
  'aerialMiss',
  'airDribble',
  'backboardRead',
  'boostDenial',
  'ceilingShot',
  'doubleTap',
  'dunk',
  'fakeChallenge',
  'flipReset',
  'floorDamage',
  'itemGained',
  'itemUsed',
  'kickoffGoal',
  'oneTimer',
  'openNetShot',
  'ownGoal',
  'pinch',
  'stall',
  'wallAerial',
  'waveDash',
  'zapDash',
];

describe('events of played matches', () => {
  const found = new Set(MATCHES.flatMap(({ events }) => events.map(({ kind }) => kind)));

  it.each((Object.keys(EVENT_KINDS) as EventKind[]).filter((kind) => !RARE.includes(kind)))(
    'hold: %s',
    (kind) => {
      expect(found).toContain(kind);
    },
  );
});
