import { ApiError } from '@handset/api-client';
import { Banner, Button, ButtonLink, EmptyState, PageHeader, Skeleton, useWords } from '@handset/ui';
import { Lock, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../links/useCurrentPage.ts';
import { hostMessages } from '../words/hostMessages.ts';
import { errorText } from './errorText.ts';
import * as styles from './Loaded.css.ts';
import { useShownData } from './useShownData.ts';

interface LoadedProps<Data> {
  /** Result of an API hook. */
  state: { data?: Data | undefined; error?: unknown; mutate: () => unknown };
  /** Shown while it is on its way. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Data once it is there: a skeleton before, and when it fails the reason with another try, or the way back. While
 * costs are being hidden or shown, the skeleton covers the data, whose open forms stay.
 */
export function Loaded<Data>({ state, skeleton = <Skeleton lines={6} />, children }: LoadedProps<Data>) {
  const { data, error, mutate } = state;
  const shown = useShownData(state);
  if (shown !== undefined)
    return (
      <>
        {data === undefined ? (
          <>
            {skeleton}
            <span className={styles.cover} />
          </>
        ) : null}
        {error === undefined ? null : <Problem error={error} onRetry={mutate} />}
        {children(shown)}
      </>
    );
  if (isNotFound(error)) return <NotFound />;
  if (isForbidden(error)) return <Forbidden error={error} />;
  return error === undefined ? skeleton : <Problem error={error} onRetry={mutate} />;
}

/** Whether the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the user's role may not see it. */
export function isForbidden(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}

/** Says that the page does not exist, with the way back. */
export function NotFound() {
  const { errors } = useWords(hostMessages);
  return <Closed icon={<SearchX />} title={errors.notFound} />;
}

/**
 * Says that the user's role may not see the page, in the server's words, with the way back. Retrying would
 * change nothing.
 */
export function Forbidden({ error }: { error: ApiError }) {
  const { errors } = useWords(hostMessages);
  return <Closed icon={<Lock />} title={errors.forbidden} description={error.message} />;
}

interface ClosedProps {
  icon: ReactNode;
  title: string;
  description?: string;
}

/** A page that shows nothing, with the way home. */
function Closed(props: ClosedProps) {
  const { routingError } = useWords(hostMessages);
  const title = usePageTitle();
  return (
    <>
      {title ? <PageHeader title={title} /> : null}
      <EmptyState {...props} action={<ButtonLink href="/">{routingError.home}</ButtonLink>} />
    </>
  );
}

/** Why something could not be loaded, with another try where that may help. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const messages = useWords(hostMessages);
  return (
    <Banner
      tone="critical"
      actions={
        isForbidden(error) ? undefined : (
          <Button size="small" onPress={() => void onRetry()}>
            {messages.errors.retry}
          </Button>
        )
      }
    >
      {errorText(error, messages)}
    </Banner>
  );
}
