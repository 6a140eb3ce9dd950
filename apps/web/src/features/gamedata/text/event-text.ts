import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { formatEvidence, getEventLabel, isEventKind, toPlainWords } from './event-facts.ts';

type EventReader = ReturnType<typeof createEventReader>;

const textIf = (holds: boolean, words: string): string => (holds ? words : '');
const RESULT = { won: 'wins', lost: 'loses', neutral: 'draws', untouched: 'leaves' } as const;
const getResultVerb = (opened: EventReader) =>
  RESULT[opened.getWord('result') as keyof typeof RESULT] ?? 'has';
const SHOT_ENDS: Readonly<Record<string, string>> = {
  goal: 'and scores',
  save: 'and it’s saved',
  block: 'and it’s blocked',
  post: 'and hits the post',
  miss: 'and misses',
};
const SURFACE_LABELS: Readonly<Record<string, string>> = {
  floor: 'the floor',
  sideWall: 'the side wall',
  backWall: 'the back wall',
  cornerWall: 'the corner',
  ceiling: 'the ceiling',
  ground: 'the ground',
  wall: 'the wall',
};
const getSurface = (opened: EventReader, name: string) =>
  SURFACE_LABELS[String(opened.event.evidence[name])] ?? 'the floor';

/** One sentence per kind, without the clock. Kinds without an entry use their label. */
const EVENT_SENTENCES: Readonly<Partial<Record<EventKind, (opened: EventReader) => string>>> = {
  touch: (t) =>
    `${t.who} touches the ball ${t.getWord('strength') === 'hard' ? 'hard' : t.getWord('strength') === 'soft' ? 'softly' : ''}${textIf(t.hasFlag('contested'), ', contested')}, ball ${t.formatSpeed('ballSpeedAfter')}`,
  possession: (t) => `${t.who} has the ball for ${formatEvidence('seconds', t.event.duration)}`,
  playerPossession: (t) =>
    `${t.who} has the ball for ${formatEvidence('seconds', t.event.duration)}, ${t.getNumber('touches')} touches`,
  kickoff: (t) => {
    const winner = t.event.evidence.winner;
    const spawn = textIf(t.getWord('spawn') !== 'unknown', `, ${t.getWord('spawn')}`);
    if (t.getWord('band') === 'untouched') return `Kickoff${spawn}: no one touches it`;
    return winner === null
      ? `Kickoff${spawn}: no one wins it`
      : `Kickoff${spawn}: ${winner === 0 ? 'Blue' : 'Orange'} wins it${textIf(t.getWord('band') !== 'neutral', `, ${t.getWord('band')}`)}`;
  },
  kickoffTaken: (t) =>
    `${t.who} takes the kickoff and ${getResultVerb(t)} it${textIf(t.event.evidence.timeToBall !== null, `, at the ball in ${t.formatSeconds('timeToBall')}`)}`,
  kickoffSupported: (t) => `${t.who} supports the kickoff: ${t.getWord('movement')}`,
  kickoffGoal: (t) =>
    `${t.who} scores off the kickoff, ${t.formatSeconds('secondsAfterFirstTouch')} after first touch`,
  pass: (t) =>
    t.getWord('role') === 'receiver'
      ? `${t.who} receives a pass from ${t.other}`
      : `${t.who} passes to ${t.other}, ${t.formatDistance('travel')}`,
  passAttempt: (t) =>
    `${t.who} tries a pass to ${t.other}: ${t.getWord('outcome') === 'none' ? 'no one gets it' : t.getWord('outcome')}`,
  shot: (t) =>
    `${t.who} shoots${textIf(t.event.evidence.distance !== null, ` from ${t.formatDistance('distance')}`)}${textIf(t.event.evidence.xg !== null, `, ${formatNumber(t.getNumber('xg'), 2)} xG,`)} ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  shotOnTarget: (t) => `${t.who} puts a shot on target`,
  shotMissed: (t) => `${t.who} shoots wide`,
  aerialShot: (t) => `${t.who} shoots from the air`,
  openNetShot: (t) => `${t.who} shoots at an open net ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  reboundShot: (t) => `${t.who} shoots on the rebound ${SHOT_ENDS[String(t.event.evidence.outcome)] ?? ''}`,
  goal: (t) =>
    `${t.who} scores${textIf(t.getNumber('ballSpeed') > 0, `, ball ${t.formatSpeed('ballSpeed')}`)}: ${t.getNumber('goalsFor')}–${t.getNumber('goalsAgainst')}`,
  ownGoal: (t) => `${t.who} scores an own goal`,
  assist: (t) => `${t.who} assists${textIf(t.event.otherName !== null, ` ${t.other}`)}`,
  save: (t) =>
    `${t.who} makes ${t.hasFlag('epic') ? 'an epic save' : 'a save'}${textIf(t.event.otherName !== null, ` from ${t.other}`)}`,
  clear: (t) =>
    `${t.who} clears the ball at ${t.formatSpeed('speed')}${textIf(!t.hasFlag('successful'), ', but it stays in their own third')}`,
  center: (t) => `${t.who} centers the ball${textIf(t.hasFlag('successful'), ' to a teammate')}`,
  fiftyFifty: (t) => {
    const winner = t.event.evidence.winner;
    return `50/50${textIf(t.hasFlag('kickoff'), ' at the kickoff')}: ${winner === null ? 'no one wins it' : `${winner === 0 ? 'Blue' : 'Orange'} wins it`}`;
  },
  challenge: (t) => `${t.who} ${getResultVerb(t)} a challenge against ${t.other}`,
  fakeChallenge: (t) => `${t.who} fakes a challenge on ${t.other}`,
  whiff: (t) => `${t.who} misses the ball by ${t.formatDistance('distance')}`,
  beatenToBall: (t) =>
    `${t.who} is ${t.formatSeconds('lateBy')} late to the ball; ${t.other} gets there first`,
  turnover: (t) =>
    `${t.who} gives it away to ${t.other}${textIf(t.hasFlag('pass'), ' on a pass')}${textIf(t.hasFlag('dangerous'), ' (dangerous)')}`,
  takeaway: (t) =>
    `${t.who} ${t.hasFlag('interception') ? 'intercepts a pass from' : 'takes the ball from'} ${t.other}`,
  flip: (t) =>
    `${t.who} flips ${t.getWord('direction') === 'diagonal' ? 'diagonally' : t.getWord('direction')}${textIf(t.hasFlag('intoBall'), ' into the ball')}`,
  halfFlip: (t) => `${t.who} half-flips`,
  speedFlip: (t) => `${t.who} speed-flips to ${t.formatSpeed('topSpeed')}`,
  waveDash: (t) => `${t.who} wave-dashes to ${t.formatSpeed('speedAfter')}`,
  zapDash: (t) => `${t.who} zap-dashes, ${t.getNumber('dodges')} flips`,
  stall: (t) => `${t.who} stalls at ${t.formatDistance('height')}`,
  aerialJump: (t) => `${t.who} ${t.hasFlag('double') ? 'double-jumps' : 'jumps'} into an aerial`,
  aerialTouch: (t) => `${t.who} touches the ball in the air, car at ${t.formatDistance('carZ')}`,
  aerialMiss: (t) => `${t.who} misses an aerial by ${t.formatDistance('nearestBall')}`,
  wallAerial: (t) => `${t.who} jumps off the wall and touches the ball in the air`,
  flipReset: (t) => `${t.who} gets a flip reset${textIf(t.hasFlag('used'), ' and uses it')}`,
  ceilingShot: (t) => `${t.who} hits the ball off the ceiling`,
  dribble: (t) => `${t.who} dribbles for ${formatEvidence('seconds', t.event.duration)}`,
  flick: (t) =>
    `${t.who} flicks the ball${textIf(t.hasFlag('musty'), ', a musty')}${textIf(t.getWord('kind') === 'reverse', ', a reverse flick')}`,
  airDribble: (t) => `${t.who} air-dribbles, ${t.getNumber('touches')} touches`,
  backboardBounce: (t) => `The ball bounces off the ${t.getWord('side')} backboard of ${t.who}`,
  doubleTap: (t) => `${t.who} double-taps${textIf(t.hasFlag('onTarget'), ' on target')}`,
  backboardRead: (t) => `${t.who} reads the backboard in ${t.getWord('side')}`,
  redirect: (t) => `${t.who} redirects the ball${textIf(t.hasFlag('onTarget'), ' on target')}`,
  oneTimer: (t) => `${t.who} hits a one-timer at ${t.formatSpeed('speed')}`,
  halfVolley: (t) => `${t.who} hits a half volley at ${t.formatSpeed('speed')}`,
  pinch: (t) => `${t.who} pinches the ball to ${t.formatSpeed('speedAfter')}`,
  demolition: (t) => `${t.who} demolishes ${t.other}`,
  bump: (t) => `${t.who} bumps ${t.other}`,
  padPickup: (t) =>
    `${t.who} takes a ${t.hasFlag('big') ? 'big' : 'small'} pad${textIf(t.hasFlag('stolen'), ', stolen')}`,
  boostStolen: (t) => `${t.who} steals a ${t.hasFlag('big') ? 'big' : 'small'} pad`,
  boostWasted: (t) => `${t.who} wastes ${formatNumber(t.getNumber('amount'))} boost: ${t.getWord('cause')}`,
  boostUse: (t) =>
    `${t.who} boosts${textIf(t.event.evidence.used !== null, `, ${formatNumber(t.getNumber('used'))} used,`)} to ${t.formatSpeed('speedAfter')}`,
  role: (t) =>
    t.event.evidence.role === 'ambiguous' ? `${t.who} crowds the ball` : `${t.who} is ${t.getWord('role')}`,
  doubleCommit: (t) => `${t.who} double-commits with ${t.other}`,
  rotationBack: (t) => `${t.who} rotates back${textIf(t.hasFlag('backPost'), ' to the back post')}`,
  goalSideRecovery: (t) => `${t.who} gets back goal-side`,
  lastManStop: (t) => `${t.who} stops the attack as last man`,
  boostDenial: (t) => `${t.who} takes a big pad away from ${t.other}`,
  shadow: (t) => `${t.who} shadows${textIf(t.hasFlag('success'), ' successfully')}`,
  transition: (t) =>
    `${t.who} wins it in their own half${textIf(t.hasFlag('entered'), ' and gets it to the attacking third')}${textIf(t.hasFlag('goal'), ', and it leads to a goal')}`,
  rush: (t) => `${t.who} goes on a ${t.getNumber('attackers')}-on-${t.getNumber('defenders')} rush`,
  pressure: (t) => `${t.who} keeps up the pressure for ${formatEvidence('seconds', t.event.duration)}`,
  itemGained: (t) => `${t.who} gets a power-up: ${t.getWord('item')}`,
  itemUsed: (t) => `${t.who} uses the ${t.getWord('item')}${textIf(t.hasFlag('goal'), ' and scores')}`,
  floorDamage: (t) => {
    const tiles = t.getNumber('tiles');
    const opened = t.getNumber('opened');
    return `${t.who} damages ${counted(tiles, 'tile')}${textIf(opened > 0, `, ${opened} of them open`)}`;
  },
  dunk: (t) => `${t.who} dunks from ${t.formatDistance('height')} up`,
  powerslide: (t) => `${t.who} powerslides`,
  recovery: (t) =>
    `${t.who} lands on ${getSurface(t, 'surface')} and recovers in ${t.formatSeconds('seconds')}`,
};

