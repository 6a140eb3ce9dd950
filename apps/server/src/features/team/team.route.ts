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
import { limitRoute } from '../../platform/http/rate-limits.ts';
import {
  registerEndpoints,
  registerEndpointsWith,
  registerEndpointWith,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { listTeamNames } from '../identities/index.ts';
import { getMembership, requireTeamPlan, withTeamPlan } from '../membership/index.ts';
import { getImageUrl } from '../profile/index.ts';
import { addPlayer, getRestorableUntil, invitePlayer } from './invite-player.ts';
import { removePlayer, respondToInvitation, setSight } from './respond-to-invitation.ts';
import { describePlayerSchool } from './school-team.ts';
import {
  type InvitationWithOther,
  listMembers,
  listPlayersSeen,
  listReceivedInvitations,
  listSentInvitations,
  listUsersNamed,
  setTeamName,
  withTeamName,
} from './team-invitation.repository.ts';
import { listOpenLinks, revokeLinks } from './team-link.repository.ts';
import { createLink, describeLink, joinByLink, readLink } from './team-links.ts';

export function teamRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const inviting = { config: limitRoute(context.rateLimits.invite) };
  const describeOpenLinks = async (coachId: string) =>
    (await listOpenLinks(db, coachId, context.clock.now())).map(describeLink);
  /** As the coach sees it. */
  const describeSent = async (coachId: string, { invitation, other }: InvitationWithOther) =>
    describeInvitation({ invitation, other: withTeamName(other, await listTeamNames(db, coachId)) });
  registerEndpoints(app, {
    getInvitations: async ({ caller }) => {
      const { userId } = caller;
      if (caller.userType === 'Coach')
        return filterNewestPerPlayer(await listSentInvitations(db, userId)).map(describeInvitation);
      const received = filterNewestPerPlayer(await listReceivedInvitations(db, userId)).map(
        describeInvitation,
      );
      return Promise.all(
        received.map(async (invitation) => ({
          ...invitation,
          school: await describePlayerSchool(db, invitation.userId, userId, context.clock.now()),
        })),
      );
    },
    respondToInvitation: async ({ body, caller }) =>
      describeInvitation(
        await respondToInvitation(context, caller.userId, body.invitationId, body.invitationStatus),
      ),
    setSight: async ({ body, caller }) =>
      describeInvitation(await setSight(context, caller.userId, body.invitationId, body.sight)),
  });
  registerEndpointsWith(
    app,
    { ...inviting, ...withTeamPlan(context) },
    {
      invitePlayer: async ({ query, caller }) =>
        describeSent(caller.userId, await invitePlayer(context, caller.userId, query.playerId)),
      createTeamLink: async ({ body, caller }) => ({ url: await createLink(context, caller.userId, body) }),
    },
  );
  registerEndpointWith(app, ENDPOINTS.addPlayerToTeam, inviting, async ({ query, caller }) => {
    await requireTeamPlan(context, caller.userId);
    const { isNew, ...added } = await addPlayer(context, caller.userId, query.playerId);
    return respond(isNew ? 201 : 200, await describeSent(caller.userId, added));
  });
  registerEndpoints(app, {
    removePlayerFromTeam: async ({ query, caller }) =>
      describeSent(caller.userId, await removePlayer(context, caller.userId, query.playerId)),
    getTeamLinks: ({ caller }) => describeOpenLinks(caller.userId),
    revokeTeamLink: async ({ params, caller }) => {
      const revoked = await revokeLinks(db, caller.userId, context.clock.now(), params.linkId);
      if (revoked === 0) throw notFound('This invite link is no longer open.');
      return describeOpenLinks(caller.userId);
    },
    saveTeam: async ({ body, caller }) => {
      await setTeamName(db, caller.userId, body.name);
      return describeTeam(await findUser(db, caller.userId));
    },
    getTeamPlayersList: async ({ caller }) => {
      const members = await listMembers(db, caller.userId);
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
      const { planName } = await getMembership(db, userId, context.clock.now());
      const team = describeTeam(await findUser(db, userId));
      return { players, seats: TEAM_SEATS, team, hasPlan: planName === 'TeamPlan', isEmailConfirmed };
    },
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.lookUp) },
    {
      findTeamLink: async ({ body }) => {
        const { coach, ...link } = await readLink(context, body.token);
        return { userName: coach.userName, team: describeTeam(coach), ...link };
      },
      joinTeam: async ({ body, caller }) =>
        describeInvitation(await joinByLink(context, caller.userId, body.token)),
      getCandidates: ({ query, caller }) => listCandidates(db, caller.userId, query.search ?? ''),
    },
  );
}

type Candidate = z.infer<typeof candidate>;

/** Returns who a coach can invite (decisions.md 20.1): by search text, or from the coach's uploads. */
async function listCandidates(db: Database, coachId: string, search: string): Promise<Candidate[]> {
  const seen = await listPlayersSeen(db, coachId);
  const matchesByUser = new Map(seen.map(({ user, matches }) => [user.id, matches]));
  const found = search === '' ? seen.map(({ user }) => user) : await listUsersNamed(db, 'Player', search);
  // Newest first: the first per player counts.
  const sent = await listSentInvitations(db, coachId);
  const names = await listTeamNames(db, coachId);
  const shown = found.map((user) => withTeamName(user, names));
  return shown.map(({ id, userName, epicUserName }) => ({
    playerId: id,
    userName,
    epicUserName,
    foundBy: search === '' ? ('matches' as const) : ('search' as const),
    matches: matchesByUser.get(id) ?? 0,
    status: sent.find(({ other }) => other.id === id)?.invitation.status ?? null,
  }));
}

/** Describes a coach's team. */
export function describeTeam(coach: Pick<User, 'teamName' | 'imageId'> | null): Team {
  const imageId = coach?.imageId ?? null;
  return { name: coach?.teamName ?? null, logoUrl: imageId && getImageUrl(imageId) };
}

/** Describes an invitation as one of its two sides sees it. */
export function describeInvitation({ invitation, other }: InvitationWithOther): TeamInvitation {
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
    backUntil: getRestorableUntil(invitation)?.toISOString() ?? null,
    school: null,
  };
}

/** Returns the newest of each pair; `list` is newest first. */
function filterNewestPerPlayer(list: readonly InvitationWithOther[]): InvitationWithOther[] {
  const seen = new Set<string>();
  return list.filter(({ other }) => {
    if (seen.has(other.id)) return false;
    seen.add(other.id);
    return true;
  });
}
