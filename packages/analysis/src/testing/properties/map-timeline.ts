import { getHeaderInt, type HeaderProperty, type ReplayHeader } from '@datacoach/replay';
import { BOOST_PADS } from '../../model/boost-pads.ts';
import { getOtherTeam, type TeamIndex } from '../../model/teams.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { type BallTrack, type CarTrack, NO_TEAM } from '../../timeline/tracks.ts';

type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** A symmetry of the field. Each is its own inverse. */
export interface Symmetry {
  readonly name: string;
  /** Factors of field x and y. */
  readonly x: 1 | -1;
  readonly y: 1 | -1;
  /** Left and right swap. */
  readonly mirrors: boolean;
  readonly swapsTeams: boolean;
  readonly turn: (q: Quaternion) => Quaternion;
}

/** Reflection at x = 0; a car's own left and right swap with it. */
export const MIRROR: Symmetry = {
  name: 'mirrored left/right',
  x: -1,
  y: 1,
  mirrors: true,
  swapsTeams: false,
  turn: ([x, y, z, w]) => [-y, -x, w, z],
};

/** Half a turn around z; blue plays as orange and orange as blue. */
export const TEAM_SWAP: Symmetry = {
  name: 'teams swapped',
  x: -1,
  y: -1,
  mirrors: false,
  swapsTeams: true,
  turn: ([x, y, z, w]) => [-y, x, w, -z],
};

/** Stored value of neutral steering. */
const NEUTRAL_STEER = 128;

/** Returns the pad number at the spot where a symmetry moves a pad. */
export function mapPad(symmetry: Symmetry, pad: number): number {
  const { x, y } = BOOST_PADS[pad]!;
  return BOOST_PADS.findIndex((other) => other.x === x * symmetry.x && other.y === y * symmetry.y);
}

export const mapTeam = ({ swapsTeams }: Symmetry, team: TeamIndex): TeamIndex =>
  swapsTeams ? getOtherTeam(team) : team;

/** Returns each player's new index, in the order of the timeline: by team, then key. */
export function listPlayerOrder({ players }: Timeline, symmetry: Symmetry): number[] {
  const order = players.map((_, index) => index);
  if (symmetry.swapsTeams) order.sort((a, b) => players[b]!.team - players[a]!.team || a - b);
  return players.map((_, index) => order.indexOf(index));
}

/** Returns the same match as it would have been recorded on the field that a symmetry produces. */
export function mapTimeline(timeline: Timeline, symmetry: Symmetry): Timeline {
  const order = listPlayerOrder(timeline, symmetry);
  const player = (index: number): number => order[index] ?? index;
  const maybePlayer = (index: number | null): number | null => (index === null ? null : player(index));
  const team = (index: TeamIndex): TeamIndex => mapTeam(symmetry, index);
  const byTeam = <T>([blue, orange]: [T, T]): [T, T] =>
    symmetry.swapsTeams ? [orange, blue] : [blue, orange];
  const players = [...timeline.players];
  timeline.players.forEach((each, index) => {
    players[player(index)] = { ...each, team: team(each.team), car: each.car && mapCar(each.car, symmetry) };
  });
  const { facts } = timeline;
  return {
    ...timeline,
    header: symmetry.swapsTeams ? swapHeaderTeams(timeline.header) : timeline.header,
    ball: mapBall(timeline.ball, symmetry),
    players,
    pickups: timeline.pickups.map((each) => ({
      ...each,
      player: player(each.player),
      pad: each.pad === null ? null : mapPad(symmetry, each.pad),
    })),
    demolitions: timeline.demolitions.map(({ frame, attacker, victim }) => ({
      frame,
      attacker: player(attacker),
      victim: player(victim),
    })),
    moves: timeline.moves.map((each) => ({
      ...each,
      player: player(each.player),
      direction:
        symmetry.mirrors && each.direction
          ? { ...each.direction, right: -each.direction.right }
          : each.direction,
    })),
    dodgeRefreshes: timeline.dodgeRefreshes.map((each) => ({ ...each, player: player(each.player) })),
    rises: timeline.rises.map((each) => ({ ...each, player: player(each.player) })),
    goals: timeline.goals.map((each) => ({
      ...each,
      team: team(each.team),
      player: maybePlayer(each.player),
      assistant: maybePlayer(each.assistant),
    })),
    explosions: timeline.explosions.map((each) => ({
      ...each,
      x: each.x * symmetry.x,
      y: each.y * symmetry.y,
    })),
    items: timeline.items.map((each) => ({ ...each, player: player(each.player) })),
    tileChanges: timeline.tileChanges.map((each) => ({
      ...each,
      player: player(each.player),
      x: each.x * symmetry.x,
      y: each.y * symmetry.y,
    })),
    facts: { ...facts, teamNames: byTeam(facts.teamNames), teamScores: byTeam(facts.teamScores) },
  };
}

