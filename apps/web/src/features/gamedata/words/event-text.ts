import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { formatEvidence, getEventLabel, isKind, toPlainWords } from './event-facts.ts';

interface OpenedEvent {
  readonly event: MatchEvent;
  readonly who: string;
  readonly other: string;
  is(name: string): boolean;
  word(name: string): string;
  speed(name: string): string;
  seconds(name: string): string;
  length(name: string): string;
  number(name: string): number;
}

const when = (holds: boolean, words: string): string => (holds ? words : '');
const RESULT = { won: 'wins', lost: 'loses', neutral: 'draws', untouched: 'leaves' } as const;
const result = (opened: OpenedEvent) => RESULT[opened.word('result') as keyof typeof RESULT] ?? 'has';
const SHOT_ENDS: Readonly<Record<string, string>> = {
  goal: 'and scores',
  save: 'and it’s saved',
  block: 'and it’s blocked',
  post: 'and hits the post',
  miss: 'and misses',
};
const LEFT_AT: Readonly<Record<string, string>> = {
  floor: 'the floor',
  sideWall: 'the side wall',
  backWall: 'the back wall',
  cornerWall: 'the corner',
  ceiling: 'the ceiling',
  ground: 'the ground',
  wall: 'the wall',
};
const place = (opened: OpenedEvent, name: string) =>
  LEFT_AT[String(opened.event.evidence[name])] ?? 'the floor';

