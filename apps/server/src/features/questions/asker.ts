/** Who asks. */
export interface Asker {
  userId: string;
  timeZone: string | null;
}
