import { ApiError } from '@handset/api-client';
import { Banner, Button, ButtonLink, EmptyState, PageHeader, Skeleton } from '@handset/ui';
import { Lock, SearchX } from 'lucide-react';
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
  if (isForbidden(error)) return <Forbidden error={error} />;
  return error === undefined ? skeleton : <Problem error={error} onRetry={mutate} />;
}

/** Whether there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the role of whoever asked may not see it. */
export function isForbidden(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}

/** Says that there is no such thing, with the way back. */
export function NotFound() {
  const { errors } = useMessages();
  return <Closed icon={<SearchX />} title={errors.notFound} />;
}

/** Says that the page is not for this role, in the server's words, with the way back: to ask again would change nothing. */
export function Forbidden({ error }: { error: ApiError }) {
  const { errors } = useMessages();
  return <Closed icon={<Lock />} title={errors.forbidden} description={error.message} />;
}

interface ClosedProps {
  icon: ReactNode;
  title: string;
  description?: string;
}

/** A page that shows nothing, with the way home. */
function Closed(props: ClosedProps) {
  const { routingError, titles } = useMessages();
  const route = useCurrentRoute();
  return (
    <>
      {route ? <PageHeader title={titles[route.title]} /> : null}
      <EmptyState {...props} action={<ButtonLink href="/">{routingError.home}</ButtonLink>} />
    </>
  );
}

/** Why something could not be loaded, with another try where that may help. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const messages = useMessages();
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
