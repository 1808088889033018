import { ConfirmDialog, Text, useWords } from '@handset/ui';
import { Component, type ReactNode } from 'react';
import { hostMessages } from '../words/hostMessages.ts';
import { isUnloaded, unloadedText } from './unloaded.ts';

interface CodeBoundaryProps {
  children: ReactNode;
  /** Called when the user leaves the dialog. Give the boundary another `key` then. @default a sentence in place of the children */
  onClose?: (() => void) | undefined;
}

/** Says so when the code of its children does not load, in a dialog or in their place, and leaves the page as it is. Other errors are the page's. */
export class CodeBoundary extends Component<CodeBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isUnloaded(error)) throw error;
    const { onClose } = this.props;
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
