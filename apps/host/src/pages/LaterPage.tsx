import { Button, ButtonLink, EmptyState, Inline, PageHeader } from '@handset/ui';
import { Hammer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { laterEn } from '../messages/laterEn.ts';
import { laterUr } from '../messages/laterUr.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';

/** A path whose screen is still to come: what belongs there, and the way back. */
export function LaterPage() {
  const { titles } = useMessages();
  const { locale } = usePreferences();
  const { about, page } = locale === 'ur' ? laterUr : laterEn;
  const route = useCurrentRoute();
  const navigate = useNavigate();
  if (!route?.later) return null;
  return (
    <>
      <PageHeader title={titles[route.title]} />
      <EmptyState
        icon={<Hammer />}
        title={page.title}
        description={about[route.later]}
        action={
          <Inline gap={2} justify="center">
            <Button onPress={() => void navigate(-1)}>{page.back}</Button>
            <ButtonLink href="/" variant="primary">
              {page.home}
            </ButtonLink>
          </Inline>
        }
      />
    </>
  );
}
