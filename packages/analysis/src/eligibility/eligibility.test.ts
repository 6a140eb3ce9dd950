import { describe, expect, it } from 'vitest';
import { changedRules } from '../insight/build-insight.ts';
import { idleSeconds } from '../insight/describe-players.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../testing/shared-replays.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { PHASE } from '../timeline/tracks.ts';
import { ELIGIBILITY_RULES, type EligibleMatch, eligible, PURPOSES } from './eligibility.ts';

const GOOD: EligibleMatch = {
  coverage: 'full',
  gameMode: 'soccar',
  teamSize: 3,
  playlist: { id: 13, slug: 'ranked-standard' },
  standardMap: true,
  opponents: true,
  bots: false,
  switchedTeams: false,
  changedRules: [],
  liveSeconds: 300,
  idleSeconds: 0,
};
const PRIVATE: EligibleMatch = { ...GOOD, playlist: { id: 6, slug: 'private' } };

describe('match eligibility', () => {
  it('counts a regular match, and a private match separately', () => {
    expect(eligible(GOOD, 'score')).toEqual({ eligible: true, reasons: [] });
    expect(eligible(GOOD, 'reference').eligible).toBe(true);
    expect(eligible(GOOD, 'privateScore').reasons).toEqual(['This isn’t a private game.']);
    expect(eligible(PRIVATE, 'score').reasons).toEqual(['Private games are scored separately.']);
    expect(eligible(PRIVATE, 'reference').eligible).toBe(false);
    expect(eligible(PRIVATE, 'privateScore').eligible).toBe(true);
    expect(eligible(PRIVATE, 'record').eligible).toBe(true);
    // The game's own tournaments are public, player-run tournaments are not.
    expect(eligible({ ...GOOD, playlist: { id: 34, slug: 'tournament' } }, 'score').eligible).toBe(true);
    expect(eligible({ ...GOOD, playlist: { id: 22, slug: 'tournament' } }, 'score').eligible).toBe(false);
    expect(eligible({ ...GOOD, playlist: { id: null, slug: 'local-lobby' } }, 'score').eligible).toBe(false);
  });

  it.each([
    ['coverage', { coverage: 'scoreboard' }, 'We could only read the scoreboard of this replay.'],
    ['mode', { gameMode: 'hoops' }, 'This isn’t soccar.'],
    ['teamSize', { teamSize: 4 }, 'We only score 1v1, 2v2 and 3v3.'],
    ['opponents', { opponents: false }, 'There were no opponents.'],
    ['map', { standardMap: false }, 'This map has a non-standard shape.'],
    ['mutators', { changedRules: ['ball', 'boost'] }, 'Custom rules: the ball, boost.'],
    ['bots', { bots: true }, 'A bot played in this match.'],
    ['switchedTeams', { switchedTeams: true }, 'Switched teams during the match.'],
    ['short', { liveSeconds: 149 }, 'Only 2:29 of play; 2:30 needed.'],
    ['idle', { idleSeconds: 61 }, 'AFK for 20% of the time.'],
  ] as const)('excludes a match because of %s', (key, change, text) => {
    expect(eligible({ ...GOOD, ...change }, 'score')).toEqual({ eligible: false, reasons: [text] });
    expect(ELIGIBILITY_RULES.some((rule) => rule.key === key)).toBe(true);
  });

  it('applies the documented limits: 2:30, 20% and 2:00 for records', () => {
    expect(eligible({ ...GOOD, liveSeconds: 150 }, 'score').eligible).toBe(true);
    expect(eligible({ ...GOOD, idleSeconds: 60 }, 'score').eligible).toBe(true);
    expect(eligible({ ...GOOD, liveSeconds: 120 }, 'record').eligible).toBe(true);
    expect(eligible({ ...GOOD, liveSeconds: 119 }, 'record').eligible).toBe(false);
  });

  it('has a rule for every purpose, and every rule has a purpose', () => {
    for (const purpose of PURPOSES)
      expect(ELIGIBILITY_RULES.some(({ purposes }) => purposes.includes(purpose))).toBe(true);
    for (const { purposes } of ELIGIBILITY_RULES) expect(purposes.length).toBeGreaterThan(0);
  });
});

describe('being away', () => {
  const idle = (speed: (time: number) => number): number => {
    const match = handMadeMatch({
      seconds: 30,
      cars: [{ team: 0, at: (time) => ({ x: 0, y: 0, z: 17, vx: speed(time), vy: 0, vz: 0 }) }],
    });
    return idleSeconds(match, match.players[0]!);
  };

  it('means standing still for five seconds or more in live play', () => {
    expect(idle(() => 0)).toBeCloseTo(30, 1);
    expect(idle(() => 500)).toBe(0);
    expect(idle((time) => (time < 4.5 ? 0 : 500))).toBe(0);
    expect(idle((time) => (time < 6 ? 0 : 500))).toBeCloseTo(6, 1);
  });

  it('is not counted before kickoffs', () => {
    const match = handMadeMatch({
      seconds: 30,
      cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17, vx: 0, vy: 0, vz: 0 }) }],
      phase: (time) => (time < 20 ? PHASE.countdown : PHASE.live),
    });
    expect(idleSeconds(match, match.players[0]!)).toBeCloseTo(10, 1);
  });
});

describe('changed rules', () => {
  const timeline = handMadeMatch({ seconds: 2, cars: [] }).timeline;
  const withFacts = (facts: Partial<Timeline['facts']>): Timeline => ({
    ...timeline,
    facts: { ...timeline.facts, ...facts },
  });

  it('are detected from attributes, the ball and the clock', () => {
    expect(changedRules(timeline)).toEqual([]);
    expect(changedRules(withFacts({ changedRules: ['time', 'boost'] }))).toEqual(['boost', 'time']);
    expect(changedRules(withFacts({ ballObject: 'Archetypes.Ball.CubeBall' }))).toEqual(['ball']);
    expect(changedRules(withFacts({ ballObject: 'Archetypes.Ball.Ball_WorldCup' }))).toEqual([]);
    const seconds = timeline.clock.seconds.map(() => 600);
    expect(changedRules({ ...timeline, clock: { ...timeline.clock, seconds } })).toEqual(['time']);
  });

  it('are not checked in ranked playlists, which have none', () => {
    expect(changedRules(withFacts({ playlist: 13, changedRules: ['boost'] }))).toEqual([]);
  });
});

if (!hasSharedReplays) {
  process.stdout.write('left out: changed rules of real matches, because the shared replays are not there\n');
}

describe.skipIf(!hasSharedReplays)('changed rules in real matches', () => {
  it.each([
    ['soccar-4v4-2020-03-private-bots', ['goalLimit']],
    ['soccar-2v2-2016-01-private-match-settings', []],
    ['soccar-3v3-2026-03-ranked-standard-a', []],
    ['soccar-3v3-2016-06-ranked-standard-podium', []],
    ['soccar-3v3-2026-05-private-rlcs', []],
    ['era-2026-06-v868-32-net11-worldcup-ball-ranked-2v2', []],
    ['scenario-one-demo', ['time']],
    ['hoops-1v0-2016-06-offline-game-mode', ['ball', 'boost']],
  ])('are those of %s', (name, rules) => {
    expect(changedRules(viewSharedReplay(name).timeline)).toEqual(rules);
  });
});
