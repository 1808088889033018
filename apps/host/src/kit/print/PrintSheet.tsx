import { useShop } from '@handset/api-client/swr';
import { formatNumber, type Paper } from '@handset/domain';
import { lightTheme, useUI } from '@handset/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './PrintSheet.css.ts';
import { receiptHeight } from './receiptHeights.ts';

interface PrintSheetProps {
  paper: Paper;
  title: string;
  /** A line under the title, such as the days that it is about. */
  description?: ReactNode;
  children: ReactNode;
}

/** A paper of the shop with its name at the top. While it is on the page, only it is printed. */
export function PrintSheet({ paper, title, description, children }: PrintSheetProps) {
  const { rootProps } = useUI();
  const { data: shop } = useShop();
  const sheet = useRef<HTMLElement>(null);
  const page = useReceiptPage(sheet, paper);
  const zoom = useZoom(sheet, paper);
  return (
    <article
      ref={sheet}
      className={[lightTheme, styles.printed, paper === 'A4' ? styles.a4 : styles.receipt, page].join(' ')}
      style={{ zoom }}
      data-paper={paper}
      lang={rootProps.lang}
      dir={rootProps.dir}
      aria-label={title}
    >
      <header className={styles.head}>
        <div>
          <div className={styles.shop}>
            <bdi>{shop?.name}</bdi>
          </div>
          {shop ? (
            <p className={styles.muted}>
              <bdi dir="ltr">{formatNumber(shop.number)}</bdi>
              {shop.city ? ` · ${shop.city}` : ''}
            </p>
          ) : null}
        </div>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {description ? <p className={styles.muted}>{description}</p> : null}
        </div>
      </header>
      {children}
    </article>
  );
}

/** The class of the page that a receipt is printed on, which is as long as the receipt. */
function useReceiptPage(sheet: { current: HTMLElement | null }, paper: Paper): string {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (paper === 'A4' || !element) return;
    const observer = new ResizeObserver(() => setHeight(receiptHeight(element.offsetHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet, paper]);
  return paper === 'A4' ? '' : (styles.receiptPages[height] ?? '');
}

/** The zoom at which a whole A4 sheet is seen on a screen that is narrower than the sheet. */
function useZoom(sheet: { current: HTMLElement | null }, paper: Paper): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const desk = sheet.current?.parentElement;
    if (paper !== 'A4' || !desk) return;
    const observer = new ResizeObserver(() => setZoom(Math.min(1, desk.clientWidth / styles.SHEET_WIDTH)));
    observer.observe(desk);
    return () => observer.disconnect();
  }, [sheet, paper]);
  return paper === 'A4' ? zoom : 1;
}
