import { ApiError } from '@handset/api-client';
import { Button, ButtonLink, Heading, Inline, Stack, Text, useWords } from '@handset/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isUnloaded, unloadedText } from '../kit/problems/unloaded.ts';
import { hostMessages } from '../kit/words/hostMessages.ts';
import * as styles from './RoutingError.css.ts';

/** Error page: status, message and stack, or that the page's code did not load. */
export function RoutingError() {
  const error = useRouteError();
  const words = useWords(hostMessages);
  const { routingError } = words;
  const { title, headline, stack } = isUnloaded(error)
    ? { title: words.unloaded.page, headline: unloadedText(words) }
    : { title: routingError.title, ...describe(error) };
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <Text size={3}>{headline}</Text>
        {stack ? <pre className={styles.stack}>{stack}</pre> : null}
        <Inline gap={2}>
          <Button variant="primary" onPress={() => location.reload()}>
            {routingError.reload}
          </Button>
          <ButtonLink href="/">{routingError.home}</ButtonLink>
        </Inline>
      </Stack>
    </div>
  );
}

function describe(error: unknown): { headline: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { headline: `${error.status} ${error.statusText}` };
  if (error instanceof ApiError && error.status > 0)
    return { headline: `${error.status} ${error.message}`, stack: error.stack };
  if (error instanceof Error) return { headline: error.message, stack: error.stack };
  return { headline: String(error) };
}
