import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { lockUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import {
  deleteAssistant,
  listAssistants,
  openTeamsAssistedBy,
  upsertAssistant,
} from './assistant.repository.ts';
import { describeTeam } from './team.route.ts';
import { listUsersNamed } from './team-invitation.repository.ts';

/** Max assistants of a team. */
const MAX_ASSISTANTS = 8;

export function assistantRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    getAssistants: ({ caller }) => listAssistants(db, caller.userId),
    removeAssistant: async ({ caller, params }) => {
      if (await deleteAssistant(db, caller.userId, params.userId)) return listAssistants(db, caller.userId);
      throw notFound('This coach isn’t an assistant of your team.');
    },
    getAssistedTeams: ({ caller }) => listAssisted(caller.userId),
    leaveAssistedTeam: async ({ caller, params }) => {
      if (await deleteAssistant(db, params.coachId, caller.userId)) return listAssisted(caller.userId);
      throw notFound('You aren’t an assistant of this team.');
    },
  });
  registerEndpoints(
    app,
    {
      saveAssistant: async ({ caller, body }) => {
        const assistant = await findCoach(caller.userId, body.coach);
        const now = clock.now();
        await db.transaction(async (tx) => {
          // Locked, so that concurrent calls count each other's assistants.
          const head = await lockUser(tx, caller.userId);
          const rights = [...new Set(['view' as const, ...body.rights])];
          const row = { coachId: caller.userId, assistantId: assistant.id, rights, addedAt: now };
          if (!(await upsertAssistant(tx, row))) return;
          if ((await listAssistants(tx, caller.userId)).length > MAX_ASSISTANTS) {
            throw conflict('too-many-assistants', `A team can have up to ${MAX_ASSISTANTS} assistants.`);
          }
          await addNotification(tx, now, {
            userId: assistant.id,
            kind: 'team-news',
            values: { name: head?.userName ?? '', news: 'made you an assistant coach' },
            path: '/admin/team-dashboard',
            onceKey: `assistant:${caller.userId}:${now.getTime()}`,
          });
        });
        return listAssistants(db, caller.userId);
      },
    },
    { config: limitRoute(context.rateLimits.invite) },
  );

  async function listAssisted(assistantId: string) {
    const teams = await openTeamsAssistedBy(db, assistantId);
    return teams.map(({ coach, rights }) => ({
      coachId: coach.id,
      coach: coach.userName,
      team: describeTeam(coach),
      rights,
    }));
  }

  async function findCoach(coachId: string, search: string) {
    const found = (await listUsersNamed(db, 'Coach', search)).filter(({ id }) => id !== coachId);
    if (found.length === 1) return found[0]!;
    if (found.length > 1) {
      throw conflict('several-coaches', 'Several coaches have this username. Enter the email instead.');
    }
    throw new ProblemError(
      404,
      'no-such-coach',
      'No other coach has this username or email. Assistants sign up with “I coach a team”.',
    );
  }
}
