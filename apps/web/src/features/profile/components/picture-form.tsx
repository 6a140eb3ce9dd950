import { MAX_PROFILE_IMAGE_BYTES, type Profile, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { server } from '../../../app/api/client.ts';
import { HttpFailure, toHttpFailure } from '../../../app/api/failure.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { cacheProfile } from '../../../app/session/account-queries.ts';
import { Avatar } from '../../../app/shell/avatar.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FilePicker } from '../../../shared/ui/file-drop.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import cropDialogClasses from '../profile.module.css';

/** Side of the uploaded picture in px: the server stores no larger one. */
const PICTURE_SIDE = 512;

async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = calculateCrop(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(PICTURE_SIDE, Math.round(side));
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('We couldn’t crop the picture.'))));
  });
}

interface CropCanvasProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (change: (before: Crop) => Crop) => void;
}

/** Canvas side in its own pixels: two per screen pixel. */
const SIDE = 560;
/** Distance per arrow key, as a share of the crop. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The part of a picture that will be shown: dragged, or moved with the arrow keys. */
function CropCanvas({ picture, crop, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const { left, top, side } = calculateCrop(picture, crop);
    const drawing = canvas.current?.getContext('2d');
    drawing?.clearRect(0, 0, SIDE, SIDE);
    drawing?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const from = dragged.current;
    if (!from) return;
    const width = event.currentTarget.clientWidth;
    const [right, down] = [(from.x - event.clientX) / width, (from.y - event.clientY) / width];
    dragged.current = { x: event.clientX, y: event.clientY };
    onCrop((before) => moveCrop(picture, before, right, down));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onCrop((before) => moveCrop(picture, before, ...step));
  }

  return (
    <div className="relative w-70 max-w-full mx-auto aspect-square overflow-hidden rounded-2 bg-s3">
      <canvas
        ref={canvas}
        className={`${cropDialogClasses.canvas} block size-full cursor-grab touch-none`}
        width={SIDE}
        height={SIDE}
        tabIndex={0}
        aria-label="Crop area: move it with the arrow keys"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = null;
        }}
      />
      <span
        className="absolute inset-0 rounded-[50%] shadow-[0_0_0_200px_var(--scrim)] pointer-events-none"
        aria-hidden="true"
      />
    </div>
  );
}

interface PictureFormProps {
  /** The current picture, and the name whose initial is shown without one. */
  profile: Pick<Profile, 'imageUrl' | 'epicUserName'>;
  onChanged?: () => unknown;
}

export function PictureForm({ profile, onChanged }: PictureFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<{ bitmap: ImageBitmap; name: string; choice: number } | null>(null);
  const [cropping, setCropping] = useState(false);
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Picture saved.' });
      return onChanged?.();
    },
  });
  const remove = useMutation({
    mutationFn: deletePicture,
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Picture removed.' });
      return onChanged?.();
    },
  });
  const error = upload.error ?? remove.error;

  async function loadPicture(file: File | undefined) {
    if (!file) return;
    upload.reset();
    remove.reset();
    try {
      const bitmap = await createImageBitmap(file);
      setPicture((before) => ({ bitmap, name: file.name, choice: (before?.choice ?? 0) + 1 }));
      setCropping(true);
    } catch {
      // The browser can't decode it: let the server decide, and show its error.
      upload.mutate({ content: file, name: file.name });
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <FailureMessage error={error} />
      <div className="flex items-center gap-4">
        <span className="grid flex-none place-items-center size-18 rounded-[50%] bg-s4 text-[28px] leading-8">
          <Avatar imageUrl={profile.imageUrl} epicUserName={profile.epicUserName} />
        </span>
        <div>
          <div className="flex flex-wrap items-center gap-2">
            <Button loading={upload.isPending} onClick={() => input.current?.click()}>
              {profile.imageUrl ? 'Change picture' : 'Choose picture'}
            </Button>
            {profile.imageUrl && (
              <TextButton
                label="Remove"
                quiet
                loading={remove.isPending}
                onClick={() => remove.mutate(profile.imageUrl ?? '')}
              />
            )}
          </div>
          <p className="text-xs mt-1 text-t3">
            PNG, JPEG, WebP or GIF up to 5 MB. Without one, your initial is shown.
          </p>
        </div>
      </div>
      <FilePicker inputRef={input} label="Profile picture" onFiles={([file]) => void loadPicture(file)} />
      {picture && (
        <CropDialog
          key={picture.choice}
          picture={picture.bitmap}
          opened={cropping}
          onClose={() => setCropping(false)}
          onCut={(content) => {
            setCropping(false);
            upload.mutate({ content, name: picture.name });
          }}
        />
      )}
    </div>
  );
}

interface CropDialogProps {
  picture: ImageBitmap;
  opened: boolean;
  onClose: () => void;
  onCut: (content: Blob) => void;
}

function CropDialog({ picture, opened, onClose, onCut }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(FULL_CROP);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Your picture"
      closeLabel="Keep current picture"
      size={344}
    >
      <CropCanvas picture={picture} crop={crop} onCrop={setCrop} />
      <label className={`${cropDialogClasses.zoom} flex items-center gap-3 mt-3 mb-4`}>
        <span className="s12 t2">Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          {...getInputProps(crop.zoom, (text) => setCrop(zoomCrop(picture, crop, Number(text))))}
        />
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="filled" data-autofocus onClick={() => void cropPicture(picture, crop).then(onCut)}>
          Save picture
        </Button>
        <TextButton label="Cancel" quiet onClick={onClose} />
      </div>
    </Dialog>
  );
}

const PATH = '/api/v1/filestorage/profile-image-chunk-upload';
const CREATED = 201;

async function uploadPicture({ content, name }: { content: Blob; name: string }): Promise<void> {
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
    if (response.status === CREATED) cacheProfile(body as Profile);
  }
}

const deletePicture = (fileUrl: string) =>
  server.DELETE('/api/v1/filestorage/delete-profile-image', { query: { fileUrl } }).then(cacheProfile);

async function calculateSha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Center of the crop as a share of the picture, and its zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** From 1, the largest square that fits. */
  readonly zoom: number;
}

export const FULL_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const MAX_ZOOM = 4;

/** Returns left, top and side of the square to crop, in pixels of the picture; always inside the picture. */
export function calculateCrop(
  size: PictureSize,
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  const left = clamp(x * size.width - side / 2, 0, size.width - side);
  const top = clamp(y * size.height - side / 2, 0, size.height - side);
  return { left, top, side };
}

/** Returns the crop after moving its center by a share of its own side; kept inside the picture. */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = calculateCrop(size, crop);
  return clampCrop(size, {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  });
}

export const zoomCrop = (size: PictureSize, crop: Crop, zoom: number): Crop =>
  clampCrop(size, { ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) });

/** Returns the same crop with its center where it really is. */
function clampCrop(size: PictureSize, crop: Crop): Crop {
  const { left, top, side } = calculateCrop(size, crop);
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));
