import { defineDetector, type GameEvent } from '../game-event.ts';
import { shotDetector } from './shot.detector.ts';
import { isOnTarget, type ShotEvent } from './shot-evidence.ts';

/** Additional names of a shot, each with its own number in the event list (game-and-stats.md 4.1). */
const TAGS = [
  { kind: 'shotOnTarget', code: 10, fits: isOnTarget },
  {
    kind: 'shotMissed',
    code: 15,
    fits: ({ evidence }: ShotEvent): boolean =>
      evidence.attempt && !evidence.onTarget && evidence.outcome !== 'goal',
  },
  { kind: 'aerialShot', code: 30, fits: ({ evidence }: ShotEvent): boolean => evidence.aerial },
  { kind: 'openNetShot', code: 35, fits: ({ evidence }: ShotEvent): boolean => evidence.openNet },
  { kind: 'reboundShot', code: 40, fits: ({ evidence }: ShotEvent): boolean => evidence.rebound },
] as const;

export type ShotTagEvidence = {
  outcome: string;
  xg: number | null;
  distance: number | null;
  speed: number | null;
};
export type ShotTagEvent = GameEvent<(typeof TAGS)[number]['kind'], ShotTagEvidence>;

/** Detects shot types as separate events, so that the event list can be filtered by them. */
export const shotTagsDetector = defineDetector({
  kinds: TAGS.map(({ kind }) => kind),
  needs: [shotDetector],
  detect: (_match, [shots]): ShotTagEvent[] =>
    shots.flatMap((shot) =>
      TAGS.filter(({ fits }) => fits(shot)).map(({ kind, code }): ShotTagEvent => {
        const { outcome, xg, distance, speed } = shot.evidence;
        return { ...shot, kind, code, evidence: { outcome, xg, distance, speed } };
      }),
    ),
});
