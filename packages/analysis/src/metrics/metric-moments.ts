import { isCampedRespawn, isTimedRespawn } from '../detectors/pad-pickup/timed-respawns.ts';
import { PLAYER_SEPARATOR } from '../model/teams.ts';

/** The part of a stored event that determines whether a metric counts it. */
export interface MomentEvent {
  readonly kind: string;
  readonly code: number | null;
  readonly team: 0 | 1 | null;
  readonly player: string | null;
  readonly other: string | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** Subject of the metric: some players of one team, or the whole team. */
export interface MomentSubject {
  readonly team: 0 | 1 | null;
  /** Null for the whole team. */
  readonly players: ReadonlySet<string> | null;
}

interface Rule {
  /** Whose events they are: `about` means the event's other player, `listed` opponents whose keys the evidence has. */
  readonly whose: 'own' | 'opponents' | 'about' | 'listed';
  readonly holds?: (event: MomentEvent) => boolean;
}

const where =
  (property: string, value: unknown) =>
  ({ evidence }: MomentEvent): boolean =>
    evidence[property] === value;
const ownEvent = (holds: (event: MomentEvent) => boolean): Rule => ({ whose: 'own', holds });

const GIVEN = ownEvent(where('role', 'passer'));
const AGAINST: Rule = { whose: 'opponents' };
/** Every player on the field has an event of such a goal, for or against them. */
const KICKOFF_GOAL = ownEvent(({ code }) => code === 235);
const KICKOFF_GOAL_AGAINST = ownEvent(({ code }) => code === 240);
const pass = (kind: string): Rule =>
  ownEvent(({ evidence }) => evidence.role === 'passer' && evidence.passKind === kind);

/** Metrics only count pads during play; events of older analyses have no others. */
const pad = (holds: (event: MomentEvent) => boolean = () => true): Rule =>
  ownEvent((event) => event.evidence.live !== false && holds(event));

/** Metrics that count only some of the subject's events of their kinds, or other players' events. */
/** The game's own shots, and the attempts that expected goals are of: neither has all of the other (decisions.md 19.9). */
const CREDITED = ownEvent(where('credited', true));
const ATTEMPT = ownEvent(({ evidence }) => evidence.attempt === true && evidence.ownGoal !== true);

const RULES: Readonly<Record<string, Rule>> = {
  shots: CREDITED,
  shootingPct: CREDITED,
  xg: ATTEMPT,
  goalsMinusXg: ATTEMPT,
  xgPerShot: ATTEMPT,
  shotAccuracy: ATTEMPT,
  shotSpeed: ATTEMPT,
  shotDistance: ATTEMPT,
  shotsUnderPressurePct: ATTEMPT,
  timePerShot: ATTEMPT,
  passes: GIVEN,
  passDistance: GIVEN,
  passAdvance: GIVEN,
  keyPasses: ownEvent(({ kind, evidence }) => kind === 'pass' && evidence.role === 'passer'),
  xa: ownEvent(({ kind, evidence }) => kind === 'pass' && evidence.role === 'passer'),
  secondAssists: ownEvent(({ kind, evidence }) => kind === 'pass' && evidence.role === 'passer'),
  backboardPasses: pass('backboard'),
  outletPasses: pass('outlet'),
  passesReceived: ownEvent(where('role', 'receiver')),
  passesLost: ownEvent(where('outcome', 'intercepted')),
  epicSaves: ownEvent(where('epic', true)),
  backboardClears: ownEvent(where('side', 'defense')),
  blocks: {
    whose: 'about',
    holds: ({ evidence }) => evidence.attempt === true && evidence.outcome === 'block',
  },
  shotsFaced: AGAINST,
  xga: AGAINST,
  goalsPrevented: AGAINST,
  concededAsLastMan: AGAINST,
  caughtAhead: { whose: 'listed', holds: ({ evidence }) => evidence.caughtAhead !== '' },
  boostAtGoalsAgainst: AGAINST,
  kickoffGoalsFor: KICKOFF_GOAL,
  supportGoalsFor: KICKOFF_GOAL,
  kickoffGoalsAgainst: KICKOFF_GOAL_AGAINST,
  supportGoalsAgainst: KICKOFF_GOAL_AGAINST,
  kickoffFakes: ownEvent(where('outcome', 'fake')),
  interceptions: ownEvent(where('interception', true)),
  dangerousTurnovers: ownEvent(where('dangerous', true)),
  bigPads: pad(where('big', true)),
  smallPads: pad(where('big', false)),
  respawnsTimed: pad(isTimedRespawn),
  respawnsCamped: pad(isCampedRespawn),
  bigStolen: pad(where('big', true)),
  smallPadShare: pad(),
  boostStolen: pad(),
  overfill: pad(),
  padsPerMinute: pad(),
  cornerDoubleCommits: ownEvent(where('corner', true)),
  demolitionsTaken: { whose: 'about' },
  doubleAerials: ownEvent(where('double', true)),
  singleAerials: ownEvent(where('double', false)),
  fastAerials: ownEvent(where('fast', true)),
};

export const hasMomentRule = (metric: string) => metric === 'savePct' || Object.hasOwn(RULES, metric);

/** Key under which an index of events by kind also stores the moments of a metric with such a rule. */
export const getMomentsKey = (metric: string): string => `metric:${metric}`;

/**
 * Returns whether this event, of the metric's kinds, counts toward the subject's stat, or toward anyone's without a
 * subject.
 */
export function isMetricMoment(metric: string, event: MomentEvent, subject: MomentSubject | null): boolean {
  const rule = ruleFor(metric, event);
  if (rule.holds && !rule.holds(event)) return false;
  if (subject === null) return true;
  const { team, players } = subject;
  const isListedPlayer = (key: string | null) => key !== null && players?.has(key) === true;
  switch (rule.whose) {
    case 'own':
      return players === null ? event.team === team : isListedPlayer(event.player);
    case 'opponents':
      return event.team !== null && team !== null && event.team !== team;
    case 'listed':
      return players === null
        ? event.team !== team
        : String(event.evidence.caughtAhead).split(PLAYER_SEPARATOR).some(isListedPlayer);
    case 'about':
      return players === null ? event.team !== team : isListedPlayer(event.other);
  }
}

/** Saves are the subject's, the goals next to them the opponents'. */
function ruleFor(metric: string, { kind }: MomentEvent): Rule {
  if (metric === 'savePct') return kind === 'goal' ? AGAINST : { whose: 'own' };
  return RULES[metric] ?? { whose: 'own' };
}
