import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { appSettingsQuery } from '../app/api/public-queries.ts';
import { PrivacyPolicyScreen } from '../features/privacy/screens/privacy-policy-screen.tsx';

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicy });

function PrivacyPolicy() {
  const { data: settings } = useQuery(appSettingsQuery);
  return <PrivacyPolicyScreen supportMail={settings?.supportMail ?? null} />;
}