type Body = Pick<BallTrack, 'x' | 'y' | 'vx' | 'vy' | 'wx' | 'wy' | 'wz'>;

function mapBody<T extends Body>(body: T, { x, y, mirrors }: Symmetry): T {
  // Spin is around an axis: a reflection reverses it.
  const spin = mirrors ? -1 : 1;
  return {
    ...body,
    x: body.x.map((value) => value * x),
    y: body.y.map((value) => value * y),
    vx: body.vx.map((value) => value * x),
    vy: body.vy.map((value) => value * y),
    wx: body.wx.map((value) => value * x * spin),
    wy: body.wy.map((value) => value * y * spin),
    wz: body.wz.map((value) => value * spin),
  };
}

function mapBall(ball: BallTrack, symmetry: Symmetry): BallTrack {
  const hitTeam = ball.hitTeam.map((team) =>
    team === NO_TEAM ? NO_TEAM : mapTeam(symmetry, team as TeamIndex),
  );
  return { ...mapBody(ball, symmetry), hitTeam };
}

function mapCar(car: CarTrack, symmetry: Symmetry): CarTrack {
  const mapped = { ...mapBody(car, symmetry), qx: car.qx.slice(), qy: car.qy.slice() };
  mapped.qz = car.qz.slice();
  mapped.qw = car.qw.slice();
  for (let frame = 0; frame < car.qx.length; frame++) {
    const turned = symmetry.turn([car.qx[frame]!, car.qy[frame]!, car.qz[frame]!, car.qw[frame]!]);
    [mapped.qx[frame], mapped.qy[frame], mapped.qz[frame], mapped.qw[frame]] = turned;
  }
  if (symmetry.mirrors) {
    mapped.steer = car.steer.map((steer) => Math.min(255, 2 * NEUTRAL_STEER - steer));
  }
  return mapped;
}

/** Swaps scores and the players' teams; an absent `Team0Score` is 0. */
function swapHeaderTeams(header: ReplayHeader): ReplayHeader {
  const score = (team: TeamIndex): HeaderProperty => ({
    key: `Team${team}Score`,
    index: 0,
    value: { kind: 'int', value: getHeaderInt(header, `Team${getOtherTeam(team)}Score`) ?? 0 },
  });
  const rest = header.properties.filter(({ key }) => !/^Team[01]Score$/.test(key));
  const known = rest.length < header.properties.length;
  return { ...header, properties: [...rest.map(swapTeams), ...(known ? [score(0), score(1)] : [])] };
}

const TEAM_KEYS: readonly string[] = ['Team', 'PlayerTeam'];

function swapTeams(property: HeaderProperty): HeaderProperty {
  const { key, value } = property;
  if (value.kind === 'array') {
    return { ...property, value: { ...value, items: value.items.map((item) => item.map(swapTeams)) } };
  }
  const team = value.kind === 'int' && TEAM_KEYS.includes(key) && value.value <= 1;
  return team ? { ...property, value: { kind: 'int', value: 1 - value.value } } : property;
}
