import { Banner, Button, useWords } from '@handset/ui';
import { commonMessages } from './commonMessages.ts';
import type { Listing } from './embedding.ts';
import { useFailureText } from './useFailureText.ts';

/** Says why a list is not there, and offers to load it again; nothing while it is. */
export function ListState({ listing: { error, onRetry } }: { listing: Omit<Listing<never>, 'items'> }) {
  const { retry } = useWords(commonMessages);
  const failureText = useFailureText();
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
      {failureText(error)}
    </Banner>
  );
}
