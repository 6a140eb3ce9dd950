import { describe, expect, it } from 'vitest';
import { isOnTarget, type ShotEvent, type ShotEvidence } from './shot-evidence.ts';

const shot = (evidence: Partial<ShotEvidence>): ShotEvent =>
  ({
    evidence: { attempt: true, onTarget: true, outcome: 'miss', ownGoal: false, ...evidence },
  }) as ShotEvent;

describe('shot on target', () => {
  it('would go in, or did go in', () => {
    expect(isOnTarget(shot({}))).toBe(true);
    expect(isOnTarget(shot({ outcome: 'save' }))).toBe(true);
    expect(isOnTarget(shot({ attempt: false, onTarget: false, outcome: 'goal' }))).toBe(true);
  });

  it('does not include a shot wide of the goal, one that is not an attempt, or a ball put in by the defense', () => {
    expect(isOnTarget(shot({ onTarget: false }))).toBe(false);
    expect(isOnTarget(shot({ attempt: false }))).toBe(false);
    expect(isOnTarget(shot({ onTarget: false, outcome: 'goal', ownGoal: true }))).toBe(false);
  });
});
