import type { BodyOf } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { lockUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import {
  deleteAssistant,
  listAssistants,
  listOpenTeamsAssistedBy,
  upsertAssistant,
} from './assistant.repository.ts';
import { describeTeam } from './team.route.ts';
import { listUsersNamed } from './team-invitation.repository.ts';

/** Max assistants of a team. */
const MAX_ASSISTANTS = 8;

export function assistantRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
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
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.invite) },
    { saveAssistant: ({ caller, body }) => saveAssistant(context, caller.userId, body) },
  );

  async function listAssisted(assistantId: string) {
    const teams = await listOpenTeamsAssistedBy(db, assistantId);
    return teams.map(({ coach, rights }) => ({
      coachId: coach.id,
      coach: coach.userName,
      team: describeTeam(coach),
      rights,
    }));
  }
}

/** Adds an assistant, found by username or email, or changes their rights. Throws ProblemError 404, 409. */
export async function saveAssistant(context: DbAndClock, coachId: string, body: BodyOf<'saveAssistant'>) {
  const { db, clock } = context;
  const assistant = await findCoach(db, coachId, body.coach);
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Locked, so that concurrent calls count each other's assistants.
    const head = await lockUser(tx, coachId);
    const rights = [...new Set(['view' as const, ...body.rights])];
    if (!(await upsertAssistant(tx, { coachId, assistantId: assistant.id, rights, addedAt: now }))) return;
    if ((await listAssistants(tx, coachId)).length > MAX_ASSISTANTS) {
      throw conflict('too-many-assistants', `A team can have up to ${MAX_ASSISTANTS} assistants.`);
    }
    await addNotification(tx, now, {
      userId: assistant.id,
      kind: 'team-news',
      values: { name: head?.userName ?? '', news: 'made you an assistant coach' },
      path: '/admin/team-dashboard',
      onceKey: `assistant:${coachId}:${now.getTime()}`,
    });
  });
  return listAssistants(db, coachId);
}

async function findCoach(db: Executor, coachId: string, search: string) {
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
