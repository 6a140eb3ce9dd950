import type { FeatureModule } from '../../feature-module.ts';

export { auditKinds } from './audit.repository.ts';
export { describeAudit } from './describe-audit.ts';
export { type RowChange, recordAudit, recordChange } from './record-audit.ts';

export const auditModule: FeatureModule = { name: 'audit' };
