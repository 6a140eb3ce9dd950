import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import { metricColumns, playerIdentity } from '../gamedata/index.ts';

/** A row of `ShotInsight`: code, shots, on target, goals, saved, assisted, xG. */
export type ShotCounts = readonly [number, number, number, number, number, number, number];
/** Code, attempts, successes. */
export type MechanicCounts = readonly [number, number, number];

export interface DigestPlayer {
  /** Key in the report. */
  key: string;
  /** The same in all games: platform and id, else the key. */
  id: string;
  name: string;
  team: 0 | 1;
  bot: boolean;
  liveSeconds: number;
  /** Goals on the scoreboard, own goals of opponents that the game gave him included. */
  goals: number;
  shots: number;
  demolitions: number;
  demolished: number;
  /** Figures by metric number, and what each stands on. */
  values: (number | null)[];
  overs: number[];
  types: ShotCounts[];
  heights: ShotCounts[];
  placements: ShotCounts[];
  mechanics: MechanicCounts[];
  pads: number[] | null;
  /** Boost of the pads he took that his tank could not hold, by the pads' size. */
  wasted: { big: number; small: number };
}

/** Players by their place in `players`; field coordinates turned so that the team attacks to +y. */
export interface DigestShot {
  player: number | null;
  team: 0 | 1;
  time: number;
  clock: { seconds: number; overtime: boolean };
  x: number;
  y: number;
  xg: number | null;
  outcome: string;
  type: string | null;
  height: string | null;
  placement: string | null;
  /** uu/s. */
  speed: number | null;
}

export interface DigestKickoff {
  player: number;
  team: 0 | 1;
  time: number;
  clock: { seconds: number; overtime: boolean };
  taken: boolean;
  spawn: string;
  result: 'won' | 'lost' | 'neutral';
  /** How the taker came to the ball; what the others did. */
  approach: string;
  seconds: number | null;
  /** The taker's, before everybody else's. */
  firstTouch: boolean;
  /** Whether the own team had the ball within 2 s of the first touch; null where nobody did. */
  possession: boolean | null;
  /** Within 10 s of the first touch. */
  goalFor: boolean;
  goalAgainst: boolean;
}

export interface DigestDemolition {
  player: number;
  team: 0 | 1;
  victim: number | null;
  time: number;
}

/** A moment of a player. */
export interface DigestMoment {
  player: number;
  team: 0 | 1;
  time: number;
}

/** Two of a team at the ball: who came second, and after whom. */
export interface DigestDoubleCommit {
  player: number;
  other: number;
  time: number;
  clock: { seconds: number; overtime: boolean };
  /** Turned so that the team attacks to +y. */
  x: number;
  y: number;
}

/** Changes with what a digest holds: stored ones of another format are made anew. */
export const DIGEST_FORMAT = 5;

/** What a coach's figures over many games need of one. */
export interface GameDigest {
  format: typeof DIGEST_FORMAT;
  teamSize: number;
  mode: string;
  duration: number;
  liveSeconds: number;
  overtimeSeconds: number;
  mapName: string;
  playlist: string;
  teamNames: [string | null, string | null];
  score: [number, number];
  recorder: string | null;
  players: DigestPlayer[];
  /** Null where only the scoreboard could be read, and in modes without expected goals. */
  play: {
    race: {
      time: number;
      team: 0 | 1;
      player: number | null;
      /** Of this attempt, and the team's sum with it: rebounds do not add up to more than a goal. */
      xg: number;
      total: number;
      goal: boolean;
      overtime: boolean;
      clock: number;
    }[];
    shots: DigestShot[];
    kickoffs: DigestKickoff[];
    demolitions: DigestDemolition[];
    /** Balls that are lost in a bad place. */
    losses: DigestMoment[];
    /** Balls that the last man wins or clears, nobody behind him. */
    stops: DigestMoment[];
    /** In order of time: player and time, one after the other; exact, for what lies between them is measured. */
    touches: number[];
    doubleCommits: DigestDoubleCommit[];
  } | null;
}

/** Kinds of events that a digest reads. */
export const DIGEST_KINDS = [
  'shot',
  'kickoffTaken',
  'kickoffSupported',
  'demolition',
  'turnover',
  'lastManStop',
  'padPickup',
  'touch',
  'doubleCommit',
] as const;

export function makeDigest(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): GameDigest {
  const { match, teams } = report;
  const numberOf = new Map(report.players.map(({ key }, number) => [key, number]));
  const place = (key: string | null): number | null => (key === null ? null : (numberOf.get(key) ?? null));
  const recorder = report.players.filter(
    ({ name, team }) => name === match.recorderName && team === match.recorderTeam,
  );
  return {
    format: DIGEST_FORMAT,
    teamSize: match.teamSize,
    mode: match.mode,
    duration: match.duration,
    liveSeconds: match.liveSeconds,
    overtimeSeconds: match.overtimeSeconds,
    mapName: match.map.name,
    playlist: match.playlist.name,
    teamNames: [teams[0]!.name, teams[1]!.name],
    score: [teams[0]!.score, teams[1]!.score],
    recorder: recorder.length === 1 ? idOf(recorder[0]!) : null,
    players: report.players.map((player) => digestPlayer(player, insight, wastedBy(events, player.key))),
    play: insight && {
      race: insight.xgRace.map(({ time, team, player, xg, total, goal, clock }) => ({
        time,
        team,
        player: place(player),
        xg,
        total,
        goal,
        overtime: clock.overtime,
        clock: clock.seconds,
      })),
      shots: events.flatMap((event) => digestShot(event, place)),
      kickoffs: events.flatMap((event) => digestKickoff(event, place)),
      demolitions: events.flatMap((event) => digestDemolition(event, place)),
      losses: events.flatMap((event) => digestLoss(event, place)),
      stops: events.flatMap((event) => digestStop(event, place)),
      touches: events.flatMap((event) => digestTouch(event, place)),
      doubleCommits: events.flatMap((event) => digestDoubleCommit(event, place)),
    },
  };
}

