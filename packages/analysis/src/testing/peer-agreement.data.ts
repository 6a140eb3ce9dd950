import type { EventKind } from '../detectors/event-kinds.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import type { PeerEvent } from './peer-agreement-file.ts';

/** One kind of event compared with a stream of the peer. */
export interface PeerRow {
  kind: EventKind;
  /** Folder of the detector, which contains `disagreements.md` if the target isn't reached. */
  detector: string;
  stream: string;
  /** Target F1 (issue 3, section 1); null if it is only shown. */
  mark: number | null;
  /** Distinguishes rows of the same kind. */
  label?: string;
  /** Selects our events of the kind; all if omitted. */
  ours?: (event: GameEvent) => boolean;
  /** Distinguishes the peer's events from those contradicted by our other events of the match. */
  isLabel?: (event: PeerEvent, all: readonly GameEvent[]) => boolean;
  /** Frame of our event; `frame` if omitted. */
  ourFrame?: (event: GameEvent) => number;
  /** Selects the peer's events; all if omitted. */
  theirs?: (event: PeerEvent) => boolean;
  /** Frame of a peer event; `f` if omitted. */
  frame?: (event: PeerEvent) => number;
  /** Also counts events while the ball is not in play, because a goal stops play. */
  outOfPlay?: true;
  /** How long after their start the peer reports its events, s; 0 if omitted. */
  laterSeconds?: number;
  /** Our players that take part; the actor if omitted. Events match if they share a player. */
  getPlayer?: (event: GameEvent) => number[];
  /** The peer's players that take part; `p` if omitted. */
  getPeerPlayer?: (event: PeerEvent) => (number | string | undefined)[];
}

const number = (event: PeerEvent, field: string): number => Number(event.data?.[field] ?? event.f);

const taker = (side: unknown): number | undefined =>
  typeof side === 'object' && side !== null && 'player' in side ? Number(side.player) : undefined;

const tag = ({ data }: PeerEvent, group: string): unknown =>
  (data?.tags as { group: string; value: unknown }[] | undefined)?.find((found) => found.group === group)
    ?.value;

/** A rise of a scoreboard counter that the peer saw. */
const counted =
  (what: string) =>
  ({ data }: PeerEvent): boolean =>
    data?.kind === what;
const creditFrame = ({ evidence }: GameEvent): number => Number(evidence.creditFrame);

const ballHeight = ({ data }: PeerEvent): number => (data?.ball_position as number[] | undefined)?.[2] ?? 0;

/**
 * The peer calls a touch aerial from a car height of 100 uu, we do from 200 uu: compared where both agree, with the
 * ball this high, uu.
 */
const AERIAL_BALL_Z = 400;

