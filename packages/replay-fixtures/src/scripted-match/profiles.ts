import type { UniqueId } from '@datacoach/replay';
import type { Team } from './arena.ts';
import type { Era } from './era.ts';
import type { ScriptedMatchOptions } from './options.ts';

/** Somebody in the match. */
export interface Profile {
  name: string;
  /** null for spectators. */
  team: Team | null;
  bot: boolean;
  uniqueId: UniqueId | null;
  /** Item id of the car's body. */
  body: number;
  /** Share of regulation time at which the player enters and leaves. */
  joinsAt: number;
  leavesAt: number;
}

/** One needs UTF-16 and one Latin-1, as real names do. */
const NAMES = [
  'Kestrel',
  'Zoë Lindqvist',
  'Łukasz★',
  'tumbleweed_77',
  'Marisol',
  'Old Harbour',
  'QuietStorm',
  'Nilüfer',
] as const;

/** Octane, Fennec, Dominus, Breakout: item ids of game-and-stats.md 1.6. */
const BODIES = [23, 4284, 403, 22] as const;

export function createProfiles(options: Required<ScriptedMatchOptions>, era: Era): Profile[] {
  const { teamSize } = options;
  const profiles = Array.from({ length: 2 * teamSize }, (_, i): Profile => {
    const team = i < teamSize ? 0 : 1;
    const last = i % teamSize === teamSize - 1;
    const bot = options.bot && team === 1 && last;
    return {
      name: bot ? 'Bandit' : NAMES[i]!,
      team,
      bot,
      uniqueId: bot ? null : accountOf(i, era),
      body: BODIES[i % BODIES.length]!,
      joinsAt: options.lateJoiner && team === 1 && last ? 0.25 : 0,
      leavesAt: options.leaver && team === 0 && last ? 2 / 3 : Number.POSITIVE_INFINITY,
    };
  });
  if (options.spectator) {
    profiles.push({
      name: 'Caster',
      team: null,
      bot: false,
      uniqueId: accountOf(profiles.length, era),
      body: 23,
      joinsAt: 0,
      leavesAt: Number.POSITIVE_INFINITY,
    });
  }
  return profiles;
}

/** Steam, Epic (Xbox before 2020) and PlayStation accounts by turns. */
function accountOf(index: number, era: Era): UniqueId {
  const account = { name: '', extra: new Uint8Array(0), localId: 0 };
  switch (index % 3) {
    case 0:
      return { ...account, system: 1, platform: 'steam', id: `${76561198000000000n + BigInt(index)}` };
    case 1:
      return era.epicAccounts
        ? { ...account, system: 11, platform: 'epic', id: `5c0ffee${index}`.padEnd(32, '0') }
        : { ...account, system: 4, platform: 'xbox', id: `${2535400000000000n + BigInt(index)}` };
    default: {
      const extra = new Uint8Array((era.version.net ?? 0) >= 1 ? 16 : 8);
      const id = `${4000000000000000n + BigInt(index)}`;
      return { ...account, system: 2, platform: 'ps4', id, name: `console_${index}`, extra };
    }
  }
}
