import { ConfirmDialog, useWords } from '@handset/ui';
import { Component, type ReactNode } from 'react';
import { hostMessages } from '../words/hostMessages.ts';
import { isUnloaded, unloadedText } from './unloaded.ts';

interface CodeBoundaryProps {
  children: ReactNode;
  /** Called when the user leaves it. Give the boundary another `key` then. */
  onClose: () => void;
}

/** Says so in a dialog when the code of its children does not load, and leaves the page as it is. Other errors are the page's. */
export class CodeBoundary extends Component<CodeBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isUnloaded(error)) throw error;
    return <UnloadedDialog onClose={this.props.onClose} />;
  }
}

function UnloadedDialog({ onClose }: Pick<CodeBoundaryProps, 'onClose'>) {
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
