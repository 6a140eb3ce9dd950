/** Shown in place of the app if the administrator hasn't written anything. */
export const MAINTENANCE_TEXTS = {
  title: 'DataCoach is under maintenance',
  notice: 'We’ll be back soon. Your uploads are safe.',
} as const;
