export { auditKinds } from './audit.repository.ts';
export { describeAudit } from './describe-audit.ts';
export { recordAudit } from './record-audit.ts';
