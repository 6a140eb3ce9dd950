import { CAR, type CarMoves, MOVES } from '../physics/car.ts';
import { distance, length, type Vector } from '../physics/geometry.ts';
import {
  type Counters,
  getScoreboardRow,
  getWinner,
  type Match,
  type MatchEvent,
  type MatchPlayer,
  type Profile,
} from './match.ts';

/** Stats that no scoreboard counts, before the match. */
const NOTHING_YET = {
  /** Seconds of frames between joining and leaving. */
  presentSeconds: 0,
  touches: 0,
  smallPads: 0,
  bigPads: 0,
  /** uu driven, without lineups. */
  distance: 0,
  /** Seconds of frames with a car, and of those at supersonic speed, above the floor, powersliding on it. */
  trackedSeconds: 0,
  supersonicSeconds: 0,
  airSeconds: 0,
  powerslideSeconds: 0,
  /** Out of 255: boost used by boosting. */
  boostUsed: 0,
};

type Uncounted = typeof NOTHING_YET;
type Identity = Pick<Profile, 'name' | 'team' | 'bot' | 'uniqueId' | 'body'>;

/** The script's knowledge of a player, to compare an analysis with. */
export interface ExpectedPlayer extends Identity, Counters, Uncounted {
  /** Still in the match at its end, so listed in the header. */
  present: boolean;
  /** Stats in the header: for a player who rejoined, only since then. */
  listed: Counters;
}

export interface ExpectedMatch {
  score: [number, number];
  winner: 0 | 1;
  forfeit: boolean;
  players: ExpectedPlayer[];
  goals: {
    frame: number;
    team: 0 | 1;
    scorer: string;
    assistant: string | null;
    location: Vector;
    overtime: boolean;
  }[];
  demolitions: { frame: number; attacker: string; victim: string }[];
  saves: { frame: number; player: string }[];
  touches: { frame: number; player: string }[];
  /** `direction` of dodges in car axes, a unit vector; null for jumps. */
  moves: {
    frame: number;
    player: string;
    kind: (typeof MOVES)[number];
    direction: { forward: number; right: number } | null;
  }[];
  frames: number;
  /** Sum of frame deltas. */
  duration: number;
  /** Seconds of play with the clock running, overtime included. */
  liveSeconds: number;
  overtimeSeconds: number;
}

/** Height up to which a car counts as on the floor (game-and-stats.md 1.10). */
const FLOOR_HEIGHT = 20;

/** Collects the true stats while the match is played. */
export class ExpectedCounter {
  readonly #match: Match;
  readonly #players: Map<MatchPlayer, ExpectedPlayer>;
  readonly #moves = new Map<MatchPlayer, CarMoves>();
  readonly #before = new Map<MatchPlayer, { position: Vector; boost: number }>();
  readonly expected: ExpectedMatch;

  constructor(match: Match) {
    this.#match = match;
    this.#players = new Map(match.players.map((player) => [player, noneYet(player)]));
    this.expected = {
      score: [0, 0],
      winner: 0,
      forfeit: false,
      players: [...this.#players.values()],
      goals: [],
      demolitions: [],
      saves: [],
      touches: [],
      moves: [],
      frames: 0,
      duration: 0,
      liveSeconds: 0,
      overtimeSeconds: 0,
    };
  }

  /** Counts the last recorded frame. */
  countFrame(delta: number): void {
    for (const event of this.#match.events) this.#countEvent(event);
    for (const [player, expected] of this.#players) this.#countCar(player, expected, delta);
    this.expected.frames++;
    this.expected.duration += delta;
  }

  finish(): ExpectedMatch {
    const { score, playSeconds, overtimeSeconds } = this.#match;
    for (const [player, expected] of this.#players) {
      Object.assign(expected, player.counters, { present: player.present, listed: getScoreboardRow(player) });
    }
    return {
      ...this.expected,
      score: [...score],
      winner: getWinner(this.#match),
      forfeit: this.#match.forfeit !== null,
      liveSeconds: playSeconds + overtimeSeconds,
      overtimeSeconds,
    };
  }

  #countEvent(event: MatchEvent): void {
    const { frames: frame } = this.expected;
    switch (event.kind) {
      case 'goal':
        this.expected.goals.push({
          frame,
          team: event.team,
          scorer: event.scorer.profile.name,
          assistant: event.assistant?.profile.name ?? null,
          location: event.location,
          overtime: this.#match.overtime,
        });
        break;
      case 'demolition':
        this.expected.demolitions.push({
          frame,
          attacker: event.attacker.profile.name,
          victim: event.victim.profile.name,
        });
        break;
      case 'save':
        this.expected.saves.push({ frame, player: event.player.profile.name });
        break;
      case 'touch':
        this.#players.get(event.player)!.touches++;
        this.expected.touches.push({ frame, player: event.player.profile.name });
        break;
      case 'pickup': {
        const expected = this.#players.get(event.player)!;
        if (this.#match.pads[event.pad]!.spot.big) expected.bigPads++;
        else expected.smallPads++;
        break;
      }
      case 'newPlayer':
        break;
      case 'newCar':
        this.#before.delete(event.player);
        break;
      case 'carGone':
      case 'newBall':
      case 'padBack':
        break;
    }
  }

  #countCar(player: MatchPlayer, expected: ExpectedPlayer, delta: number): void {
    const { car } = player;
    if (player.present && player.profile.team !== null) expected.presentSeconds += delta;
    const before = this.#before.get(player);
    this.#before.delete(player);
    this.#countMoves(player, expected);
    if (car === null) return;
    this.#before.set(player, { position: { ...car.position }, boost: car.boost });
    if (before !== undefined) {
      expected.distance += distance(before.position, car.position);
      expected.boostUsed += Math.max(0, before.boost - car.boost);
    }
    const onFloor = car.position.z <= FLOOR_HEIGHT;
    expected.trackedSeconds += delta;
    if (length(car.velocity) >= CAR.supersonic) expected.supersonicSeconds += delta;
    if (!onFloor) expected.airSeconds += delta;
    if (onFloor && car.controls.handbrake) expected.powerslideSeconds += delta;
  }

  #countMoves(player: MatchPlayer, expected: ExpectedPlayer): void {
    const before = this.#moves.get(player);
    this.#moves.delete(player);
    if (player.car === null) return;
    const { moves } = player.car;
    this.#moves.set(player, { ...moves });
    for (const kind of MOVES) {
      if (before?.[kind] || !moves[kind]) continue;
      const direction = kind === 'dodge' ? { ...moves.direction } : null;
      const { frames: frame } = this.expected;
      this.expected.moves.push({ frame, player: expected.name, kind, direction });
    }
  }
}

function noneYet(player: MatchPlayer): ExpectedPlayer {
  const { profile, counters, present } = player;
  const { name, team, bot, uniqueId, body } = profile;
  return {
    name,
    team,
    bot,
    uniqueId,
    body,
    ...counters,
    ...NOTHING_YET,
    present,
    listed: getScoreboardRow(player),
  };
}
