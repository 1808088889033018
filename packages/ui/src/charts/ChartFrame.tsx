import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChartFrameProps } from './ChartProps.ts';
import * as styles from './chart.css.ts';
import { DeferredPlot } from './DeferredPlot.tsx';

interface Props extends ChartFrameProps {
  height: number;
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  /** Which series is which; left out where the table says it. */
  legend?: ReactNode;
  /** Where the table stands: on demand, or always, below the drawing or beside it. @default 'on-demand' */
  tablePlacement?: 'on-demand' | 'below' | 'beside' | undefined;
  /** Makes the table when it is wanted. */
  renderTable: () => ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** What stands around a drawing: its title, its legend, its table, and what is shown in its place. */
export function ChartFrame(props: Props) {
  const { label, isLabelHidden = false, description, isLoading = false, isEmpty, error } = props;
  const titleId = useId();
  const isFilled = !error && !isEmpty;
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
      {isFilled ? <Filled {...props} /> : <Unfilled {...props} />}
    </figure>
  );
}

/** What stands in the place of a drawing that there is none of. */
function Unfilled({ height, isLoading, error, empty }: Props) {
  const { messages } = useUI();
  if (error) {
    const { message, onRetry } = error;
    return (
      <div className={styles.place} style={{ minBlockSize: height }}>
        <Banner
          tone="critical"
          actions={onRetry ? <Button onPress={onRetry}>{messages.retry}</Button> : null}
        >
          {message}
        </Banner>
      </div>
    );
  }
  if (!isLoading)
    return (
      <div className={styles.place} style={{ minBlockSize: height }}>
        {empty ?? <EmptyState title={messages.noRows} />}
      </div>
    );
  return (
    <div className={reset}>
      <Skeleton shape="block" height={height} />
      <VisuallyHidden>
        <span role="status">{messages.loading}</span>
      </VisuallyHidden>
    </div>
  );
}

function Filled({ label, height, legend, tablePlacement = 'on-demand', renderTable, children }: Props) {
  const { messages } = useUI();
  const tableId = useId();
  const [isTableShown, setTableShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <>
        <p className={styles.note} role="status">
          {messages.chart.failed}
        </p>
        {renderTable()}
      </>
    );
  const plot = (
    <DeferredPlot placeholder={<Skeleton shape="block" height={height} />} onFail={() => setFailed(true)}>
      {children}
    </DeferredPlot>
  );
  if (tablePlacement !== 'on-demand')
    return (
      <div className={styles.tablePlacements[tablePlacement]}>
        <div
          className={styles.plotPlace}
          style={
            tablePlacement === 'beside' ? { inlineSize: height, blockSize: height } : { blockSize: height }
          }
        >
          {plot}
        </div>
        <div className={styles.tablePlace}>{renderTable()}</div>
      </div>
    );
  return (
    <>
      <div className={reset} style={{ minBlockSize: height }}>
        {plot}
      </div>
      <div className={styles.foot}>
        {legend ?? <span className={reset} />}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isTableShown}
          {...(isTableShown && { 'aria-controls': tableId })}
          aria-label={`${messages.chart.asTable}: ${label}`}
          onPress={() => setTableShown(!isTableShown)}
        >
          {messages.chart.asTable}
        </Button>
      </div>
      {isTableShown ? (
        <div id={tableId} className={reset}>
          {renderTable()}
        </div>
      ) : null}
    </>
  );
}
