import type { BodyOf, SchoolTeam } from '@datacoach/contract';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { saveFile } from '../../../shared/files/save-file.ts';

/** The rules of a school's team; `school` is null for other teams. */
export const schoolQuery = endpointQuery('/api/v1/coach/school');

/** Shows the changed school; names and games change with it wherever the coach sees the team. */
async function refetchTeamAfter(call: Promise<{ school: SchoolTeam | null }>): Promise<void> {
  queryClient.setQueryData(schoolQuery.queryKey, await call);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/v1/coach/'),
  });
}

export const saveSchool = (body: BodyOf<'saveSchoolTeam'>) =>
  refetchTeamAfter(server.PUT('/api/v1/coach/school', { body }));

export const endSchool = () => refetchTeamAfter(server.DELETE('/api/v1/coach/school', {}));

const MEMBER = '/api/v1/coach/school/members/{playerId}';

export const saveShownName = (playerId: string, body: BodyOf<'saveShownName'>) =>
  refetchTeamAfter(server.PUT(`${MEMBER}/name`, { path: { playerId }, body }));

export const recordConsent = (playerId: string, body: BodyOf<'recordConsent'>) =>
  refetchTeamAfter(server.PUT(`${MEMBER}/consent`, { path: { playerId }, body }));

export const requestGuardianConsent = (playerId: string, body: BodyOf<'askGuardian'>) =>
  refetchTeamAfter(server.POST(`${MEMBER}/consent-mail`, { path: { playerId }, body }));

export const withdrawConsent = (playerId: string) =>
  refetchTeamAfter(server.DELETE(`${MEMBER}/consent`, { path: { playerId } }));

export async function downloadSchool(name: string): Promise<void> {
  saveFile(await server.GET('/api/v1/coach/school/export', { parseAs: 'blob' }), `${name}.zip`);
}

export const guardianQuery = (token: string) => ({
  queryKey: ['guardian-consent', token],
  queryFn: () => server.POST('/api/v1/guardian-consents/look-up', { body: { token } }),
});

/** Agrees with the guardian's name, or withdraws with null. */
export const submitGuardianAnswer = (token: string, guardian: string | null) =>
  cacheResponse(
    guardianQuery(token),
    server.POST('/api/v1/guardian-consents/answer', { body: { token, guardian } }),
  );
