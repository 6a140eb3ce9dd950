/** Bounds that an untrusted length must respect before anything is allocated. Source: replay-format.md 1.3, 7.1. */
export const LIMITS = {
  /** Largest file, bytes: real ones stay under 4 MB. */
  fileBytes: 64 * 1024 * 1024,
  /** Characters of a container string. */
  containerText: 10_000,
  /** Bytes of a string inside the network stream. */
  networkText: 1024,
  listItems: 25_000,
  propertyNesting: 16,
  /** Properties of the whole header, nested ones included: real ones stay under 3,000. */
  properties: 100_000,
  /** Classes of the net cache: real files have about a hundred. */
  netClasses: 2_000,
  /** Stream ids of one class, inherited ones included: real classes stay under 200. */
  streamIds: 4_096,
  maxChannels: 65_535,
  /** Between two frames: real ones stay under half a second. Sums of impossible ones would swallow every step of a sample. */
  frameSeconds: 60,
} as const;
