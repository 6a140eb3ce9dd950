import type { EventKind } from '../detectors/event-kinds.ts';
import { isExperimental } from '../detectors/event-trust.ts';
import type { GameEvent } from '../detectors/game-event.ts';

/** When a mechanic is successful: the rule that checks it, and the same in players' words. */
interface Judged {
  readonly rule: 'played' | 'faster' | 'fasterAfter' | 'turned';
  readonly success: string;
}
export type SuccessRule = Judged['rule'];

const FASTER_WORDS = 'At least 5 km/h faster over the ground within a second.';
const PLAYED = {
  rule: 'played',
  success: 'Your team still has the ball 3 seconds later, or shoots or scores by then.',
} as const;
/** Single flips and dashes: the dodge has an immediate effect. */
const FASTER = { rule: 'faster', success: FASTER_WORDS } as const;
/** Several dodges, or a turn that ends later: the gain shows afterwards. */
const FASTER_AFTER = { rule: 'fasterAfter', success: FASTER_WORDS } as const;
const TURNED = {
  rule: 'turned',
  success: 'Turned around and driving forward at 32 km/h or more within 1.2 seconds.',
} as const;

/** A mechanic of the mechanics list, with what counts as an attempt and as a success. */
export interface Mechanic extends Judged {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  /** Event kind of an attempt; its definition says what is detected. */
  readonly kind: EventKind;
  /** Events of the kind that are attempts; all if omitted. */
  readonly counts?: (event: Pick<GameEvent, 'code' | 'evidence'>) => boolean;
  /** Its code in the event list and the key of the drill that trains it; omitted if questions don't use it. */
  readonly questionEvent?: { readonly code: number; readonly drill: string };
}

/** Mechanics list. Source: game-and-stats.md 4.10; the numbers are stable once released. */
export const MECHANICS = [
  {
    code: 5,
    key: 'dribble',
    label: 'Dribble',
    kind: 'dribble',
    ...PLAYED,
    questionEvent: { code: 205, drill: 'dribbles' },
  },
  {
    code: 10,
    key: 'flick',
    label: 'Flick',
    kind: 'flick',
    counts: ({ evidence }) => !evidence.musty,
    ...PLAYED,
    questionEvent: { code: 200, drill: 'dribbles' },
  },
  {
    code: 15,
    key: 'mustyFlick',
    label: 'Musty flick',
    kind: 'flick',
    counts: ({ evidence }) => evidence.musty === true,
    ...PLAYED,
    questionEvent: { code: 195, drill: 'dribbles' },
  },
  {
    code: 20,
    key: 'airDribble',
    label: 'Air dribble',
    kind: 'airDribble',
    ...PLAYED,
    questionEvent: { code: 210, drill: 'airDribbles' },
  },
  {
    code: 25,
    key: 'singleAerial',
    label: 'Single aerial',
    kind: 'aerialJump',
    counts: ({ evidence }) => !evidence.double,
    ...PLAYED,
    questionEvent: { code: 150, drill: 'aerials' },
  },
  {
    code: 30,
    key: 'doubleAerial',
    label: 'Double aerial',
    kind: 'aerialJump',
    counts: ({ evidence }) => evidence.double === true,
    ...PLAYED,
    questionEvent: { code: 155, drill: 'aerials' },
  },
  {
    code: 35,
    key: 'fastAerial',
    label: 'Fast aerial',
    kind: 'aerialJump',
    counts: ({ evidence }) => evidence.fast === true,
    ...PLAYED,
  },
  { code: 40, key: 'wallAerial', label: 'Wall aerial', kind: 'wallAerial', ...PLAYED },
  {
    code: 45,
    key: 'ceilingShot',
    label: 'Ceiling shot',
    kind: 'ceilingShot',
    counts: ({ evidence }) => evidence.direct === true,
    ...PLAYED,
    questionEvent: { code: 190, drill: 'airRoll' },
  },
  {
    code: 50,
    key: 'flipReset',
    label: 'Flip reset',
    kind: 'flipReset',
    ...PLAYED,
    questionEvent: { code: 185, drill: 'flipResets' },
  },
  {
    code: 55,
    key: 'doubleTap',
    label: 'Double tap',
    kind: 'doubleTap',
    ...PLAYED,
    questionEvent: { code: 50, drill: 'doubleTaps' },
  },
  {
    code: 60,
    key: 'redirect',
    label: 'Redirect',
    kind: 'redirect',
    ...PLAYED,
    questionEvent: { code: 45, drill: 'redirects' },
  },
  {
    code: 65,
    key: 'pinch',
    label: 'Pinch',
    kind: 'pinch',
    ...PLAYED,
    questionEvent: { code: 160, drill: 'power' },
  },
  {
    code: 70,
    key: 'speedFlip',
    label: 'Speed flip',
    kind: 'speedFlip',
    ...FASTER,
    questionEvent: { code: 180, drill: 'kickoffs' },
  },
  {
    code: 75,
    key: 'halfFlip',
    label: 'Half flip',
    kind: 'halfFlip',
    ...TURNED,
    questionEvent: { code: 170, drill: 'recoveries' },
  },
  {
    code: 80,
    key: 'waveDash',
    label: 'Wave dash',
    kind: 'waveDash',
    ...FASTER,
    questionEvent: { code: 175, drill: 'recoveries' },
  },
  { code: 85, key: 'zapDash', label: 'Zap dash', kind: 'zapDash', ...FASTER_AFTER },
  { code: 90, key: 'stall', label: 'Stall', kind: 'stall', ...PLAYED },
  { code: 95, key: 'flip', label: 'Flip', kind: 'flip', counts: ({ code }) => code !== null, ...FASTER },
  { code: 100, key: 'powerslide', label: 'Powerslide', kind: 'powerslide', ...FASTER_AFTER },
  {
    code: 105,
    key: 'backboardRead',
    label: 'Backboard read',
    kind: 'backboardRead',
    ...PLAYED,
    questionEvent: { code: 215, drill: 'backboard' },
  },
  { code: 110, key: 'halfVolley', label: 'Half volley', kind: 'halfVolley', ...PLAYED },
] as const satisfies readonly Mechanic[];
export type MechanicKey = (typeof MECHANICS)[number]['key'];

/** Mechanics whose attempts are events with a code, so that what follows is known; experimental mechanics are excluded. */
export const CODED_MECHANICS = (MECHANICS as readonly Mechanic[]).flatMap((row) =>
  row.questionEvent && !isExperimental(row.kind) ? [{ ...row, questionEvent: row.questionEvent }] : [],
);

export const MECHANIC_CODES: readonly number[] = CODED_MECHANICS.map(
  ({ questionEvent }) => questionEvent.code,
);
