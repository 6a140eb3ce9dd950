export { accountRoutes } from './account.route.ts';
export type { AccountContext } from './account-context.ts';
export { deleteOtherAccount } from './delete-other-account.ts';
export { removeFiles } from './remove-files.ts';
