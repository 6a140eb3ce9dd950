import { PLAN_LABELS, type Plan } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { startTrial } from '../api/change-payments.ts';
import type { PlanOffer } from '../plan-offer.ts';

export function TrialDialog({ plan, offer, onClose }: { plan: Plan; offer: PlanOffer; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const label = PLAN_LABELS[plan.name];
  const start = async () => {
    setBusy(true);
    try {
      const endsAt = await startTrial(plan.name as 'Platinum');
      showToast({ kind: 'done', message: `${label} is open until ${formatDate(new Date(endsAt))}.` });
      onClose();
    } catch (error) {
      showToast({ kind: 'failed', message: failureSentence(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={`${offer.label} of ${label}`} closeLabel="Close without starting">
      <ul className="grid gap-2 mb-4 pl-4.5 text-t2">
        <li>{label} opens at once. No card is needed, and nothing is ever charged by itself.</li>
        <li>We remind you three days and one day before the end.</li>
        <li>Then you are on Basic again and keep everything. Each plan can be tried once.</li>
      </ul>
      <Button fullWidth variant="filled" loading={isBusy} onClick={() => void start()}>
        Start the trial
      </Button>
    </Dialog>
  );
}

export function CoachesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Team Analytics is for coaches" closeLabel="Close">
      <ul className="grid gap-2 mb-4 pl-4.5 text-t2">
        <li>A coach holds it and gives seats: every player on the team has Team Analytics without paying.</li>
        <li>
          To coach, sign up with another address and tick “I coach a team”: 30 days are free. Or ask support
          to make this account a coach.
        </li>
        <li>Somebody coaches you already? Ask for an invitation. Your own plan waits beneath the seat.</li>
      </ul>
      <Button fullWidth variant="default" onClick={onClose}>
        Back to the plans
      </Button>
    </Dialog>
  );
}
