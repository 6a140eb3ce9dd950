import { drillOf } from '@datacoach/analysis';
import type { PlanName, PlanOpens, PracticeDrill } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { entitlementSources } from '../membership/index.ts';

export interface PackCodes {
  areOpen: boolean;
  openWith: PlanName | null;
}

/** Drills of no plan: their codes are open where all are. */
export async function packCodes(db: Executor, { TrainingPackCodes: codes }: PlanOpens): Promise<PackCodes> {
  if (codes === 'all') return { areOpen: true, openWith: null };
  const opener = await entitlementSources(db);
  return { areOpen: false, openWith: opener((one) => one.TrainingPackCodes === 'all') };
}

export function describeDrill(key: string | null, codes: PackCodes): PracticeDrill | null {
  const drill = drillOf(key);
  return (
    drill && {
      ...drill,
      packs: drill.packs.map((pack) => ({ ...pack, code: codes.areOpen ? pack.code : null })),
      codesOpenWith: codes.openWith,
    }
  );
}
