import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { eventsBody, tracksBody } from '../gamedata/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import {
  readCoachReview,
  removeReview,
  reply,
  saveReview,
  setHomework,
  shareReview,
} from './change-review.ts';
import { describeReviewsOf } from './describe-review.ts';
import {
  answerComment,
  describeSharedReview,
  describeSharedReviews,
  matchOfReview,
  tickReview,
} from './read-shared-review.ts';

/** Reviews as their coach writes them, and as players read them. */
export function matchReviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoint(app, ENDPOINTS.listMatchReviews, async ({ caller }) =>
    answer(200, { items: await describeReviewsOf(db, caller.userId, clock.now()) }),
  );
  registerEndpoint(app, ENDPOINTS.getMatchReview, async ({ caller, params }) =>
    answer(200, await readCoachReview(context, caller.userId, params.matchId)),
  );
  registerEndpoint(app, ENDPOINTS.saveMatchReview, async ({ caller, params, body }) => {
    await requireTeamPlan(context, caller.userId);
    return answer(200, await saveReview(context, caller.userId, params.matchId, body));
  });
  registerEndpoint(app, ENDPOINTS.deleteMatchReview, async ({ caller, params }) =>
    answer(200, await removeReview(context, caller.userId, params.matchId)),
  );
  registerEndpoint(app, ENDPOINTS.shareMatchReview, async ({ caller, params, body }) =>
    answer(200, await shareReview(context, caller.userId, params.matchId, body.playerIds)),
  );
  registerEndpoint(app, ENDPOINTS.setReviewHomework, async ({ caller, params, body }) => {
    await requireTeamPlan(context, caller.userId);
    return answer(200, await setHomework(context, caller.userId, params.matchId, body));
  });
  registerEndpoint(app, ENDPOINTS.replyInReview, async ({ caller, params, body }) => {
    await requireTeamPlan(context, caller.userId);
    return answer(200, await reply(context, caller.userId, params.matchId, body));
  });
  registerEndpoint(app, ENDPOINTS.listSharedReviews, async ({ caller }) =>
    answer(200, { items: await describeSharedReviews(context, caller.userId) }),
  );
  registerEndpoint(app, ENDPOINTS.getSharedReview, async ({ caller, params }) =>
    answer(200, await describeSharedReview(context, caller.userId, params.reviewId)),
  );
  // Nothing of the match is kept by the browser: the coach can take the review back.
  registerEndpoint(app, ENDPOINTS.getSharedReviewEvents, async ({ caller, params }) =>
    answer(200, await eventsBody(db, await matchOfReview(context, caller.userId, params.reviewId))),
  );
  registerEndpoint(app, ENDPOINTS.getSharedReviewTracks, async ({ caller, params }) =>
    answer(200, await tracksBody(db, await matchOfReview(context, caller.userId, params.reviewId))),
  );
  registerEndpoint(app, ENDPOINTS.tickSharedReview, async ({ caller, params, body }) =>
    answer(200, { seenAt: await tickReview(context, caller.userId, params.reviewId, body.isSeen) }),
  );
  registerEndpoint(app, ENDPOINTS.answerReviewComment, async ({ caller, params, body }) =>
    answer(201, { answers: await answerComment(context, caller.userId, params.reviewId, body) }),
  );
}
