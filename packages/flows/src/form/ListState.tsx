import { Banner, Button } from '@handset/ui';
import type { Listing } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Says why a list is not there, and offers to load it again; nothing while it is. */
export function ListState({ listing: { error, onRetry } }: { listing: Omit<Listing<never>, 'items'> }) {
  const { retry } = useMessages(commonMessages);
  if (!error) return null;
  return (
    <Banner
      tone="caution"
      actions={
        onRetry ? (
          <Button size="small" onPress={onRetry}>
            {retry}
          </Button>
        ) : undefined
      }
    >
      {error}
    </Banner>
  );
}
