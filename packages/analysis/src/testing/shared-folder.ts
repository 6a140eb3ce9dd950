export { hasSharedCorpus as hasSharedReplays, SHARED_FOLDER } from '../../../../tooling/shared-corpus.ts';
