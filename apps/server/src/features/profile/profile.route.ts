import { ENDPOINTS, type Profile } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { describeProfile } from './describe-profile.ts';
import { changeProfile } from './profile.repository.ts';
import type { ProfileContext } from './profile-context.ts';

export function profileRoutes(app: FastifyInstance, { db }: ProfileContext): void {
  registerEndpoint(app, ENDPOINTS.getProfile, async ({ caller }) =>
    answer(200, ownProfile(await findUser(db, caller.userId))),
  );
  registerEndpoint(app, ENDPOINTS.saveProfile, async ({ body, caller }) =>
    answer(
      200,
      ownProfile(
        await changeProfile(db, caller.userId, {
          ...(body.userName === undefined ? {} : { userName: body.userName }),
          ...(body.epicUserName === undefined ? {} : { epicUserName: body.epicUserName || null }),
          ...(body.platform === undefined ? {} : { platform: body.platform }),
          ...(body.timeZone === undefined ? {} : { timeZone: body.timeZone }),
        }),
      ),
    ),
  );
  registerEndpoint(app, ENDPOINTS.resetRlId, async ({ query, caller }) => {
    const changes = { epicUserName: null, platform: query.platformChoice };
    return answer(200, ownProfile(await changeProfile(db, caller.userId, changes)));
  });
  registerEndpoint(app, ENDPOINTS.updateDeviceChoice, async ({ query, caller }) =>
    answer(200, ownProfile(await changeProfile(db, caller.userId, { deviceChoice: query.deviceChoice }))),
  );
}

/** An account that was deleted while its request was under way is nobody's any more. */
function ownProfile(user: User | null): Profile {
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  return describeProfile(user);
}
