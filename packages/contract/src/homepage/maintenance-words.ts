/** Shown in place of the app if the administrator hasn't written anything. */
export const MAINTENANCE_WORDS = {
  title: 'DataCoach is under maintenance',
  notice: 'We’ll be back soon. Your uploads are safe.',
} as const;
