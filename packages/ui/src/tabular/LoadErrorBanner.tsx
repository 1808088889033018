import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** A failed load of what a table or a chart shows. */
export interface LoadError {
  /** The problem, in words for the reader. */
  message: string;
  /** Called on 'Try again'. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** A failed load, in place of what was to be shown. */
export function LoadErrorBanner({ error: { message, onRetry } }: { error: LoadError }) {
  const { messages } = useUI();
  return (
    <Banner tone="critical" actions={onRetry ? <Button onPress={onRetry}>{messages.retry}</Button> : null}>
      {message}
    </Banner>
  );
}