/** One sentence per kind, without the clock. Kinds without an entry use their label. */
const SENTENCES: Readonly<Partial<Record<EventKind, (opened: OpenedEvent) => string>>> = {
  touch: (t) =>
    `${t.who} touches the ball ${t.word('strength') === 'hard' ? 'hard' : t.word('strength') === 'soft' ? 'softly' : ''}${when(t.is('contested'), ', contested')}, ball ${t.speed('ballSpeedAfter')}`,
  possession: (t) => `${t.who} has the ball for ${formatEvidence('seconds', t.event.duration)}`,
  playerPossession: (t) =>
    `${t.who} has the ball for ${formatEvidence('seconds', t.event.duration)}, ${t.number('touches')} touches`,
  kickoff: (t) => {
    const winner = t.event.evidence.winner;
    const spawn = when(t.word('spawn') !== 'unknown', `, ${t.word('spawn')}`);
    if (t.word('band') === 'untouched') return `Kickoff${spawn}: no one touches it`;
    return winner === null
      ? `Kickoff${spawn}: no one wins it`
      : `Kickoff${spawn}: ${winner === 0 ? 'Blue' : 'Orange'} wins it${when(t.word('band') !== 'neutral', `, ${t.word('band')}`)}`;
  },
  kickoffTaken: (t) =>
    `${t.who} takes the kickoff and ${result(t)} it${when(t.event.evidence.timeToBall !== null, `, at the ball in ${t.seconds('timeToBall')}`)}`,
  kickoffSupported: (t) => `${t.who} supports the kickoff: ${t.word('movement')}`,
  kickoffGoal: (t) =>
    `${t.who} scores off the kickoff, ${t.seconds('secondsAfterFirstTouch')} after first touch`,
  pass: (t) =>
    t.word('role') === 'receiver'
      ? `${t.who} receives a pass from ${t.other}`
      : `${t.who} passes to ${t.other}, ${t.length('travel')}`,
  passAttempt: (t) =>
    `${t.who} tries a pass to ${t.other}: ${t.word('outcome') === 'none' ? 'no one gets it' : t.word('outcome')}`,
  shot: (t) =>
    `${t.who} shoots${when(t.event.evidence.distance !== null, ` from ${t.length('distance')}`)}${when(t.event.evidence.xg !== null, `, ${formatNumber(t.number('xg'), 2)} xG,`)} ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  shotOnTarget: (t) => `${t.who} puts a shot on target`,
  shotMissed: (t) => `${t.who} shoots wide`,
  aerialShot: (t) => `${t.who} shoots from the air`,
  openNetShot: (t) => `${t.who} shoots at an open net ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  reboundShot: (t) => `${t.who} shoots the rebound ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  goal: (t) =>
    `${t.who} scores${when(t.number('ballSpeed') > 0, `, ball ${t.speed('ballSpeed')}`)}: ${t.number('goalsFor')}–${t.number('goalsAgainst')}`,
  ownGoal: (t) => `${t.who} scores an own goal`,
  assist: (t) => `${t.who} assists${when(t.event.otherName !== null, ` ${t.other}`)}`,
  save: (t) =>
    `${t.who} makes ${t.is('epic') ? 'an epic save' : 'a save'}${when(t.event.otherName !== null, ` from ${t.other}`)}`,
  clear: (t) =>
    `${t.who} clears the ball at ${t.speed('speed')}${when(!t.is('successful'), ', but it stays in their own third')}`,
  center: (t) => `${t.who} centers the ball${when(t.is('successful'), ' to a teammate')}`,
  fiftyFifty: (t) => {
    const winner = t.event.evidence.winner;
    return `50/50${when(t.is('kickoff'), ' at the kickoff')}: ${winner === null ? 'no one wins it' : `${winner === 0 ? 'Blue' : 'Orange'} wins it`}`;
  },
  challenge: (t) => `${t.who} ${result(t)} a challenge against ${t.other}`,
  fakeChallenge: (t) => `${t.who} fakes a challenge on ${t.other}`,
  whiff: (t) => `${t.who} misses the ball by ${t.length('distance')}`,
  beatenToBall: (t) => `${t.who} is ${t.seconds('lateBy')} late to the ball; ${t.other} gets there first`,
  turnover: (t) =>
    `${t.who} gives it away to ${t.other}${when(t.is('pass'), ' on a pass')}${when(t.is('dangerous'), ' (dangerous)')}`,
  takeaway: (t) =>
    `${t.who} ${t.is('interception') ? 'intercepts a pass from' : 'takes the ball from'} ${t.other}`,
  flip: (t) =>
    `${t.who} flips ${t.word('direction') === 'diagonal' ? 'diagonally' : t.word('direction')}${when(t.is('intoBall'), ' into the ball')}`,
  halfFlip: (t) => `${t.who} half-flips`,
  speedFlip: (t) => `${t.who} speed-flips to ${t.speed('topSpeed')}`,
  waveDash: (t) => `${t.who} wave-dashes to ${t.speed('speedAfter')}`,
  zapDash: (t) => `${t.who} zap-dashes, ${t.number('dodges')} flips`,
  stall: (t) => `${t.who} stalls at ${t.length('height')}`,
  aerialJump: (t) => `${t.who} jumps ${t.is('double') ? 'twice' : 'once'} into an aerial`,
  aerialTouch: (t) => `${t.who} touches the ball in the air, car at ${t.length('carZ')}`,
  aerialMiss: (t) => `${t.who} misses an aerial by ${t.length('nearestBall')}`,
  wallAerial: (t) => `${t.who} flies off the wall and touches the ball`,
  flipReset: (t) => `${t.who} gets a flip reset${when(t.is('used'), ' and uses it')}`,
  ceilingShot: (t) => `${t.who} hits the ball off the ceiling`,
  dribble: (t) => `${t.who} dribbles for ${formatEvidence('seconds', t.event.duration)}`,
  flick: (t) =>
    `${t.who} flicks the ball${when(t.is('musty'), ', a musty')}${when(t.word('kind') === 'reverse', ', a reverse flick')}`,
  airDribble: (t) => `${t.who} air-dribbles, ${t.number('touches')} touches`,
  backboardBounce: (t) => `The ball bounces off the ${t.word('side')} backboard of ${t.who}`,
  doubleTap: (t) => `${t.who} double-taps${when(t.is('onTarget'), ' on target')}`,
  backboardRead: (t) => `${t.who} reads the backboard in ${t.word('side')}`,
  redirect: (t) => `${t.who} redirects the ball${when(t.is('onTarget'), ' on target')}`,
  oneTimer: (t) => `${t.who} hits a one-timer at ${t.speed('speed')}`,
  halfVolley: (t) => `${t.who} hits a half volley at ${t.speed('speed')}`,
  pinch: (t) => `${t.who} pinches the ball to ${t.speed('speedAfter')}`,
  demolition: (t) => `${t.who} demolishes ${t.other}`,
  bump: (t) => `${t.who} bumps ${t.other}`,
  padPickup: (t) =>
    `${t.who} takes a ${t.is('big') ? 'big' : 'small'} pad${when(t.is('stolen'), ', stolen')}`,
  boostStolen: (t) => `${t.who} steals a ${t.is('big') ? 'big' : 'small'} pad`,
  boostWasted: (t) => `${t.who} wastes ${formatNumber(t.number('amount'))} boost: ${t.word('cause')}`,
  boostUse: (t) =>
    `${t.who} boosts${when(t.event.evidence.used !== null, `, ${formatNumber(t.number('used'))} used,`)} to ${t.speed('speedAfter')}`,
  role: (t) =>
    t.event.evidence.role === 'ambiguous' ? `${t.who} crowds the ball` : `${t.who} is ${t.word('role')}`,
  doubleCommit: (t) => `${t.who} commits to the same ball as ${t.other}`,
  rotationBack: (t) => `${t.who} rotates back${when(t.is('backPost'), ' to the back post')}`,
  goalSideRecovery: (t) => `${t.who} gets back goal-side`,
  lastManStop: (t) => `${t.who} stops the attack as last man`,
  boostDenial: (t) => `${t.who} takes a big pad away from ${t.other}`,
  shadow: (t) => `${t.who} shadows${when(t.is('success'), ' successfully')}`,
  transition: (t) =>
    `${t.who} wins it in their own half${when(t.is('entered'), ' and gets it to the attacking third')}${when(t.is('goal'), ', and it ends in a goal')}`,
  rush: (t) => `${t.who} rushes, ${t.number('attackers')} against ${t.number('defenders')}`,
  pressure: (t) => `${t.who} presses for ${formatEvidence('seconds', t.event.duration)}`,
  itemGained: (t) => `${t.who} gets an item: ${t.word('item')}`,
  itemUsed: (t) => `${t.who} uses the ${t.word('item')}${when(t.is('goal'), ' and scores')}`,
  floorDamage: (t) => {
    const tiles = t.number('tiles');
    const opened = t.number('opened');
    return `${t.who} damages ${counted(tiles, 'tile')}${when(opened > 0, `, ${opened} of them open`)}`;
  },
  dunk: (t) => `${t.who} dunks from ${t.length('height')} up`,
  powerslide: (t) => `${t.who} powerslides`,
  recovery: (t) => `${t.who} lands on ${place(t, 'surface')} and is back in ${t.seconds('seconds')}`,
};

/** Describes what happened as a person would say it, with a period. */
export function formatEventText(event: MatchEvent, teamNames: readonly [string, string]): string {
  const opened = openEvent(event, teamNames);
  const words =
    (isKind(event.kind) && SENTENCES[event.kind]?.(opened)) || `${opened.who}: ${getEventLabel(event)}`;
  return `${words.replaceAll(/ {2,}/g, ' ').replaceAll(/ ,/g, ',').trim()}.`;
}

function openEvent(event: MatchEvent, teamNames: readonly [string, string]): OpenedEvent {
  const { evidence } = event;
  const number = (name: string) => Number(evidence[name] ?? 0);
  return {
    event,
    who: event.playerName ?? (event.team === null ? 'No one' : teamNames[event.team]),
    other: event.otherName ?? 'another car',
    is: (name) => evidence[name] === true,
    word: (name) => getPlainWord(evidence[name]),
    speed: (name) => formatEvidence('speed', number(name)),
    seconds: (name) => formatEvidence('seconds', number(name)),
    length: (name) => formatEvidence('uu', number(name)),
    number,
  };
}

function getPlainWord(value: MatchEvent['evidence'][string] | undefined): string {
  return typeof value === 'string' ? toPlainWords(value) : '';
}
