import { z } from 'zod';
import { email, publicName } from '../auth/credentials.ts';
import { dayWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { CONSENT_STATES, SCHOOL_RULES } from './team-codes.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

const consentState = z.enum(CONSENT_STATES);

/** What a guardian said about a member under 18. */
const guardianConsent = namedObject('GuardianConsent', {
  state: consentState,
  /** How the guardian agreed or was asked; null for `missing`. */
  how: z.enum(['paper', 'email']).nullable(),
  /** The guardian's name; null until they agreed. */
  guardian: z.string().nullable(),
  /** Where the link was mailed. */
  email: z.string().nullable(),
  /** When they agreed (a paper form: its day), were asked, or withdrew. */
  at: z.iso.datetime().nullable(),
  /** The coach who recorded a paper form or sent the link. */
  recordedBy: z.string().nullable(),
});
export type GuardianConsent = z.infer<typeof guardianConsent>;

const schoolMember = namedObject('SchoolMember', {
  playerId: z.uuid(),
  /** As the team sees it. */
  userName: z.string(),
  /** Members who haven't said their age count as under 18. */
  age: z.enum(['under-18', 'adult', 'unknown']),
  /** Null for adults, who need none. */
  consent: guardianConsent.nullable(),
});
export type SchoolMember = z.infer<typeof schoolMember>;

/** Players who left, and when the team's data about them is erased. */
const leaver = z.object({ playerId: z.uuid(), userName: z.string(), eraseOn: z.iso.date() });

const schoolTeam = namedObject('SchoolTeam', {
  name: z.string(),
  seasonEndsOn: z.iso.date(),
  members: z.array(schoolMember),
  leavers: z.array(leaver),
  /** Each rule, and the members for whom something is missing. */
  rules: z.array(z.object({ rule: z.enum(SCHOOL_RULES), holds: z.boolean(), missing: z.array(z.uuid()) })),
});
export type SchoolTeam = z.infer<typeof schoolTeam>;

const found = { 200: z.object({ school: schoolTeam.nullable() }) };

export const getSchoolTeam = endpoint('GET /api/v1/coach/school', {
  summary: 'The rules of a school team, and for whom something is missing; null if it isn’t one',
  responses: found,
});

/** From then on, the rules apply to members under 18, and their public pages are closed. */
export const saveSchoolTeam = endpoint('PUT /api/v1/coach/school', {
  summary: 'Make the team a school team, or change its name and season',
  body: z.object({
    name: publicName('school’s name', 80),
    seasonEndsOn: dayWithinReach('Choose the day the season ends.'),
  }),
  responses: found,
});

/** Erases the consents, and what the team holds about players who left. */
export const endSchoolTeam = endpoint('DELETE /api/v1/coach/school', {
  summary: 'Stop the rules of a school team',
  responses: found,
  errors: [404],
});

export const saveShownName = endpoint('PUT /api/v1/coach/school/members/{playerId}/name', {
  summary: 'Choose the first name or nickname that the team sees',
  body: z.object({
    name: publicName('name', 24).refine(
      (name) => !/\s/.test(name),
      'Use one word: a first name or a nickname, no surname.',
    ),
  }),
  responses: found,
  errors: [409],
});

export const recordConsent = endpoint('PUT /api/v1/coach/school/members/{playerId}/consent', {
  summary: 'Record a guardian’s consent on paper',
  body: z.object({
    guardian: publicName('guardian’s name', 80),
    signedOn: dayWithinReach('Choose the day on the form.'),
  }),
  responses: found,
  errors: [409],
});

/** A new mail ends the link of the one before. */
export const askGuardian = endpoint('POST /api/v1/coach/school/members/{playerId}/consent-mail', {
  summary: 'Email a guardian a link to confirm',
  confirmed: true,
  body: z.object({ email: z.string().trim().pipe(email) }),
  responses: found,
  errors: [409, 429],
});

/** Also cancels a mailed link. */
export const withdrawConsent = endpoint('DELETE /api/v1/coach/school/members/{playerId}/consent', {
  summary: 'Withdraw a guardian’s consent, or cancel the mailed link',
  responses: found,
  errors: [409],
});

const token = { token: z.string().max(200) };

const consentRequest = namedObject('GuardianRequest', {
  /** First name or nickname. */
  player: z.string(),
  school: z.string(),
  coach: z.string(),
  seasonEndsOn: z.iso.date(),
  state: consentState,
  guardian: z.string().nullable(),
});
export type GuardianRequest = z.infer<typeof consentRequest>;

export const findGuardianRequest = endpoint('POST /api/v1/guardian-consents/look-up', {
  summary: 'What a guardian is asked with this link',
  access: 'public',
  body: z.object(token),
  responses: { 200: consentRequest },
  errors: [404, 410, 429],
});

/** The same link withdraws consent later. */
export const answerGuardianRequest = endpoint('POST /api/v1/guardian-consents/answer', {
  summary: 'Agree as a guardian, or withdraw it',
  access: 'public',
  body: z.object({
    ...token,
    /** The guardian's name to agree; null withdraws. */
    guardian: publicName('name', 80).nullable(),
  }),
  responses: { 200: consentRequest },
  errors: [404, 409, 410, 429],
});
