import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Button.css.ts';

/** The spinner of a pending button, over its label or beside it. */
export function PendingMark({ isBeside = false }: { isBeside?: boolean }) {
  const { messages } = useUI();
  const spinner = <Spinner size="small" isDecorative />;
  if (isBeside) return <span className={styles.icon}>{spinner}</span>;
  return (
    <ProgressBar isIndeterminate aria-label={messages.pending} className={styles.pending}>
      {spinner}
    </ProgressBar>
  );
}