function idOf(player: MatchReport['players'][number]): string {
  return playerIdentity(player) ?? player.key;
}

function digestPlayer(
  player: MatchReport['players'][number],
  insight: MatchInsight | null,
  wasted: DigestPlayer['wasted'],
): DigestPlayer {
  const own = insight?.players[player.key];
  const { metricValues, metricOvers } = metricColumns(own?.metrics);
  const statistic = (key: string) => player.statistics[key] ?? 0;
  return {
    key: player.key,
    id: idOf(player),
    name: player.nameHidden ? '' : player.name,
    team: player.team,
    bot: player.bot,
    liveSeconds: own?.liveSeconds ?? 0,
    goals: statistic('core.goals'),
    shots: statistic('core.shots'),
    demolitions: statistic('demo.inflicted'),
    demolished: statistic('demo.taken'),
    values: metricValues ?? [],
    overs: metricOvers ?? [],
    types: shotCounts(own?.shotTypes),
    heights: shotCounts(own?.shotHeights),
    placements: shotCounts(own?.placements),
    mechanics: (own?.mechanics ?? []).flatMap(({ code, attempts, successes }) =>
      attempts === 0 ? [] : [[code, attempts, successes] as const],
    ),
    pads: own?.pads ?? null,
    wasted,
  };
}

function shotCounts(rows: MatchInsight['players'][string]['shotTypes'] | undefined): ShotCounts[] {
  return (rows ?? []).flatMap(({ code, shots, onTarget, goals, saved, assisted, xg }) =>
    shots === 0 ? [] : [[code, shots, onTarget, goals, saved, assisted, xg] as const],
  );
}

type Place = (key: string | null) => number | null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const rounded = (value: number): number => Math.round(value * 100) / 100;

function digestShot(event: MatchEvent, place: Place): DigestShot[] {
  const { kind, team, evidence } = event;
  if (kind !== 'shot' || team === null || text(evidence.type) === null) return [];
  const sign = team === 0 ? 1 : -1;
  return [
    {
      player: place(event.player),
      team,
      time: rounded(event.time),
      clock: event.clock,
      x: Math.round(event.x * sign),
      y: Math.round(event.y * sign),
      xg: figure(evidence.xg),
      outcome: text(evidence.outcome) ?? '',
      type: text(evidence.type),
      height: text(evidence.height),
      placement: text(evidence.placement),
      speed: figure(evidence.speed),
    },
  ];
}

const KICKOFF_RESULTS = ['won', 'lost', 'neutral'] as const;

function digestKickoff(event: MatchEvent, place: Place): DigestKickoff[] {
  const { kind, team, evidence } = event;
  const player = place(event.player);
  if ((kind !== 'kickoffTaken' && kind !== 'kickoffSupported') || team === null || player === null) return [];
  const taken = kind === 'kickoffTaken';
  return [
    {
      player,
      team,
      time: rounded(event.time),
      clock: event.clock,
      taken,
      spawn: text(evidence.spawn) ?? 'unknown',
      result: KICKOFF_RESULTS.find((result) => result === evidence.result) ?? 'neutral',
      approach: text(taken ? evidence.approach : evidence.movement) ?? 'other',
      seconds: taken ? figure(evidence.timeToBall) : null,
      firstTouch: taken && evidence.firstTouch === true,
      possession: evidence.possession === 'loose' ? null : evidence.ownPossession === true,
      goalFor: evidence.goalFor === true,
      goalAgainst: evidence.goalAgainst === true,
    },
  ];
}

function digestDemolition(event: MatchEvent, place: Place): DigestDemolition[] {
  const player = place(event.player);
  if (event.kind !== 'demolition' || event.team === null || player === null) return [];
  return [{ player, team: event.team, victim: place(event.other), time: rounded(event.time) }];
}

function digestLoss(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'turnover' && event.evidence.dangerous === true ? digestMoment(event, place) : [];
}

function digestStop(event: MatchEvent, place: Place): DigestMoment[] {
  return event.kind === 'lastManStop' ? digestMoment(event, place) : [];
}

function digestMoment({ team, player, time }: MatchEvent, place: Place): DigestMoment[] {
  const number = place(player);
  return team === null || number === null ? [] : [{ player: number, team, time: rounded(time) }];
}

function wastedBy(events: readonly MatchEvent[], key: string): DigestPlayer['wasted'] {
  const wasted = { big: 0, small: 0 };
  for (const { kind, player, evidence } of events) {
    if (kind !== 'padPickup' || player !== key) continue;
    wasted[evidence.big === true ? 'big' : 'small'] += figure(evidence.overfill) ?? 0;
  }
  return { big: rounded(wasted.big), small: rounded(wasted.small) };
}

function digestTouch({ kind, player, time }: MatchEvent, place: Place): number[] {
  const number = place(player);
  return kind === 'touch' && number !== null ? [number, Math.round(time * 10_000) / 10_000] : [];
}

function digestDoubleCommit(event: MatchEvent, place: Place): DigestDoubleCommit[] {
  const { kind, team, player, other, time, clock, x, y } = event;
  const [late, first] = [place(player), place(other)];
  if (kind !== 'doubleCommit' || late === null || first === null) return [];
  const sign = team === 1 ? -1 : 1;
  const where = { x: Math.round(x * sign), y: Math.round(y * sign) };
  return [{ player: late, other: first, time: rounded(time), clock, ...where }];
}
