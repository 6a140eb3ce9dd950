import { describe, expect, it } from 'vitest';
import type { ShotEvent, ShotEvidence } from './shot-evidence.ts';
import { isOnTarget } from './shot-evidence.ts';

const shot = (evidence: Partial<ShotEvidence>): ShotEvent =>
  ({
    evidence: { attempt: true, onTarget: true, outcome: 'miss', ownGoal: false, ...evidence },
  }) as ShotEvent;

describe('a shot on target', () => {
  it('would go in, or did', () => {
    expect(isOnTarget(shot({}))).toBe(true);
    expect(isOnTarget(shot({ outcome: 'save' }))).toBe(true);
    expect(isOnTarget(shot({ attempt: false, onTarget: false, outcome: 'goal' }))).toBe(true);
  });

  it('is none when it passes the goal, when it is no attempt, and when the defense put it in', () => {
    expect(isOnTarget(shot({ onTarget: false }))).toBe(false);
    expect(isOnTarget(shot({ attempt: false }))).toBe(false);
    expect(isOnTarget(shot({ onTarget: false, outcome: 'goal', ownGoal: true }))).toBe(false);
  });
});
