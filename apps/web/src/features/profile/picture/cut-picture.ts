import { type Crop, cutOf } from './crop.ts';

/** Side of the picture that is sent, px: the server keeps no larger one. */
const SIDE = 512;

/** The chosen square as a file of its own. */
export async function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = cutOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE, Math.round(side));
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut.'))));
  });
}
