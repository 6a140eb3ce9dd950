/** Analysis thread that dies on every file, or throws on files of odd length. */
export default function analyzeFile(bytes: Uint8Array): never {
  if (bytes.length % 2 === 1) throw new TypeError('a mistake in the analysis');
  return process.exit(3);
}
