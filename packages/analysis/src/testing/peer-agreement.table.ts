import type { EventKind } from '../detectors/event-kinds.table.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import type { PeerEvent } from './peer-agreement-file.ts';

/** One kind of event laid beside a stream of the peer. */
export interface PeerRow {
  kind: EventKind;
  /** Folder of the detector, where `disagreements.md` lies when the mark is not reached. */
  detector: string;
  stream: string;
  /** F1 to reach (issue 3, section 1); null where it is only shown. */
  mark: number | null;
  /** Tells rows of one kind apart. */
  label?: string;
  /** Which of our events of the kind are meant; all when left out. */
  ours?: (event: GameEvent) => boolean;
  /** Which of the peer's events are meant; all when left out. */
  theirs?: (event: PeerEvent) => boolean;
  /** Frame of a peer event; `f` when left out. */
  frame?: (event: PeerEvent) => number;
  /** Our players that take part; the actor when left out. Events match when they share a player. */
  who?: (event: GameEvent) => number[];
  /** The peer's players that take part; `p` when left out. */
  peerWho?: (event: PeerEvent) => (number | string | undefined)[];
}

const number = (event: PeerEvent, field: string): number => Number(event.data?.[field] ?? event.f);

const taker = (side: unknown): number | undefined =>
  typeof side === 'object' && side !== null && 'player' in side ? Number(side.player) : undefined;

/** Kind → the peer's stream → mark. Sorted by kind. */
export const PEER_ROWS: readonly PeerRow[] = [
  { kind: 'beatenToBall', detector: 'beaten-to-ball', stream: 'beaten_to_ball', mark: null },
  { kind: 'center', detector: 'center', stream: 'center', mark: null },
  {
    kind: 'fiftyFifty',
    detector: 'fifty-fifty',
    stream: 'fifty_fifty',
    mark: 0.75,
    who: ({ player, other }) => [player, other],
    peerWho: ({ data }) => [Number(data?.team_zero_player), Number(data?.team_one_player)],
  },
  {
    // From the go on; before it nothing is in play.
    kind: 'kickoff',
    detector: 'kickoff',
    stream: 'kickoff',
    mark: 0.98,
    frame: (event) => number(event, 'live_action_start_frame'),
    who: ({ evidence: { blueTaker, orangeTaker } }) => [Number(blueTaker), Number(orangeTaker)],
    peerWho: ({ data }) => [taker(data?.team_zero_taker), taker(data?.team_one_taker)],
  },
  {
    kind: 'padPickup',
    detector: 'pad-pickup',
    stream: 'boost_pickups',
    mark: 0.97,
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
    // `f` of a contested touch is the end of its 50/50, up to 0.5 s later; the sample frame is that of the contact.
    kind: 'touch',
    detector: 'touch',
    stream: 'touch',
    mark: 0.95,
    frame: (event) => number(event, 'sample_frame'),
  },
  { kind: 'whiff', detector: 'whiff', stream: 'whiff', mark: null },
];
