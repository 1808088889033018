import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Tells screen readers that a link opens a new tab. */
export function NewTabNote({ target }: { target: string | undefined }) {
  const { messages } = useUI();
  if (target !== '_blank') return null;
  return <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>;
}
