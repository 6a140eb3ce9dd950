import {
  type AttributeHandlers,
  DecodeError,
  type Demolish,
  getHeaderInt,
  type ObjectRef,
  type ReplayBody,
  type ReplaySink,
} from '@datacoach/replay';
import { Ball, inferBallHits } from './ball.ts';
import { BallCam } from './ball-cam.ts';
import { Boost } from './boost.ts';
import { Cars } from './cars.ts';
import { Clock } from './clock.ts';
import { collectGoals, TeamScores } from './collect-goals.ts';
import { ComponentLinks } from './component-links.ts';
import { mergeHandlers, type TimelinePart } from './concern.ts';
import { FloorDamage } from './floor-damage.ts';
import { mergePlayers } from './merge-players.ts';
import { Moves } from './moves.ts';
import { Pads, resolvePads } from './pads.ts';
import { type PlayerRecord, PlayerRecords } from './player-records.ts';
import { RulesEvidence } from './rules-evidence.ts';
import { RumbleItems } from './rumble-items.ts';
import { StatEvents } from './stat-events.ts';
import type { Timeline } from './timeline.ts';
import { PHASE } from './tracks.ts';

interface Demolition {
  frame: number;
  attacker: PlayerRecord;
  victim: PlayerRecord;
}

/** The same pair this close together is one demolition (game-and-stats.md 3.30). */
const SAME_PAIR_FRAMES = 8;

/**
 * Tracks demolitions by the attribute on the victim's car. Self-demolitions and those by the environment are not
 * events, but the car is still a wreck.
 */
