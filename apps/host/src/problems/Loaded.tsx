import { ApiError } from '@handset/api-client';
import { Banner, Button, ButtonLink, EmptyState, PageHeader, Skeleton } from '@handset/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { errorText } from './errorText.ts';

interface LoadedProps<Data> {
  /** What a hook of the API answers. */
  state: { data?: Data | undefined; error?: unknown; mutate: () => unknown };
  /** Shown while it is on its way. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data once it is there: a skeleton before, and when it fails the reason with another try, or the way back. */
export function Loaded<Data>({ state, skeleton = <Skeleton lines={6} />, children }: LoadedProps<Data>) {
  const { data, error, mutate } = state;
  if (data !== undefined)
    return (
      <>
        {error === undefined ? null : <Problem error={error} onRetry={mutate} />}
        {children(data)}
      </>
    );
  if (isNotFound(error)) return <NotFound />;
  return error === undefined ? skeleton : <Problem error={error} onRetry={mutate} />;
}

/** Whether there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Says that there is no such thing, with the way back. */
export function NotFound() {
  const { errors, routingError, titles } = useMessages();
  const route = useCurrentRoute();
  return (
    <>
      {route ? <PageHeader title={titles[route.title]} /> : null}
      <EmptyState
        icon={<SearchX />}
        title={errors.notFound}
        action={<ButtonLink href="/">{routingError.home}</ButtonLink>}
      />
    </>
  );
}

/** Why something could not be loaded, with another try. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const messages = useMessages();
  return (
    <Banner
      tone="critical"
      actions={
        <Button size="small" onPress={() => void onRetry()}>
          {messages.errors.retry}
        </Button>
      }
    >
      {errorText(error, messages)}
    </Banner>
  );
}
