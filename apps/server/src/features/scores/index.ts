export { updateReferencesJob } from './update-references.job.ts';
export { updateReferences } from './update-references.ts';
