import { challengeDetector } from '../detectors/challenge/challenge.detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTaken } from '../detectors/kickoff/kickoff-event.ts';
import { passAttemptDetector } from '../detectors/pass/pass-attempt.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { isAttempt } from '../detectors/shot/shot-evidence.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { PITCH_ZONES } from '../model/pitch-zones.ts';
import { getAttackSign } from '../model/teams.ts';
import { MECHANICS } from './mechanic-list.ts';
import { type Attempt, leadsOn } from './mechanics.ts';
import sideRows from './side-rows.data.json' with { type: 'json' };

/** Something counted on the left and on the right, as the player sees it facing the opponents' goal. */
interface SideRow {
  readonly key: string;
  readonly label: string;
  /** Sentence about a difference: shares of the worse and the better side, and the names of these sides. */
  readonly says: string;
}

type SideRowKey = keyof typeof sideRows;

/** Stored by place: new rows go to the end of the mechanics, which come last. */
export const SIDE_ROWS: readonly SideRow[] = [
  ...Object.entries(sideRows).map(([key, row]) => ({ key, ...row })),
  ...MECHANICS.map(({ key, label }) => ({
    key,
    label,
    says: `${label}: {worse}% succeed on the {side}, {better}% on the {other}.`,
  })),
];
const FIRST_SIDE_ROWS = Object.keys(sideRows) as readonly SideRowKey[];

type SideName = 'left' | 'right';
type Sided = Attempt & { readonly side: SideName | null };

/** Between the goal posts is neither left nor right, uu (game-and-stats.md 1.2). */
const MIDDLE_X = 893;
/** A dodge with less of its push to the side goes forward or back. */
const MIN_SIDE_PUSH = 0.25;

/** Returns attempts and successes on the left and on the right, four counts per row of `SIDE_ROWS`. */
export function countSides(input: MetricInput, mechanics: readonly (readonly Attempt[])[]): number[] {
  const first = firstRows(input);
  const rows = [
    ...FIRST_SIDE_ROWS.map((key) => first[key]),
    ...mechanics.map((attempts) => attempts.map((one) => ({ ...one, side: getMoveSide(one.event) }))),
  ];
  return rows.flatMap((row) =>
    (['left', 'right'] as const).flatMap((side) => {
      const here = row.filter((one) => one.side === side);
      return [here.length, here.filter(({ succeeds }) => succeeds).length];
    }),
  );
}

function firstRows(input: MetricInput): Readonly<Record<SideRowKey, readonly Sided[]>> {
  const { of } = input;
  const kickoffs = of(kickoffDetector).filter(
    (event): event is KickoffTaken => event.kind === 'kickoffTaken',
  );
  const fromSpawn = (left: string, right: string) =>
    kickoffs
      .filter(({ evidence }) => evidence.result !== 'untouched')
      .map((event): Sided => {
        const { spawn, result } = event.evidence;
        const side = spawn === left ? 'left' : spawn === right ? 'right' : null;
        return { event, side, succeeds: result === 'won' };
      });
  const touches = of(touchDetector).map(
    (event): Sided => ({ event, side: getPositionSide(event), succeeds: leadsOn(input, event) }),
  );
  const inCorner = (corner: 'def' | 'off') =>
    touches.filter(({ event }) => CORNERS.get(event.zone ?? 0) === corner);
  return {
    diagonalKickoff: fromSpawn('diagonalLeft', 'diagonalRight'),
    offCenterKickoff: fromSpawn('offCenterLeft', 'offCenterRight'),
    touch: touches,
    ownCorner: inCorner('def'),
    theirCorner: inCorner('off'),
    shot: of(shotDetector)
      .filter(isAttempt)
      .map((event) => ({ event, side: getPositionSide(event), succeeds: event.evidence.outcome === 'goal' })),
    pass: of(passAttemptDetector).map((event) => ({
      event,
      side: getPositionSide(event),
      succeeds: event.evidence.outcome === 'completed',
    })),
    fiftyFifty: of(challengeDetector)
      .filter(({ evidence }) => evidence.by === 'contact' && evidence.result !== 'neutral')
      .map((event) => ({ event, side: getPositionSide(event), succeeds: event.evidence.result === 'won' })),
  };
}

const CORNERS: ReadonlyMap<number, 'def' | 'off'> = new Map(
  PITCH_ZONES.filter(({ key }) => key.endsWith('Corner')).map(({ code, key }) => [
    code,
    key.startsWith('def') ? 'def' : 'off',
  ]),
);

/** Facing the opponents' goal, the left-hand side is +x in the attack frame. */
function getPositionSide({ team, x }: GameEvent): SideName | null {
  if (team === null || Math.abs(x) <= MIDDLE_X) return null;
  return getAttackSign(team) * x > 0 ? 'left' : 'right';
}

/** A dodge has the side it goes to, another mechanic the side of the field it happens on. */
function getMoveSide(event: GameEvent): SideName | null {
  const { right } = event.evidence;
  if (typeof right !== 'number') return getPositionSide(event);
  if (Math.abs(right) < MIN_SIDE_PUSH) return null;
  return right < 0 ? 'left' : 'right';
}
