import { MAX_PROFILE_IMAGE_BYTES, type Profile, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { server } from '../../../app/api/client.ts';
import { HttpFailure, toHttpFailure } from '../../../app/api/failure.ts';
import { keepProfile } from '../../../app/session/account-queries.ts';

const PATH = '/api/v1/filestorage/profile-image-chunk-upload';
const CREATED = 201;

export async function uploadPicture({ content, name }: { content: Blob; name: string }): Promise<void> {
  if (content.size > MAX_PROFILE_IMAGE_BYTES) {
    throw new HttpFailure(413, 'The picture is over 5 MB. Choose a smaller one.');
  }
  // Browsers only offer `crypto.subtle` over https, except on localhost.
  if (!crypto.subtle) throw new HttpFailure(0, 'Pictures can only be uploaded over https.');
  const sha256 = await calculateSha256(content);
  const uploadId = crypto.randomUUID();
  const totalChunks = Math.max(1, Math.ceil(content.size / UPLOAD_CHUNK_BYTES));
  for (let chunkIndex = 0; chunkIndex < totalChunks; chunkIndex++) {
    const from = chunkIndex * UPLOAD_CHUNK_BYTES;
    const form = new FormData();
    const fields = { uploadId, chunkIndex, totalChunks, totalSize: content.size, fileName: name, sha256 };
    for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
    form.append('file', content.slice(from, from + UPLOAD_CHUNK_BYTES), name);
    const response = await authorizedFetch(new Request(PATH, { method: 'POST', body: form }));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toHttpFailure(response.status, body);
    if (response.status === CREATED) keepProfile(body as Profile);
  }
}

export const deletePicture = (fileUrl: string) =>
  server.DELETE('/api/v1/filestorage/delete-profile-image', { query: { fileUrl } }).then(keepProfile);

async function calculateSha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
