const MEGABYTE = 1_000_000;

/** Formats bytes as "1.07" (megabytes, two decimals; under 10 kB shows "0.01"). */
export function megabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(bytes / MEGABYTE, 0.01)).toFixed(2);
}

/** Formats bytes as "1.07 MB". */
export function formatFileSize(bytes: number): string {
  return `${megabytes(bytes)} MB`;
}
