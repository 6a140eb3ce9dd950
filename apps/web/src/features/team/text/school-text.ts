import {
  type ConsentState,
  ERASE_DAYS,
  type GuardianConsent,
  type SchoolRule,
  type SchoolTeam,
} from '@datacoach/contract';
import { formatDate, formatShortDate, startOfDay } from '../../../shared/format/date.ts';

export const RULE_TITLES: Readonly<Record<SchoolRule, string>> = {
  consent: 'Guardians agreed',
  names: 'No surnames',
  pages: 'No public pages',
  season: 'Season is set',
  erasure: 'Data of players who left is erased',
};

/** Says what a rule does, or what is missing. */
export function describeRule(rule: SchoolTeam['rules'][number], school: SchoolTeam): string {
  const day = formatDate(startOfDay(school.seasonEndsOn));
  switch (rule.rule) {
    case 'consent': {
      const names = school.members.filter(({ playerId }) => rule.missing.includes(playerId));
      return rule.holds
        ? 'You only see games of members under 18 whose guardian agreed. All have.'
        : `You don’t see the games of ${names.map(({ userName }) => userName).join(', ')} yet.`;
    }
    case 'names':
      return 'Members under 18 appear by first name or nickname: here, in shared reports and in exports.';
    case 'pages':
      return 'Members under 18 have no shared links, career page or link previews while they’re on the team.';
    case 'season':
      return rule.holds ? `It ends on ${day}.` : `It ended on ${day}. Set the end of the next one.`;
    case 'erasure':
      return school.leavers.length === 0
        ? `${ERASE_DAYS} days after the season, we erase what the team holds about players who left.`
        : `To be erased: ${school.leavers
            .map(({ userName, eraseOn }) => `${userName} on ${formatShortDate(startOfDay(eraseOn))}`)
            .join(', ')}.`;
  }
}

/** "Maria agreed on paper, November 21st, recorded by Carla" */
export function describeConsent({ state, how, guardian, email, at, recordedBy }: GuardianConsent): string {
  const day = at ? formatShortDate(at) : '';
  switch (state) {
    case 'missing':
      return 'No guardian asked yet';
    case 'asked':
      return `Link sent to ${email} on ${day}`;
    case 'expired':
      return `The link sent to ${email} on ${day} has expired`;
    case 'withdrawn':
      return `Withdrawn on ${day}`;
    case 'given':
      return how === 'paper'
        ? `${guardian} agreed on paper, ${day}${recordedBy ? `, recorded by ${recordedBy}` : ''}`
        : `${guardian} agreed by email, ${day}`;
  }
}

/** What a player under 18 sees about their guardian's consent. */
export const CONSENT_FOR_PLAYER: Readonly<Record<ConsentState, string>> = {
  missing: 'The team doesn’t see your games until a guardian agrees. Your coach will ask them.',
  asked: 'The team doesn’t see your games yet. Your guardian has a link by email to agree.',
  expired:
    'The team doesn’t see your games yet. The link for your guardian expired, so ask your coach for a new one.',
  withdrawn: 'Your guardian’s consent was withdrawn, so the team doesn’t see your games.',
  given: 'Your guardian agreed, so the team sees your games.',
};
