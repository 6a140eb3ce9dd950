import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf, ScoutBook, ScoutPage } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { requireTeamPlan } from '../membership/index.ts';
import { describeTeam } from '../team/index.ts';
import { loadFolderView } from './folder-view.ts';
import { openFolder } from './manage-folders.ts';
import { lockCoachFolders } from './replay-folder.repository.ts';
import { writeScoutBook } from './scout-book.ts';
import {
  deleteScoutPage,
  findScoutPage,
  insertScoutPage,
  listScoutPages,
  type ScoutPageRow,
} from './scout-page.repository.ts';

/** Max shared pages per folder. */
const MAX_PAGES = 20;

const hashText = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Registers scouting reports that anyone with the link can read. */
export function scoutPageRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const listScoutBookPages = async (folderId: string) =>
    (await listScoutPages(db, folderId, clock.now())).map(describePage);
  registerEndpoints(app, {
    listScoutPages: async ({ query, caller }) => {
      await openFolder(db, caller.userId, query.folderId);
      return await listScoutBookPages(query.folderId);
    },
    shareScoutPage: ({ query, body, caller }) => shareScoutPage(context, caller.userId, query.folderId, body),
    revokeScoutPage: async ({ params, caller }) => {
      const page = await deleteScoutPage(db, caller.userId, params.pageId);
      if (!page) throw new ProblemError(404, 'not-found', 'This report isn’t shared.');
      return await listScoutBookPages(page.folderId);
    },
    getScoutPage: async ({ params }) => {
      const page = await findScoutPage(db, hashText(params.token), clock.now());
      const coach = page && (await findUser(db, page.coachId));
      if (!page || !coach || coach.bannedAt) throw linkEnded();
      const view = await loadFolderView(db, page.coachId, page.folderId).catch((error: unknown) => {
        throw error instanceof ProblemError ? linkEnded() : error;
      });
      // More games can make another player the team's key.
      const team = view.teams.find(
        ({ key, players }) => key === page.team || players.some(({ id }) => id === page.team),
      );
      return {
        ...removeClips(writeScoutBook(view, team?.key ?? page.team)),
        by: describeTeam(coach),
        expiresAt: page.expiresAt.toISOString(),
      };
    },
  });
}

/** Shares the report on a team of the folder. Throws ProblemError 403, 404, 409. */
export async function shareScoutPage(
  context: Context,
  coachId: string,
  folderId: string,
  { Team, days }: BodyOf<'shareScoutPage'>,
): Promise<ScoutPage & { path: string }> {
  const { db, clock } = context;
  await requireTeamPlan(context, coachId);
  const { team, name } = writeScoutBook(await loadFolderView(db, coachId, folderId), Team);
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const page = await db.transaction(async (tx) => {
    await lockCoachFolders(tx, coachId);
    if ((await listScoutPages(tx, folderId, createdAt)).length >= MAX_PAGES) {
      throw conflict(
        'too-many-pages',
        `You can share ${MAX_PAGES} reports per folder. Stop sharing one first.`,
      );
    }
    return insertScoutPage(tx, {
      coachId,
      folderId,
      team,
      name,
      tokenHash: hashText(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    });
  });
  return { ...describePage(page), path: `/scout/${token}` };
}

const describePage = ({ id, name, createdAt, expiresAt }: ScoutPageRow): ScoutPage => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The games stay private: nothing leads to them. */
function removeClips(book: ScoutBook): ScoutBook {
  const chapters = book.chapters.map(({ findings, ...chapter }) => ({
    ...chapter,
    findings: findings.map((finding) => ({ ...finding, clips: [] })),
  }));
  return { ...book, chapters };
}

function linkEnded(): ProblemError {
  return new ProblemError(
    404,
    'link-ended',
    'This link has expired, or the coach stopped sharing the report.',
  );
}