/** Describes what happened as a person would say it, with a period. */
export function formatEventText(event: MatchEvent, teamNames: readonly [string, string]): string {
  const opened = createEventReader(event, teamNames);
  const words =
    (isEventKind(event.kind) && EVENT_SENTENCES[event.kind]?.(opened)) ||
    `${opened.who}: ${getEventLabel(event)}`;
  return `${words.replaceAll(/ {2,}/g, ' ').replaceAll(/ ,/g, ',').trim()}.`;
}

function createEventReader(event: MatchEvent, teamNames: readonly [string, string]) {
  const { evidence } = event;
  const getNumber = (name: string) => Number(evidence[name] ?? 0);
  return {
    event,
    who: event.playerName ?? (event.team === null ? 'No one' : teamNames[event.team]),
    other: event.otherName ?? 'another car',
    hasFlag: (name: string) => evidence[name] === true,
    getWord: (name: string) => getPlainWord(evidence[name]),
    formatSpeed: (name: string) => formatEvidence('speed', getNumber(name)),
    formatSeconds: (name: string) => formatEvidence('seconds', getNumber(name)),
    formatDistance: (name: string) => formatEvidence('uu', getNumber(name)),
    getNumber,
  };
}

const getPlainWord = (value: MatchEvent['evidence'][string] | undefined): string =>
  typeof value === 'string' ? toPlainWords(value) : '';
