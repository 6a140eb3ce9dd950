import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/access.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import {
  findRequest,
  recordConsent,
  requestGuardianConsent,
  saveShownName,
  submitAnswer,
  withdrawConsent,
} from './guardian-consent.ts';
import { describeSchool, endSchool, saveSchool } from './school-team.ts';

export function schoolTeamRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const describe = async (coachId: string) => ({ school: await describeSchool(db, coachId, clock.now()) });
  const changeAndDescribe = async (change: Promise<unknown>, { userId }: Caller) => {
    await change;
    return describe(userId);
  };
  registerEndpoints(app, {
    getSchoolTeam: ({ caller }) => describe(caller.userId),
    saveSchoolTeam: ({ caller, body }) => changeAndDescribe(saveSchool(context, caller, body), caller),
    endSchoolTeam: ({ caller }) => changeAndDescribe(endSchool(context, caller), caller),
    saveShownName: ({ caller, params, body }) =>
      changeAndDescribe(saveShownName(context, caller, params.playerId, body.name), caller),
    recordConsent: ({ caller, params, body }) =>
      changeAndDescribe(recordConsent(context, caller, params.playerId, body), caller),
    withdrawConsent: ({ caller, params }) =>
      changeAndDescribe(withdrawConsent(context, caller, params.playerId), caller),
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.invite) },
    {
      askGuardian: ({ caller, params, body }) =>
        changeAndDescribe(requestGuardianConsent(context, caller, params.playerId, body.email), caller),
    },
  );
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.lookUp) },
    {
      findGuardianRequest: ({ body }) => findRequest(context, body.token),
      answerGuardianRequest: ({ body }) => submitAnswer(context, body.token, body.guardian),
    },
  );
}
