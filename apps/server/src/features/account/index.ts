export { accountRoutes } from './account.route.ts';
export { removeFiles } from './remove-files.ts';
