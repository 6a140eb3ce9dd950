import { formatNumber } from '@datacoach/analysis/format-number';
import {
  type AppSettings,
  getPlanOpens,
  LIVE_MINUTES,
  type Plan,
  type PlanName,
  type PlanOpens,
  QUESTION_ACCESS,
  TEAM_SEATS,
} from '@datacoach/contract';

export const PLAN_FOR: Readonly<Record<PlanName, string>> = {
  Basic: 'for everyone',
  Platinum: 'for the improving player',
  Diamond: 'for the serious player',
  TeamPlan: 'for a coach and a roster',
};

const MODES: Readonly<Record<PlanOpens['Playlist Access'], string>> = {
  none: 'results and stats',
  main: 'full stats in your most-played mode',
  all: 'all',
};
const POLR: Readonly<Record<PlanOpens['PolrAnalytics'], string>> = {
  none: 'no',
  overall: 'overall (10 games), first weakness',
  categories: 'categories, top opportunity',
};
const PROGRESSION: Readonly<Record<PlanOpens['ProgressionTracking']['reach'], string>> = {
  none: 'no',
  games: '20 games',
  season: 'season',
  all: 'all time, compare periods',
};
const PACK_CODES: Readonly<Record<PlanOpens['TrainingPackCodes'], string>> = {
  none: 'no',
  starter: 'starter plan only',
  all: 'all',
};
const PLANS: Readonly<Record<PlanName, string>> = {
  Basic: 'one full starter plan',
  Platinum: 'all',
  Diamond: '+ made by coaches',
  TeamPlan: '+ assign to players',
};
/** Plans whose emails are answered within a business day. */
const FAST_SUPPORT: readonly PlanName[] = ['Diamond', 'TeamPlan'];

/** Appends what the team plan adds to its features. */
const addForTeamPlan = (name: PlanName, words: string, more: string) =>
  name === 'TeamPlan' ? `${words}, ${more}` : words;

export interface PlanRow {
  label: string;
  words: (plan: Plan) => string;
}

/** Describes what a plan includes, from its current feature levels. "Kept for" is everything, on every plan. */
export const PLAN_ROWS: readonly PlanRow[] = [
  { label: 'Modes', words: (plan) => MODES[getPlanOpens(plan)['Playlist Access']] },
  {
    label: 'POLR (path of least resistance)',
    words: (plan) =>
      addForTeamPlan(plan.name, POLR[getPlanOpens(plan).PolrAnalytics], 'team POLR, chemistry'),
  },
  {
    label: 'Progression Tracking',
    words: (plan) =>
      addForTeamPlan(plan.name, PROGRESSION[getPlanOpens(plan).ProgressionTracking.reach], 'roster'),
  },
  { label: 'Training Plans', words: ({ name }) => PLANS[name] },
  { label: 'Training pack codes', words: (plan) => PACK_CODES[getPlanOpens(plan).TrainingPackCodes] },
  { label: 'Performance Q&A', words: ({ name }) => formatQuestions(name) },
  {
    label: 'Coach area',
    words: ({ name }) => (name === 'TeamPlan' ? `1 coach, ${TEAM_SEATS} players` : 'join a team'),
  },
];

function formatQuestions(name: PlanName): string {
  const { questions: opened, saved } = QUESTION_ACCESS[name];
  if (opened === 'basic') return '8 questions';
  return saved ? 'all, + saved and custom' : 'all questions';
}

type Contacts = Pick<AppSettings, 'discordInviteUrl' | 'supportMail'>;

/** The row about support names only what this server offers; none without an address and a community. */
export function listSupportRows({ discordInviteUrl, supportMail }: Contacts): PlanRow[] {
  if (discordInviteUrl === null && supportMail === null) return [];
  const community = discordInviteUrl === null ? 'no' : 'Discord';
  const formatSupportMail = (name: PlanName) =>
    FAST_SUPPORT.includes(name) ? `${supportMail}, 1 business day` : `${supportMail}`;
  return [
    {
      label: 'Support',
      words: ({ name }) => (name === 'Basic' || supportMail === null ? community : formatSupportMail(name)),
    },
  ];
}
export const REPLAYS_ROW: PlanRow = {
  label: 'Replays per month',
  words: ({ name, replayLimit, isFairUse }) => {
    const limit = formatNumber(replayLimit);
    if (!isFairUse) return limit;
    return `no limit, fair use ${limit}${name === 'TeamPlan' ? ' pooled' : ''}`;
  },
};
export const COACHING_ROW: PlanRow = {
  label: 'Coaching per month',
  words: ({ name, coachingSessions, coachingMinutes }) =>
    coachingSessions === 0
      ? 'buy a token'
      : `${coachingSessions} × ${coachingMinutes} min${name === 'TeamPlan' ? ' for the team' : ''}, ${coachingMinutes < LIVE_MINUTES ? 'recorded' : 'live or recorded'}`,
};
