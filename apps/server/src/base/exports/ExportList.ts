import type { Locale, Permission } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { Route } from '../http/route.ts';
import type { Cell } from './Cell.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { ExportColumn } from './ExportColumn.ts';

/** A page of an exported list, and where the next begins. */
export interface ExportPage {
  rows: Cell[][];
  nextCursor: string | null;
  /** Total number of rows, where the list counts them. */
  total: number | undefined;
}

/** Export of a list: the list, its permission, and its columns. */
export interface ExportList {
  /** As the address names it: `/api/export/phones.csv`. */
  name: string;
  title: Record<Locale, string>;
  /** The address of the list itself. */
  url: string;
  /** Whether the call's answer is the one the columns were written for. A test checks this for every list. */
  isOfThatAnswer: boolean;
  permission: Permission;
  /** The filters of the list itself. */
  filters: z.ZodObject;
  columns: readonly Omit<ExportColumn<never>, 'cell'>[];
  /** Reads a page; its words are in the reader's language. */
  page(
    shop: ShopReader,
    locale: Locale,
    filters: Record<string, unknown>,
    cursor?: string,
  ): Promise<ExportPage>;
}

/** Rows read at a time: few enough not to block others, many enough to make progress. */
const PAGE = 200;

/** Paging fields of an answer. A short list has none. */
interface Paging {
  nextCursor?: string | null;
  total?: number;
}

/** A query that names the record whose list it is: `bankId` for `/api/banks/:id/transactions`. */
interface Subject {
  query: string;
  param: string;
}

/** Position of a page in the file. */
export interface FilePage {
  isFirst: boolean;
  isLast: boolean;
  /** Whether the newest rows come first. */
  isDescending: boolean;
}

interface Declaration<Answer extends z.ZodType, Row> {
  name: string;
  title: Record<Locale, string>;
  /** Routes of the list: its calls, and the address of one item. */
  routes: readonly Route[];
  url: string;
  answer: Answer;
  /** The record in the address, as the export's own query names it. */
  subject?: Subject;
  /** The rows of an answer; the page tells which part of the file they are. */
  rows(answer: z.output<Answer>, page: FilePage): readonly Row[];
  /** Reads the pages after the first without the totals, where computing them takes long. */
  following?(shop: ShopReader, query: never): Promise<{ data: readonly Row[]; nextCursor: string | null }>;
  /** Reads the paging fields of an answer. @default its own fields */
  paging?(answer: z.output<Answer>): { nextCursor: string | null; total: number };
  columns(kinds: Columns<Row>): readonly ExportColumn<Row>[];
}

/**
 * Exports a list of the product through its own call, page by page, so that the file has the same filters,
 * guard and rows.
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
    async page(shop, locale, chosen, cursor) {
      const { [subject?.query ?? '']: id, ...rest } = chosen;
      const query = isPaged ? { ...rest, limit: PAGE, cursor } : rest;
      const cellsOf = (rows: readonly Row[]) =>
        rows.map((row) => columns.map(({ cell }) => cell(row, shop.session.shop, locale)));
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
