import { type ReactNode, useId } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LoadErrorBanner } from '../tabular/LoadErrorBanner.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChartFrameProps } from './ChartProps.ts';
import * as styles from './chart.css.ts';

interface Props extends ChartFrameProps {
  /** The height that is kept free until there is something to draw. */
  height: number;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  /** The drawing and its table. */
  children: ReactNode;
}

/** The title of a chart above its drawing, or above the error, skeleton or empty state in its place. */
export function ChartFrame(props: Props) {
  const { label, isLabelHidden = false, description, isLoading = false, isEmpty, error, children } = props;
  const titleId = useId();
  const title = (
    <span id={titleId} className={styles.title}>
      {label}
    </span>
  );
  return (
    <figure className={styles.chart} aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <figcaption className={styles.caption}>
        {isLabelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        {description ? <span className={styles.description}>{description}</span> : null}
      </figcaption>
      {error || isEmpty ? <Placeholder {...props} /> : children}
    </figure>
  );
}

function Placeholder({ height, isLoading, error, empty }: Props) {
  const { messages } = useUI();
  if (!error && isLoading)
    return (
      <div className={reset}>
        <Skeleton shape="block" height={height} />
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      </div>
    );
  return (
    <div className={styles.placeholder} style={{ minBlockSize: height }}>
      {error ? <LoadErrorBanner error={error} /> : (empty ?? <EmptyState title={messages.noRows} />)}
    </div>
  );
}
