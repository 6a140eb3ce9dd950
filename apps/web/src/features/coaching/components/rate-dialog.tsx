import type { CoachSession } from '@datacoach/contract';
import { Radio, Textarea } from '@mantine/core';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { rateSession } from '../api/coaching.ts';

const STARS = [1, 2, 3, 4, 5] as const;

export default function RateDialog({ session, onClose }: { session: CoachSession; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'rateSession',
    initialValues: { sessionId: session.sessionId, stars: 5, text: '' },
    save: rateSession,
    done: 'Thanks for your rating',
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`How was ${session.coachName}?`} size={420}>
      <form {...form.formProps} className="grid gap-3">
        <fieldset className="flex flex-wrap gap-x-3 gap-y-1 m-0 p-0 border-0">
          <legend className="pt-0 px-0 pb-1 text-[13px]">Stars</legend>
          {STARS.map((stars) => (
            <Radio
              key={stars}
              name="stars"
              label={String(stars)}
              checked={form.values.stars === stars}
              onChange={() => form.set({ stars })}
            />
          ))}
        </fieldset>
        <Textarea label="Comment" {...form.field('text')} />
        <FormMessage>{form.message}</FormMessage>
        <TextButton label="Rate" type="submit" variant="filled" loading={form.isPending} />
      </form>
    </Dialog>
  );
}
