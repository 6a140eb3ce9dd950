import type { CarouselSlide, SlideFields, StoredPhoto } from '@datacoach/contract';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { fromLocalInput, toLocalInput } from '../../../shared/format/local-input.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveSlide } from '../api/change-carousel.ts';

interface SlideFormProps {
  /** Null makes a new one. */
  slide: CarouselSlide | null;
  onClose: () => void;
}

type Draft = Record<'title' | 'text' | 'link' | 'linkLabel' | 'startsAt' | 'endsAt', string> &
  Pick<SlideFields, 'photoUrl' | 'isHidden'>;

function draftOf(slide: CarouselSlide | null): Draft {
  return {
    title: slide?.title ?? '',
    text: slide?.text ?? '',
    link: slide?.link ?? '',
    linkLabel: slide?.linkLabel ?? '',
    photoUrl: slide?.photoUrl ?? null,
    startsAt: toLocalInput(slide?.startsAt ?? null),
    endsAt: toLocalInput(slide?.endsAt ?? null),
    isHidden: slide?.isHidden ?? false,
  };
}

function bodyOf({ link, linkLabel, startsAt, endsAt, ...fields }: Draft): SlideFields {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    ...fields,
    link: orNull(link),
    linkLabel: orNull(linkLabel),
    startsAt: fromLocalInput(startsAt),
    endsAt: fromLocalInput(endsAt),
  };
}

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/homepage/carousel-photo', file)).fileUrl;

/** Makes or changes a banner. */
export function SlideForm({ slide, onClose }: SlideFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(slide));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveSlide(bodyOf(draft), slide),
    onSuccess: onClose,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={slide ? 'Edit banner' : 'New banner'}
      closeLabel="Close the banner"
      width="work"
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextInput
          label="Title"
          value={draft.title}
          maxLength={80}
          onChange={(event) => set({ title: event.currentTarget.value })}
          data-autofocus
        />
        <Textarea
          label="Text"
          value={draft.text}
          maxLength={200}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <PhotoField
          label="Photo"
          value={draft.photoUrl}
          onChange={(photoUrl) => set({ photoUrl })}
          onUpload={uploadPhoto}
          sentence={failureSentence}
        />
        <div className={classes.row}>
          <TextInput
            label="Link"
            description="A page such as /coaching, or an address with https://"
            value={draft.link}
            maxLength={500}
            onChange={(event) => set({ link: event.currentTarget.value })}
          />
          <TextInput
            label="Words of the link"
            description="“Open” when empty"
            value={draft.linkLabel}
            maxLength={30}
            onChange={(event) => set({ linkLabel: event.currentTarget.value })}
          />
        </div>
        <div className={classes.row}>
          <TextInput
            type="datetime-local"
            label="Shown from"
            description="Your time; at once when empty"
            value={draft.startsAt}
            onChange={(event) => set({ startsAt: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label="Shown until"
            description="Your time; for good when empty"
            value={draft.endsAt}
            onChange={(event) => set({ endsAt: event.currentTarget.value })}
          />
        </div>
        <Checkbox
          label="Hide it from players"
          checked={draft.isHidden}
          onChange={(event) => set({ isHidden: event.currentTarget.checked })}
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
