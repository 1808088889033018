import { ConfirmDialog, LoadingBar, Text, useWords } from '@handset/ui';
import { Component, type ReactNode, Suspense } from 'react';
import { hostMessages } from '../words/hostMessages.ts';
import { isUnloaded, unloadedText } from './unloaded.ts';

interface CodeBoundaryProps {
  /** Lazy components. */
  children: ReactNode;
  /** Shown while their code is loading. @default the loading bar along the top of the page */
  fallback?: ReactNode;
  /** Called when the user leaves the dialog. Give the boundary another `key` then. @default a sentence in place of the children */
  onClose?: (() => void) | undefined;
}

/**
 * Shows that the code of its children is loading, and says so when it does not load, in a dialog or in their place. The page stays as it
 * is. Other errors are the page's.
 */
export class CodeBoundary extends Component<CodeBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, fallback = <LoadingBar isLoading />, onClose } = this.props;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!isUnloaded(error)) throw error;
    return onClose ? <UnloadedDialog onClose={onClose} /> : <UnloadedText />;
  }
}

function UnloadedText() {
  return <Text tone="critical">{unloadedText(useWords(hostMessages))}</Text>;
}

function UnloadedDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(hostMessages);
  return (
    <ConfirmDialog
      isOpen
      title={words.unloaded.part}
      description={unloadedText(words)}
      confirmLabel={words.routingError.reload}
      onConfirm={() => location.reload()}
      onClose={onClose}
    />
  );
}
