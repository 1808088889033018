import { ApiError } from '@handset/api-client';
import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './RoutingError.css.ts';

/** What is shown when a page cannot be: the status, the message, and the stack where there is one. */
export function RoutingError({ error }: { error: unknown }) {
  const { routingError } = useMessages();
  const { headline, stack } = describe(error);
  return (
    <main className={styles.page}>
      <Stack gap={4}>
        <Heading level={1}>{routingError.title}</Heading>
        <Text size={3}>{headline}</Text>
        {stack ? <pre className={styles.stack}>{stack}</pre> : null}
        <Inline gap={2}>
          <Button variant="primary" onPress={() => location.reload()}>
            {routingError.reload}
          </Button>
          <ButtonLink href="/">{routingError.home}</ButtonLink>
        </Inline>
      </Stack>
    </main>
  );
}

function describe(error: unknown): { headline: string; stack?: string | undefined } {
  if (error instanceof ApiError && error.status > 0)
    return { headline: `${error.status} ${error.message}`, stack: error.stack };
  if (error instanceof Error) return { headline: error.message, stack: error.stack };
  return { headline: String(error) };
}
