export * from './areas.ts';
export type { Answered, AnswerOf, BodyOf, EndpointsByPath, Sent } from './client-types.ts';
export * from './endpoint.ts';
export { ENDPOINTS } from './endpoints.ts';
export { isRefusedWhileViewing } from './impersonation.ts';
export { issueText, namedIssueText, type SchemaIssue } from './issue-text.ts';
export { NAMED_SCHEMAS, type Problem, problem } from './named.ts';
export * from './product-codes.ts';
export * from './upload-rules.ts';
