import { describe, expect, it } from 'vitest';
import { backPostDetector } from '../detectors/back-post/back-post.detector.ts';
import { backboardReadDetector } from '../detectors/backboard/backboard-read.detector.ts';
import { bumpDetector } from '../detectors/bump/bump.detector.ts';
import { challengeDetector } from '../detectors/challenge/challenge.detector.ts';
import { clearDetector } from '../detectors/clear/clear.detector.ts';
import { cornerSaveOutDetector } from '../detectors/corner-save-out/corner-save-out.detector.ts';
import { demolitionDetector } from '../detectors/demolition/demolition.detector.ts';
import { EVENT_KINDS, type EventKind } from '../detectors/event-kinds.ts';
import { fakeChallengeDetector } from '../detectors/fake-challenge/fake-challenge.detector.ts';
import type { AnyDetector } from '../detectors/game-event.ts';
import { boostDenialDetector } from '../detectors/pad-pickup/boost-denial.detector.ts';
import { goalSideRecoveryDetector } from '../detectors/positioning/goal-side-recovery.detector.ts';
import { lastManStopDetector } from '../detectors/positioning/last-man-stop.detector.ts';
import { saveDetector } from '../detectors/save/save.detector.ts';
import { shadowDetector } from '../detectors/shadow/shadow.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { turnoverDetector } from '../detectors/turnover/turnover.detector.ts';
import { createInsight } from '../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { stationary } from '../testing/hand-made-plays.ts';
import { DEFENSE_MOVES, type DefenseMoveKey } from './defense-move-list.ts';

type Stats = Record<string, number | string | boolean | null>;

/** Returns a player's moves that have a count: key → count or [count, successes]. */
function movesWith(
  detector: AnyDetector,
  kind: EventKind,
  evidence: readonly Stats[],
  by: 'player' | 'other' = 'player',
): Partial<Record<DefenseMoveKey, number | [number, number]>> {
  const match = handMadeMatch({
    seconds: 60,
    cars: [
      { team: 0, at: stationary(0, -1000) },
      { team: 0, at: stationary(0, -3000) },
      { team: 1, at: stationary(0, 4900) },
    ],
  });
  const events = evidence.map((stats, index) => ({
    kind,
    player: by === 'player' ? 0 : 2,
    other: by === 'player' ? 2 : 0,
    time: 5 + index,
    evidence: stats,
  }));
  const { players } = createInsight(match, [[detector, events]]);
  const found = players[0]!.defenseMoves;
  expect(found.map(({ code }) => code)).toEqual(DEFENSE_MOVES.map(({ code }) => code));
  return Object.fromEntries(
    found.flatMap(({ count, successes }, index) =>
      count === 0 ? [] : [[DEFENSE_MOVES[index]!.key, successes === null ? count : [count, successes]]],
    ),
  );
}

describe('defense moves', () => {
  it('match the reference’s 18, each with events', () => {
    expect(DEFENSE_MOVES.map(({ code }) => code)).toEqual(Array.from({ length: 18 }, (_, i) => 5 * (i + 1)));
    for (const { events, definition, label } of DEFENSE_MOVES) {
      expect(events.length, label).toBeGreaterThan(0);
      for (const kind of events) expect(EVENT_KINDS).toHaveProperty(kind);
      expect(definition).toMatch(/^[A-Z].+\.$/);
    }
  });

  it.each<
    [string, AnyDetector, EventKind, Stats[], Partial<Record<DefenseMoveKey, number | [number, number]>>]
  >([
    [
      'saves, epic ones among them',
      saveDetector,
      'save',
      [{ epic: true }, { epic: false }],
      { save: 2, epicSave: 1 },
    ],
    ['clears', clearDetector, 'clear', [{ successful: true }, { successful: false }], { clear: [2, 1] }],
    [
      'reads of their own backboard only',
      backboardReadDetector,
      'backboardRead',
      [{ side: 'defense' }, { side: 'attack' }],
      { backboardClear: 1 },
    ],
    [
      'challenges by result',
      challengeDetector,
      'challenge',
      [{ result: 'won' }, { result: 'won' }, { result: 'lost' }, { result: 'neutral' }],
      { challengeWon: 2, challengeNeutral: 1, challengeLost: 1 },
    ],
    [
      'fake challenges',
      fakeChallengeDetector,
      'fakeChallenge',
      [{ successful: false }, { successful: true }],
      { fakeChallenge: [2, 1] },
    ],
    [
      'long shadows only',
      shadowDetector,
      'shadow',
      [
        { episode: true, success: true, seconds: 1 },
        { episode: false, success: true, seconds: 0.4 },
      ],
      { shadowDefense: [1, 1] },
    ],
    [
      'rotations to the far post only',
      backPostDetector,
      'rotationBack',
      [{ backPost: true }, { backPost: false }, { backPost: null }],
      { backPostRotation: 1 },
    ],
    ['last-man stops', lastManStopDetector, 'lastManStop', [{}], { lastManStop: 1 }],
    [
      'demolitions of opponents in your own half and in play',
      demolitionDetector,
      'demolition',
      [
        { defensive: true, live: true, ownTeam: false },
        { defensive: false, live: true, ownTeam: false },
        { defensive: true, live: false, ownTeam: false },
        { defensive: true, live: true, ownTeam: true },
      ],
      { defensiveDemolition: 1 },
    ],
    [
      'bumps of opponents in your own half',
      bumpDetector,
      'bump',
      [
        { defensive: true, ownTeam: false },
        { defensive: false, ownTeam: false },
        { defensive: true, ownTeam: true },
      ],
      { defensiveBump: 1 },
    ],
    ['boost denials', boostDenialDetector, 'boostDenial', [{}], { boostDenial: 1 }],
    ['recoveries', goalSideRecoveryDetector, 'goalSideRecovery', [{}, {}], { goalSideRecovery: 2 }],
    ['saves out of the corner', cornerSaveOutDetector, 'cornerSaveOut', [{}], { cornerSaveOut: 1 }],
    [
      'takeaways that were passes',
      turnoverDetector,
      'takeaway',
      [{ interception: true }, { interception: false }],
      { interception: 1 },
    ],
  ])('count %s', (_, detector, kind, evidence, requested) => {
    expect(movesWith(detector, kind, evidence)).toEqual(requested);
    expect(movesWith(detector, kind, evidence, 'other')).toEqual({});
  });

  it('count blocked attempts by opponents', () => {
    const shots = [
      { attempt: true, outcome: 'block' },
      { attempt: true, outcome: 'save' },
      { attempt: false, outcome: 'block' },
    ].map((stats) => ({ ...stats, xg: null, ownGoal: false, outcomeFrame: null, type: null }));
    expect(movesWith(shotDetector, 'shot', shots, 'other')).toEqual({ block: 1 });
    expect(movesWith(shotDetector, 'shot', shots)).toEqual({});
  });
});
