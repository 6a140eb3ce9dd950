import type { CarouselSlide, StoredPhoto } from '@datacoach/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import {
  DateTimeField,
  EntityDrawer,
  FieldRow,
  LongTextField,
} from '../../../app/entity-form/entity-form.tsx';
import { type Draft, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { saveSlide } from '../api/carousel.ts';

interface SlideFormProps {
  /** Null creates a new row. */
  slide: CarouselSlide | null;
  onClose: () => void;
}

const NEW: Draft<'createCarouselSlide'> = {
  title: '',
  text: '',
  link: null,
  linkLabel: null,
  photoUrl: null,
  startsAt: null,
  endsAt: null,
  isHidden: false,
};

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/homepage/carousel-photo', file)).fileUrl;

export function SlideForm({ slide, onClose }: SlideFormProps) {
  const form = useEntityForm({
    endpoint: 'createCarouselSlide',
    initialValues: slide ?? NEW,
    save: (body) => saveSlide(body, slide),
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={slide ? 'Edit banner' : 'New banner'}
      width="work"
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextInput label="Title" {...form.field('title')} data-autofocus />
      <LongTextField label="Text" {...form.field('text')} />
      <PhotoField
        label="Photo"
        value={form.values.photoUrl}
        onChange={(photoUrl) => form.set({ photoUrl })}
        onUpload={uploadPhoto}
        formatFailure={getFailureMessage}
      />
      <FieldRow>
        <TextInput
          label="Link"
          description="A page such as /coaching, or a link starting with https://"
          {...form.field('link')}
        />
        <TextInput label="Link text" description="Defaults to “Open”" {...form.field('linkLabel')} />
      </FieldRow>
      <FieldRow>
        <DateTimeField
          label="Shown from"
          description="Local time; leave empty to start now"
          {...form.field('startsAt')}
        />
        <DateTimeField
          label="Shown until"
          description="Local time; leave empty to never end"
          {...form.field('endsAt')}
        />
      </FieldRow>
      <Checkbox label="Hide it from players" {...form.check('isHidden')} />
    </EntityDrawer>
  );
}
