export { authenticateToken } from './authenticate-token.ts';
export { deleteTokensOf, tokensOf } from './personal-token.repository.ts';
export { isPersonalToken } from './token-text.ts';
export { describeToken, tokenRoutes } from './tokens.route.ts';
