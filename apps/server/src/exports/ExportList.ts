import type { Locale, Permission } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { ShopSettings } from '../database/Session.ts';
import type { Route } from '../http/route.ts';
import type { Cell, CellKind } from './Cell.ts';
import { type Columns, columnsOf } from './columns.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  header: Record<Locale, string>;
  kind: CellKind;
  /** Whether it tells what things cost, so that it is left out for who may not see that. */
  isCost: boolean;
  cell(row: Row, shop: ShopSettings): Cell;
}

/** A page of an exported list, and where the next begins. */
export interface ExportPage {
  rows: Cell[][];
  nextCursor: string | null;
  /** How many rows there are in all, where the list counts them. */
  total: number | undefined;
}

/** A list of the product as a file: which list, who may have it, and what stands in its columns. */
export interface ExportList {
  /** As the address names it: `/api/export/phones.csv`. */
  name: string;
  title: Record<Locale, string>;
  /** The address of the list itself. */
  url: string;
  /** Whether that call answers what the columns are written for; a test holds every list to it. */
  isOfThatAnswer: boolean;
  permission: Permission;
  /** The filters of the list itself. */
  filters: z.ZodObject;
  columns: readonly Omit<ExportColumn<never>, 'cell'>[];
  page(shop: ShopReader, filters: Record<string, unknown>, cursor: string | undefined): Promise<ExportPage>;
}

/** How many rows are read at a time: few enough that nobody waits, many enough that the reading goes on. */
const PAGE = 200;

/** What an answer says of the pages after it; a list that is short says nothing. */
interface Paging {
  nextCursor?: string | null;
  total?: number;
}

/** A query that names the record whose list it is: `bankId` for `/api/banks/:id/transactions`. */
interface Subject {
  query: string;
  param: string;
}

/** Which part of a file a page is. */
export interface FilePage {
  isFirst: boolean;
  isLast: boolean;
  /** Whether the file begins with what is newest. */
  isDescending: boolean;
}

interface Declaration<Answer extends z.ZodType, Row> {
  name: string;
  title: Record<Locale, string>;
  /** Where the product shows the list: its calls, and the address of the one. */
  routes: readonly Route[];
  url: string;
  answer: Answer;
  /** The record in the address, as the export's own query names it. */
  subject?: Subject;
  /** The rows of an answer; the page tells which part of the file they are. */
  rows(answer: z.output<Answer>, page: FilePage): readonly Row[];
  /** Reads the pages after the first without what all of them come to, where that takes long. */
  following?(shop: ShopReader, query: never): Promise<{ data: readonly Row[]; nextCursor: string | null }>;
  /** Where the answer says what comes after it. @default in itself */
  paging?(answer: z.output<Answer>): { nextCursor: string | null; total: number };
  columns(kinds: Columns<Row>): readonly ExportColumn<Row>[];
}

/**
 * Makes a file of a list that the product shows: the same call answers it, page by page, so that the file has the same
 * filters, the same guard and the same rows.
 */
export function exportOf<Answer extends z.ZodType, Row>(declaration: Declaration<Answer, Row>): ExportList {
  const { name, title, routes, url, answer, subject } = declaration;
  const columns = declaration.columns(columnsOf());
  const route = routes.find((known) => known.method === 'GET' && known.url === url);
  if (route?.work.kind !== 'read') throw new Error(`${name}: there is no list at ${url}`);
  if (route.access === 'public' || route.access === 'signed-in')
    throw new Error(`${name}: ${url} is of no permission`);
  const { handle } = route.work;
  const listed = route.query instanceof z.ZodObject ? route.query.shape : {};
  const { limit, cursor: _cursor, ...filters } = listed;
  const isPaged = limit !== undefined;
  return {
    name,
    title,
    url,
    isOfThatAnswer: route.answer === answer,
    permission: route.access,
    filters: z.strictObject({ ...filters, ...(subject && { [subject.query]: z.uuid() }) }),
    columns,
    async page(shop, chosen, cursor) {
      const { [subject?.query ?? '']: id, ...rest } = chosen;
      const query = isPaged ? { ...rest, limit: PAGE, cursor } : rest;
      const cellsOf = (rows: readonly Row[]) =>
        rows.map((row) => columns.map(({ cell }) => cell(row, shop.session.shop)));
      if (cursor !== undefined && declaration.following) {
        const { data, nextCursor } = await declaration.following(shop, query as never);
        return { rows: cellsOf(data), nextCursor, total: undefined };
      }
      const input = { params: subject ? { [subject.param]: id } : {}, query, body: undefined, pictures: {} };
      const answered = (await handle(shop, input as never)) as z.output<Answer>;
      const { nextCursor, total }: Paging = declaration.paging?.(answered) ?? (answered as Paging);
      const next = (isPaged && nextCursor) || null;
      const page = {
        isFirst: cursor === undefined,
        isLast: next === null,
        isDescending: rest.order === 'desc',
      };
      return { rows: cellsOf(declaration.rows(answered, page)), nextCursor: next, total };
    },
  };
}
