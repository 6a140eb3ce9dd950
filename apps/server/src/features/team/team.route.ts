import {
  type candidate,
  ENDPOINTS,
  INVITATION_STATUS,
  TEAM_SEATS,
  type Team,
  type TeamInvitation,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { limitedTo } from '../../platform/http/rate-limits.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { membershipOf, requireTeamPlan } from '../membership/index.ts';
import { imageUrl } from '../profile/index.ts';
import { addPlayer, backUntil, invitePlayer } from './invite-player.ts';
import { removePlayer, respondToInvitation, setSight } from './respond-to-invitation.ts';
import {
  membersOf,
  playersSeen,
  receivedBy,
  sentBy,
  setTeamName,
  usersCalled,
  type WithOther,
} from './team-invitation.repository.ts';
import { openLinksOf, revokeLinks } from './team-link.repository.ts';
import { createLink, describeLink, joinByLink, lookUpLink } from './team-links.ts';

export function teamRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const inviting = { config: limitedTo(context.rateLimits.invite) };
  const lookingUp = { config: limitedTo(context.rateLimits.lookUp) };
  const openLinks = async (coachId: string) =>
    (await openLinksOf(db, coachId, context.clock.now())).map(describeLink);
  registerEndpoints(app, {
    getInvitations: async ({ caller }) => {
      const list = caller.userType === 'Coach' ? sentBy : receivedBy;
      return newestOfEach(await list(db, caller.userId)).map(describeInvitation);
    },
    respondToInvitation: async ({ body, caller }) =>
      describeInvitation(
        await respondToInvitation(context, caller.userId, body.invitationId, body.invitationStatus),
      ),
    setSight: async ({ body, caller }) =>
      describeInvitation(await setSight(context, caller.userId, body.invitationId, body.sight)),
  });
  registerEndpoint(
    app,
    ENDPOINTS.invitePlayer,
    async ({ query, caller }) => {
      await requireTeamPlan(context, caller.userId);
      return answer(201, describeInvitation(await invitePlayer(context, caller.userId, query.playerId)));
    },
    inviting,
  );
  registerEndpoint(
    app,
    ENDPOINTS.addPlayerToTeam,
    async ({ query, caller }) => {
      await requireTeamPlan(context, caller.userId);
      const { isNew, ...added } = await addPlayer(context, caller.userId, query.playerId);
      return answer(isNew ? 201 : 200, describeInvitation(added));
    },
    inviting,
  );
  registerEndpoints(app, {
    removePlayerFromTeam: async ({ query, caller }) =>
      describeInvitation(await removePlayer(context, caller.userId, query.playerId)),
    getTeamLinks: ({ caller }) => openLinks(caller.userId),
    revokeTeamLink: async ({ params, caller }) => {
      const revoked = await revokeLinks(db, caller.userId, context.clock.now(), params.linkId);
      if (revoked === 0) throw notFound('This invite link is no longer open.');
      return openLinks(caller.userId);
    },
    saveTeam: async ({ body, caller }) => {
      await setTeamName(db, caller.userId, body.name);
      return describeTeam(await findUser(db, caller.userId));
    },
    getTeamPlayersList: async ({ caller }) => {
      const members = await membersOf(db, caller.userId);
      const players = members.map(({ joinedAt, player }) => ({
        playerId: player.id,
        userName: player.userName,
        epicUserName: player.epicUserName,
        joinedAt: joinedAt.toISOString(),
        ranks: {
          duel: player.duelModeRank,
          doubles: player.doublesModeRank,
          standard: player.standardModeRank,
        },
      }));
      const { userId, isEmailConfirmed } = caller;
      const { planName } = await membershipOf(db, userId, context.clock.now());
      const team = describeTeam(await findUser(db, userId));
      return { players, seats: TEAM_SEATS, team, hasPlan: planName === 'TeamPlan', isEmailConfirmed };
    },
  });
  registerEndpoint(
    app,
    ENDPOINTS.createTeamLink,
    async ({ body, caller }) => {
      await requireTeamPlan(context, caller.userId);
      return answer(201, { url: await createLink(context, caller.userId, body) });
    },
    inviting,
  );
  registerEndpoint(
    app,
    ENDPOINTS.findTeamLink,
    async ({ body }) => {
      const { coach, expiresAt } = await lookUpLink(context, body.token);
      return answer(200, { userName: coach?.userName ?? '', team: describeTeam(coach), expiresAt });
    },
    lookingUp,
  );
  registerEndpoint(
    app,
    ENDPOINTS.joinTeam,
    async ({ body, caller }) =>
      answer(200, describeInvitation(await joinByLink(context, caller.userId, body.token))),
    lookingUp,
  );
  registerEndpoint(
    app,
    ENDPOINTS.getCandidates,
    async ({ query, caller }) => answer(200, await listCandidates(db, caller.userId, query.search ?? '')),
    lookingUp,
  );
}

type Candidate = z.infer<typeof candidate>;

/**
 * Returns players a coach can invite (decisions.md 20.1): those matching the search text, or without one those in the
 * coach's uploads.
 */
async function listCandidates(db: Database, coachId: string, search: string): Promise<Candidate[]> {
  const seen = await playersSeen(db, coachId);
  const matchesOf = new Map(seen.map(({ user, matches }) => [user.id, matches]));
  const found = search === '' ? seen.map(({ user }) => user) : await usersCalled(db, 'Player', search);
  // Newest first: the first per player counts.
  const sent = await sentBy(db, coachId);
  return found.map(({ id, userName, epicUserName }) => ({
    playerId: id,
    userName,
    epicUserName,
    foundBy: search === '' ? ('matches' as const) : ('search' as const),
    matches: matchesOf.get(id) ?? 0,
    status: sent.find(({ other }) => other.id === id)?.invitation.status ?? null,
  }));
}

/** Describes a coach's team. */
export function describeTeam(coach: Pick<User, 'teamName' | 'imageId'> | null): Team {
  const imageId = coach?.imageId ?? null;
  return { name: coach?.teamName ?? null, logoUrl: imageId && imageUrl(imageId) };
}

/** Describes an invitation as one of its two sides sees it. */
export function describeInvitation({ invitation, other }: WithOther): TeamInvitation {
  const { status, answeredAt, seesFrom } = invitation;
  const isCoach = other.id === invitation.coachId;
  const { name, logoUrl } = describeTeam(other);
  const isMember = status === INVITATION_STATUS.accepted;
  return {
    id: invitation.id,
    userName: other.userName,
    teamName: isCoach ? name : null,
    logoUrl: isCoach ? logoUrl : null,
    status: invitation.status,
    userId: other.id,
    invitedAt: invitation.invitedAt.toISOString(),
    answeredAt: invitation.answeredAt?.toISOString() ?? null,
    seesFrom: isMember ? ((seesFrom ?? answeredAt)?.toISOString() ?? null) : null,
    backUntil: backUntil(invitation)?.toISOString() ?? null,
  };
}

/** Returns the newest of each pair; `list` is newest first. */
function newestOfEach(list: readonly WithOther[]): WithOther[] {
  const seen = new Set<string>();
  return list.filter(({ other }) => {
    if (seen.has(other.id)) return false;
    seen.add(other.id);
    return true;
  });
}
