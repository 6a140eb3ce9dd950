import type { FeatureModule } from '../../feature-module.ts';

export { auditKinds } from './audit.repository.ts';
export { describeAudit, type RowChange, recordAudit, recordChange } from './record-audit.ts';

export const auditModule: FeatureModule = { name: 'audit' };