class Demolitions implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly all: Demolition[] = [];
  /** Frame of each attacker's last demolition of each victim. A hostile file has too many to search them all. */
  readonly #last = new Map<PlayerRecord, Map<PlayerRecord, number>>();
  readonly #cars: Cars;
  readonly #players: PlayerRecords;
  #frame = 0;

  constructor(cars: Cars, players: PlayerRecords) {
    this.#cars = cars;
    this.#players = players;
    const classic = (actorId: number, value: Demolish) => this.#demolish(actorId, value, null, false);
    this.attributes = {
      'TAGame.Car_TA:ReplicatedDemolish': classic,
      'TAGame.Car_TA:ReplicatedDemolish_CustomFX': classic,
      'TAGame.Car_TA:ReplicatedDemolishGoalExplosion': classic,
      'TAGame.Car_TA:ReplicatedDemolishExtended': (actorId, value) => {
        this.#demolish(actorId, value, value.attackerPri, value.selfDemolish);
      },
    };
  }

  endFrame(frame: number): void {
    this.#frame = frame + 1;
  }

  #demolish(actorId: number, value: Demolish, attackerPri: ObjectRef | null, self: boolean): void {
    const car = this.#cars.get(actorId);
    if (!car || car.demolished) return; // keyframe repetition on a wreck
    car.demolished = true;
    const victim = this.#cars.owner(car);
    const attacker = this.#attacker(value.attacker, attackerPri);
    if (self || !victim || !attacker || attacker === victim) return;
    const byVictim = this.#last.get(attacker) ?? new Map<PlayerRecord, number>();
    const last = byVictim.get(victim);
    if (last !== undefined && this.#frame - last <= SAME_PAIR_FRAMES) return;
    this.#last.set(attacker, byVictim.set(victim, this.#frame));
    this.all.push({ frame: this.#frame, attacker, victim });
  }

  #attacker(car: ObjectRef, pri: ObjectRef | null): PlayerRecord | null {
    const attackerCar = car.actor && car.id >= 0 ? this.#cars.get(car.id) : undefined;
    const owner = attackerCar ? this.#cars.owner(attackerCar) : null;
    if (owner) return owner;
    return pri?.actor && pri.id >= 0 ? (this.#players.record(pri.id) ?? null) : null;
  }
}

/** Maximum rows reserved up front for the frames that the header claims; five minutes have about 10,000. */
const MAX_FIRST_ROWS = 32_768;

/** Nearly five hours at 30 frames per second: more is an attempt to fill memory, not a match. */
const MAX_FRAMES = 500_000;

export interface TimelineBuilder {
  /** Pass this to `decodeReplay`. */
  readonly sink: ReplaySink;
  /** Returns the timeline once the decoder is done, or null if the file has no frames. */
  finish(): Timeline | null;
}

/** Builds the timeline in the decoder's one pass over the stream. */
export function createTimelineBuilder(): TimelineBuilder {
  const clock = new Clock();
  const players = new PlayerRecords(clock);
  const ball = new Ball();
  const cars = new Cars(players);
  const links = new ComponentLinks(cars);
  const boost = new Boost(cars, links);
  const pads = new Pads(cars, clock);
  const moves = new Moves(cars, links);
  const demolitions = new Demolitions(cars, players);
  const scores = new TeamScores(players, clock);
  const rules = new RulesEvidence();
  const stats = new StatEvents();
  const ballCam = new BallCam(players);
  const items = new RumbleItems(cars);
  const floor = new FloorDamage(players);
  const concerns: readonly TimelinePart[] = [
    players,
    clock,
    ball,
    links,
    boost,
    pads,
    moves,
    demolitions,
    scores,
    rules,
    stats,
    ballCam,
    items,
    floor,
    cars,
  ];

  let body: ReplayBody | null = null;
  let frames = 0;
  let open = false;
  const endFrame = (): void => {
    if (!open) return;
    open = false;
    const frame = frames - 1;
    // Players and teams first, then what depends on them; components find their cars, and boost comes before the cars
    // write rows. Separate calls, because a polymorphic one costs more than most of them do.
    players.endFrame(frame);
    clock.endFrame(frame);
    ball.endFrame(frame);
    links.endFrame(frame);
    boost.endFrame(frame);
    pads.endFrame(frame);
    moves.endFrame(frame);
    demolitions.endFrame(frame);
    scores.endFrame(frame);
    rules.endFrame(frame);
    stats.endFrame(frame);
    ballCam.endFrame(frame);
    items.endFrame(frame);
    floor.endFrame(frame);
    cars.endFrame(frame);
  };

  const sink: ReplaySink = {
    start(started) {
      body = started;
      const rows = Math.min(Math.max(getHeaderInt(started.header, 'NumFrames') ?? 0, 1), MAX_FIRST_ROWS);
      for (const concern of concerns) concern.start?.(started, rows);
    },
    frame(index, time, delta) {
      if (index >= MAX_FRAMES) {
        throw new DecodeError('too-large', 'network', 0, `more than ${MAX_FRAMES} frames`);
      }
      endFrame();
      clock.startFrame(index, time, delta);
      frames = index + 1;
      open = true;
    },
    spawn(spawn) {
      if (spawn.repeated) return;
      for (const concern of concerns) concern.spawned?.(spawn);
    },
    destroy(actorId) {
      for (const concern of concerns) concern.destroyed?.(actorId);
    },
    attributes: mergeHandlers(concerns.map((concern) => concern.attributes)),
  };

  const finish = (): Timeline | null => {
    endFrame();
    if (body === null || frames === 0) return null;
    boost.finish();
    moves.finish();
    const clockTrack = clock.finish(frames);
    const ballTrack = ball.finish(frames);
    for (const frame of cars.playbackFrames) clockTrack.phase[frame] = PHASE.replay;
    if (!clock.knowsHits) inferBallHits(clockTrack, ballTrack);
    const merged = mergePlayers(players.all, frames, clock.firstLiveFrame);
    const { changed, unlimitedBoost } = rules.finish(frames);
    const padNumbers = resolvePads(pads.pickups);
    const index = (record: PlayerRecord) => merged.indexByRecord.get(record) ?? -1;
    const ofPlayers = <T extends { readonly record: PlayerRecord }>(items: readonly T[]) =>
      items
        .map(({ record, ...item }) => ({ ...item, player: index(record) }))
        .filter(({ player }) => player >= 0);
    const rises = ofPlayers(players.rises);
    return {
      header: body.header,
      content: body.content,
      frames,
      clock: clockTrack,
      ball: ballTrack,
      players: merged.players,
      pickups: ofPlayers(pads.pickups).map(({ frame, player, pad }) => ({
        frame,
        player,
        pad: padNumbers.get(pad) ?? null,
      })),
      demolitions: demolitions.all
        .map(({ frame, attacker, victim }) => ({ frame, attacker: index(attacker), victim: index(victim) }))
        .filter(({ attacker, victim }) => attacker >= 0 && victim >= 0),
      moves: ofPlayers(moves.all),
      dodgeRefreshes: ofPlayers(moves.refreshes),
      rises,
      goals: collectGoals(body.header, clockTrack, scores.rises, rises, merged.players),
      explosions: ball.explosions,
      items: ofPlayers(items.all),
      tileChanges: ofPlayers(floor.all),
      tileStates: floor.states,
      statEvents: stats.all,
      facts: {
        playlist: clock.playlist,
        matchGuid: clock.matchGuid,
        startEpoch: clock.startEpoch,
        forfeit: clock.forfeit,
        ballClass: ball.firstClass,
        ballObject: ball.firstObject,
        eventClass: clock.eventClass,
        eventObject: clock.eventObject,
        rumbleItems: rules.rumbleItems,
        unlimitedBoost,
        changedRules: changed,
        boostAmounts: boost.knowsAmounts,
        teamNames: scores.names,
        firstScores: scores.first,
        teamScores: scores.last,
      },
    };
  };
  return { sink, finish };
}
