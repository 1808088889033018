import { Button, ButtonLink, EmptyState, Inline, PageHeader } from '@handset/ui';
import { Hammer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';

/** A path whose screen is still to come: what belongs there, and the way back. */
export function LaterPage() {
  const { titles, later, laterPage } = useMessages();
  const route = useCurrentRoute();
  const navigate = useNavigate();
  if (!route?.later) return null;
  return (
    <>
      <PageHeader title={titles[route.title]} />
      <EmptyState
        icon={<Hammer />}
        title={laterPage.title}
        description={later[route.later]}
        action={
          <Inline gap={2} justify="center">
            <Button onPress={() => void navigate(-1)}>{laterPage.back}</Button>
            <ButtonLink href="/" variant="primary">
              {laterPage.home}
            </ButtonLink>
          </Inline>
        }
      />
    </>
  );
}
