/** What stands in place of the app where the administrator has written nothing. */
export const MAINTENANCE_WORDS = {
  title: 'DataCoach is under maintenance',
  notice: 'We will be back soon. Uploads that arrived are kept and nothing is lost.',
} as const;
