/** What stands in place of the app where the administrator has written nothing. */
export const MAINTENANCE_WORDS = {
  title: 'DataCoach is under maintenance',
  notice: 'We’ll be back soon. Your uploads are safe.',
} as const;
