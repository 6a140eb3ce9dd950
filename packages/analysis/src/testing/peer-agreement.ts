import { decodeReplay } from '@datacoach/replay';
import { ALL_DETECTORS } from '../detectors/all-detectors.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { inOrder, runDetectors } from '../detectors/run-detectors.ts';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { createMatchView, type MatchView } from '../timeline/match-view.ts';
import type { PeerRow } from './peer-agreement.data.ts';
import { matchPeerPlayers, type PeerEvent, readPeerFile } from './peer-agreement-file.ts';
import { INTACT_REPLAYS, readSharedReplay } from './shared-replays.ts';

/** Events this close in summed frame deltas can be the same event, s (issue 3, section 1). */
const TOLERANCE_SECONDS = 0.2;
/** Replays with an older network version are excluded (issue 3, section 1). */
const FIRST_NET_VERSION = 7;

/** A match with our events and the peer's. */
export interface Comparison {
  name: string;
  match: MatchView;
  events: readonly GameEvent[];
  streams: Readonly<Record<string, readonly PeerEvent[]>>;
  /** Our index of each of the peer's players. */
  players: ReadonlyMap<number, number>;
}

interface Sample {
  time: number;
  frame: number;
  players: readonly number[];
  event: GameEvent | PeerEvent;
}

/** How our events of a row and the peer's events in one match pair up. */
export interface Pairing {
  name: string;
  both: readonly { ours: Sample; theirs: Sample }[];
  onlyOurs: readonly Sample[];
  onlyTheirs: readonly Sample[];
}

export interface Agreement {
  row: PeerRow;
  both: number;
  onlyOurs: number;
  onlyTheirs: number;
  precision: number;
  recall: number;
  f1: number;
}

/** Reads every shared replay that the peer could read and that is new enough, one at a time. */
export function* comparisons(): Generator<Comparison> {
  for (const name of INTACT_REPLAYS) {
    const peer = readPeerFile(name);
    if (peer === null) continue;
    const builder = createTimelineBuilder();
    decodeReplay(readSharedReplay(name), builder.sink);
    const timeline = builder.finish();
    if (timeline === null || (timeline.header.version.net ?? 0) < FIRST_NET_VERSION) continue;
    const match = createMatchView(timeline);
    const events = inOrder(runDetectors(match, ALL_DETECTORS));
    yield { name, match, events, streams: peer.streams, players: matchPeerPlayers(peer, timeline.players) };
  }
}

/**
 * Pairs the events of a row one to one, nearest in time first. Only events in play count, on both sides, unless the
 * row says otherwise.
 */
export function pair(row: PeerRow, { name, match, events, streams, players }: Comparison): Pairing {
  const inPlay = ({ frame }: Sample): boolean => row.outOfPlay === true || match.motion[frame] === 1;
  const ours = events
    .filter((event) => event.kind === row.kind && (row.ours?.(event) ?? true))
    .map((event): Sample => {
      const frame = row.ourFrame?.(event) ?? event.frame;
      return {
        time: row.ourFrame ? match.clock.elapsed[frame]! : event.time,
        frame,
        players: row.getPlayer?.(event) ?? [event.player],
        event,
      };
    })
    .filter(inPlay);
  const theirs = (streams[row.stream] ?? [])
    .filter((event) => (row.theirs?.(event) ?? true) && (row.isLabel?.(event, events) ?? true))
    .map((event): Sample => {
      const frame = row.frame?.(event) ?? event.f;
      const who = row.getPeerPlayer?.(event) ?? [event.p];
      return {
        time: (match.clock.elapsed[frame] ?? Number.NaN) - (row.laterSeconds ?? 0),
        frame,
        players: who.flatMap((player) => players.get(Number(player)) ?? []),
        event,
      };
    })
    .filter((sample) => inPlay(sample) && sample.players.length > 0);
  const near: { away: number; mine: Sample; peer: Sample }[] = [];
  for (const mine of ours) {
    for (const peer of theirs) {
      const away = Math.abs(mine.time - peer.time);
      if (away > TOLERANCE_SECONDS || !mine.players.some((player) => peer.players.includes(player))) continue;
      near.push({ away, mine, peer });
    }
  }
  near.sort((a, b) => a.away - b.away);
  const paired = new Set<Sample>();
  const both: { ours: Sample; theirs: Sample }[] = [];
  for (const { mine, peer } of near) {
    if (paired.has(mine) || paired.has(peer)) continue;
    paired.add(mine).add(peer);
    both.push({ ours: mine, theirs: peer });
  }
  const alone = (sample: Sample): boolean => !paired.has(sample);
  return { name, both, onlyOurs: ours.filter(alone), onlyTheirs: theirs.filter(alone) };
}

/** Aggregates the pairings of all matches. */
export function agree(row: PeerRow, pairings: readonly Pairing[]): Agreement {
  const sum = (count: (pairing: Pairing) => number): number =>
    pairings.reduce((total, pairing) => total + count(pairing), 0);
  const both = sum((pairing) => pairing.both.length);
  const onlyOurs = sum((pairing) => pairing.onlyOurs.length);
  const onlyTheirs = sum((pairing) => pairing.onlyTheirs.length);
  return {
    row,
    both,
    onlyOurs,
    onlyTheirs,
    precision: ratio(both, both + onlyOurs),
    recall: ratio(both, both + onlyTheirs),
    f1: ratio(2 * both, 2 * both + onlyOurs + onlyTheirs),
  };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Lists every event that only one side has, one line each: match, side, frame, seconds, player, details. */
export function differences({ name, onlyOurs, onlyTheirs }: Pairing, match: MatchView): string[] {
  const line = (side: string, { frame, time, players, event }: Sample): string =>
    [
      name,
      side,
      frame,
      time.toFixed(2),
      players.map((player) => match.timeline.players[player]?.name).join(' / '),
      JSON.stringify('evidence' in event ? event.evidence : (event.data ?? {})),
    ].join(' | ');
  return [
    ...onlyOurs.map((sample) => line('ours', sample)),
    ...onlyTheirs.map((sample) => line('peer', sample)),
  ];
}
