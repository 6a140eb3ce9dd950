import { makeAccount } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { storeRanks } from '../features/ranks/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoPassword } from './demo-accounts.ts';
import { BASIC_PLAYER, MATES, type Person } from './people.data.ts';
import { type DemoMatch, recordedBy } from './season.ts';
import type { DemoUpload } from './upload-matches.ts';

/** Newest common games that each of them has recorded too: enough to be known as the player. */
const RECORDED = 3;
const RANKS = {
  Marisol: { duel: 'diamond-2', doubles: 'diamond-3', standard: 'champion-1' },
  tumbleweed_77: { duel: 'diamond-1', doubles: 'diamond-2', standard: 'diamond-2' },
} as const;

/** Newest common Doubles whose files they have from the player. */
const PASSED_ON = 12;

export interface DemoMate {
  id: string;
  uploads: readonly DemoUpload[];
  /** Names of the player's files that they upload as well. */
  passedOn: ReadonlySet<string>;
}

/** What the player on Basic uploads: every game that he has played. */
export function basicRecordings(basicId: string, season: readonly DemoMatch[]): DemoMate {
  const { passedOn, ...others } = recordingsOf(BASIC_PLAYER, basicId, season);
  return { ...others, passedOn: namesOf(passedOn) };
}

/** The newest games of a person are recorded by himself, the ones before have others recorded. */
function recordingsOf(person: Person, id: string, season: readonly DemoMatch[]) {
  const common = season.flatMap((match) => recordedBy(match, person) ?? []);
  return {
    id,
    uploads: common.slice(-RECORDED).map((match) => ({ ownerId: id, match })),
    passedOn: common.slice(0, -RECORDED),
  };
}

const namesOf = (matches: readonly DemoMatch[]) => new Set(matches.map(({ fileName }) => fileName));

/** Accounts of those whom the demo's player plays with, and what they upload. Nobody signs in as them. */
export async function makeMates(
  platform: Platform,
  season: readonly DemoMatch[],
  today: Date,
): Promise<DemoMate[]> {
  const { clock, database } = platform;
  const { db } = database;
  const mates: DemoMate[] = [];
  for (const mate of MATES) {
    const email = `${mate.name.toLowerCase()}@demo.example`;
    const password = demoPassword(platform, { email });
    const account = { email, userName: mate.name, userType: 'Player', password } as const;
    const user = (await makeAccount({ db, clock }, account)) ?? (await findUserByEmail(db, email));
    if (!user) throw new Error(`no account for ${mate.name}`);
    const ranks = RANKS[mate.name as keyof typeof RANKS];
    await db.transaction((tx) => storeRanks(tx, user, ranks, 'declared', today));
    const { passedOn, ...others } = recordingsOf(mate, user.id, season);
    const doubles = passedOn.filter(({ options }) => options.blue.length === 2);
    mates.push({ ...others, passedOn: namesOf(doubles.slice(-PASSED_ON)) });
  }
  return mates;
}
