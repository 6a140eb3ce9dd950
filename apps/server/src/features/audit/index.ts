import type { FeatureModule } from '../../feature-module.ts';
import { auditEntries } from '../../schema/administration.schema.ts';

export { listAuditKinds, listMergedAccounts } from './audit.repository.ts';
export {
  type AuditRecord,
  describeAudit,
  type RowChange,
  recordAccess,
  recordAudit,
  recordChange,
} from './record-audit.ts';

const KEPT =
  'Kept permanently so every change can be traced. The ID of a deleted account can’t be traced to a person.';

export const auditModule: FeatureModule = {
  name: 'audit',
  accountData: [
    { column: auditEntries.actorId, exportedAs: null, onErasure: 'kept', onMerge: 'kept', reason: KEPT },
    { column: auditEntries.targetId, exportedAs: null, onErasure: 'kept', onMerge: 'kept', reason: KEPT },
  ],
};