/** Kind → the peer's stream → target. Sorted by kind. */
export const PEER_ROWS: readonly PeerRow[] = [
  {
    kind: 'aerialTouch',
    detector: 'aerial',
    stream: 'touch',
    mark: 0.8,
    ours: ({ z }) => z >= AERIAL_BALL_Z,
    theirs: (event) => tag(event, 'surface') === 'air' && ballHeight(event) >= AERIAL_BALL_Z,
    frame: (event) => number(event, 'sample_frame'),
  },
  {
    kind: 'assist',
    detector: 'assist',
    stream: 'timeline',
    mark: 0.99,
    outOfPlay: true,
    theirs: counted('Assist'),
    ourFrame: creditFrame,
  },
  { kind: 'airDribble', detector: 'air-dribble', stream: 'air_dribble', mark: null },
  {
    // The peer has no bounces off a team's own backboard.
    kind: 'backboardBounce',
    detector: 'backboard',
    stream: 'backboard',
    mark: null,
    ours: ({ evidence }) => evidence.side === 'opponent',
  },
  { kind: 'beatenToBall', detector: 'beaten-to-ball', stream: 'beaten_to_ball', mark: null },
  {
    kind: 'bump',
    detector: 'bump',
    stream: 'bump',
    mark: null,
    getPlayer: ({ player, other }) => [player, other],
    getPeerPlayer: ({ p, p2 }) => [p, p2],
  },
  {
    kind: 'ceilingShot',
    detector: 'ceiling-shot',
    stream: 'ceiling_shot',
    mark: null,
    ours: ({ evidence }) => evidence.direct === true,
  },
  { kind: 'center', detector: 'center', stream: 'center', mark: null },
  {
    kind: 'doubleTap',
    detector: 'double-tap',
    stream: 'double_tap',
    mark: null,
    frame: (event) => event.f2 ?? event.f,
  },
  // The peer does not read the demolitions of files before 2020 (reference/events/README.md).
  { kind: 'demolition', detector: 'demolition', stream: 'demolition', mark: null },
  { kind: 'dribble', detector: 'dribble', stream: 'ball_carry', mark: null },
  {
    kind: 'fiftyFifty',
    detector: 'fifty-fifty',
    stream: 'fifty_fifty',
    mark: 0.75,
    getPlayer: ({ player, other }) => [player, other],
    getPeerPlayer: ({ data }) => [Number(data?.team_zero_player), Number(data?.team_one_player)],
  },
  {
    kind: 'flick',
    detector: 'flick',
    stream: 'flick',
    mark: null,
    frame: (event) => number(event, 'dodge_frame'),
  },
  { kind: 'flip', detector: 'flip', stream: 'dodge', mark: 0.97 },
  {
    label: 'Flip reset, counted by the game',
    kind: 'flipReset',
    detector: 'flip-reset',
    stream: 'dodge_reset',
    mark: 0.85,
    ours: ({ evidence }) => evidence.source === 'counter',
    theirs: ({ data }) => Number(data?.counter_value) > 0,
  },
  {
    label: 'Flip reset, used',
    kind: 'flipReset',
    detector: 'flip-reset',
    stream: 'flip_reset',
    mark: 0.85,
    ours: ({ evidence }) => evidence.used === true || evidence.source === 'laterDodge',
  },
  {
    // From the counters, because the peer's timeline has one goal 52 s early (goal/disagreements.md).
    kind: 'goal',
    detector: 'goal',
    stream: 'core_player',
    mark: 1,
    outOfPlay: true,
    ours: ({ evidence }) => evidence.credited === true,
    theirs: ({ data }) => Number(data?.goals_delta) > 0,
  },
  { kind: 'halfFlip', detector: 'half-flip', stream: 'half_flip', mark: 0.7, laterSeconds: 0.65 },
  { kind: 'halfVolley', detector: 'half-volley', stream: 'half_volley', mark: null },
  {
    // From the start; before it nothing is in play.
    kind: 'kickoff',
    detector: 'kickoff',
    stream: 'kickoff',
    mark: 0.98,
    frame: (event) => number(event, 'live_action_start_frame'),
    getPlayer: ({ evidence: { blueTaker, orangeTaker } }) => [Number(blueTaker), Number(orangeTaker)],
    getPeerPlayer: ({ data }) => [taker(data?.team_zero_taker), taker(data?.team_one_taker)],
  },
  {
    kind: 'oneTimer',
    detector: 'one-timer',
    stream: 'one_timer',
    mark: null,
    frame: (event) => event.f2 ?? event.f,
  },
  {
    kind: 'padPickup',
    detector: 'pad-pickup',
    stream: 'boost_pickups',
    mark: 0.97,
    ours: ({ evidence }) => 'live' in evidence && evidence.live === true,
    theirs: ({ data }) => data?.activity === 'active',
  },
  { kind: 'pass', detector: 'pass', stream: 'pass', mark: 0.75, ours: ({ code }) => code === 55 },
  {
    kind: 'playerPossession',
    detector: 'player-possession',
    stream: 'player_possession',
    mark: null,
  },
  {
    kind: 'powerslide',
    detector: 'powerslide',
    stream: 'powerslide',
    mark: null,
    theirs: ({ data }) => data?.active === true,
  },
  {
    kind: 'save',
    detector: 'save',
    stream: 'timeline',
    mark: 0.99,
    theirs: counted('Save'),
    ourFrame: creditFrame,
  },
  {
    kind: 'shot',
    detector: 'shot',
    stream: 'timeline',
    mark: 0.99,
    ours: ({ evidence }) => evidence.credited === true,
    theirs: counted('Shot'),
    ourFrame: creditFrame,
  },
  { kind: 'speedFlip', detector: 'speed-flip', stream: 'speed_flip', mark: 0.6 },
  {
    // `f` of a contested touch is the end of its 50/50, up to 0.5 s later; the sample frame is the contact's.
    kind: 'touch',
    detector: 'touch',
    stream: 'touch',
    mark: 0.95,
    frame: (event) => number(event, 'sample_frame'),
  },
  { kind: 'wallAerial', detector: 'wall-aerial', stream: 'wall_aerial', mark: null },
  { kind: 'waveDash', detector: 'wave-dash', stream: 'wavedash', mark: 0.7 },
  {
    kind: 'whiff',
    detector: 'whiff',
    stream: 'whiff',
    mark: null,
    // A ball touched in the meantime isn't whiffed (game-and-stats.md 3.29), yet the peer itself reports a touch in
    // half of its whiffs.
    isLabel: ({ f, f2 = f }, all) =>
      !all.some(({ kind, frame }) => kind === 'touch' && frame >= f && frame <= f2),
  },
];
