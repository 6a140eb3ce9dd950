/** Key of the stored file. */
export function imageBlobKey(imageId: string): string {
  return `profile-images/${imageId}.webp`;
}
