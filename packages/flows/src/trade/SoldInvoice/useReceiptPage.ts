import type { Paper } from '@handset/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { longReceiptPage, receiptPages, sheetPage } from './printing.css.ts';
import { receiptHeight } from './receiptPages.ts';

/** Millimetres of a CSS pixel. */
const MILLIMETRES = 25.4 / 96;
/** Extra height for a printer whose fonts are taller than the screen's. */
const SLACK = 2;

/** The class that gives a sheet the page it is printed on: a receipt's is as long as the receipt. */
export function useReceiptPage(sheet: RefObject<HTMLElement | null>, paper: Paper): string {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = sheet.current;
    if (paper !== '80mm' || !element) return;
    const measure = () => setHeight(receiptHeight(element.offsetHeight * MILLIMETRES + SLACK));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet, paper]);
  if (paper !== '80mm') return sheetPage;
  return (height === undefined ? undefined : receiptPages[height]) ?? longReceiptPage;
}
