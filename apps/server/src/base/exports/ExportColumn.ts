import type { Locale } from '@handset/domain';
import type { ShopSettings } from '../database/Session.ts';
import type { Cell, CellKind } from './Cell.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  header: Record<Locale, string>;
  kind: CellKind;
  /** Whether it shows costs, so that viewers without permission do not get it. */
  isCost: boolean;
  cell(row: Row, shop: ShopSettings, locale: Locale): Cell;
}
