import { createAdministratorAccount } from '../../../apps/server/src/features/auth/index.ts';
import { createFolder } from '../../../apps/server/src/features/coach-folders/manage-folders.ts';
import { openContext } from '../../../apps/server/src/open-context.ts';
import {
  BENCH_PASSWORD,
  COACH,
  COACH_FOLDER,
  COACH_GAMES,
  MEMBER_GAMES,
  MEMBERS,
} from '../screens/bench-folder.ts';
import { fillAccount, fillCoachFolder, getIdentity } from '../screens/fill-folder.ts';
import { fillOnce, log } from '../screens/fill-once.ts';
import { joinTeam } from './join-team.ts';

/** Games that the first member played with the next two, and games with a recording. */
const TOGETHER = 300;
const WATCHED = 60;

/**
 * Creates the data for `npm run bench:coach` once: a coach, twelve players with 500 games each, some played together,
 * and a folder of 200 games.
 */
await fillOnce(process.argv[2] ?? COACH_FOLDER, async (platform, templates) => {
  const context = openContext(platform);
  const coach = await createAdministratorAccount(context, {
    ...COACH,
    password: BENCH_PASSWORD,
    userType: 'Coach',
  });
  if (!coach) throw new Error('There is a coach in this folder already: remove the folder.');
  for (let n = 0; n < MEMBERS; n++) {
    const account = { userName: `Member ${n + 1}`, email: `member${n + 1}@bench.example`, seed: 5000 + n };
    const playerId = await fillAccount(
      platform,
      templates,
      { ...account, matches: MEMBER_GAMES },
      (stored) => log(`${account.userName}: match ${stored} of ${MEMBER_GAMES}`),
      n === 0
        ? {
            recorded: WATCHED,
            teammates: { identities: [getIdentity(5001), getIdentity(5002)], games: TOGETHER },
          }
        : { recorded: 0 },
    );
    await joinTeam(context, coach.id, playerId);
  }
  const { folderId } = await createFolder(context, coach.id, 'Season');
  // Games of one team size, as a team plays them.
  const standard = templates.filter(({ result }) => result.report.match.teamSize === 3);
  await fillCoachFolder(
    platform,
    standard,
    { coachId: coach.id, folderId, identity: getIdentity(5000), games: COACH_GAMES },
    (stored) => log(`folder: match ${stored} of ${COACH_GAMES}`),
  );
});
