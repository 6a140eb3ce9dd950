/** States of a team invitation (specification.md 3). */
export const INVITATION_STATUS = { pending: 5, accepted: 10, rejected: 15, removed: 20 } as const;
export type InvitationStatus = (typeof INVITATION_STATUS)[keyof typeof INVITATION_STATUS];
export const INVITATION_STATUS_CODES = [5, 10, 15, 20] as const satisfies readonly InvitationStatus[];
