import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayAt, type Locale } from '@handset/domain';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { type ShopSession, seesCost } from '../../base/database/Session.ts';
import type { Cell, FileColumn } from '../../base/exports/Cell.ts';
import { BYTE_ORDER_MARK, csvHeader, csvLine } from '../../base/exports/csv.ts';
import type { ExportList, ExportPage } from '../../base/exports/ExportList.ts';
import { Refused } from '../../base/http/errors.ts';
import { type Route, type ServerContext, serverRoute } from '../../base/http/route.ts';
import { auditExport } from './auditExport.ts';
import { makeWorkbook, WORKBOOK_ROWS } from './workbook.ts';

const FORMATS = {
  csv: { mime: 'text/csv', said: 'CSV' },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    said: 'Excel workbook',
  },
} as const;
type Format = keyof typeof FORMATS;

/** The calls that answer each list as a file, in each format. */
export function exportRoutes(lists: readonly ExportList[]): Route[] {
  return lists.flatMap((list) => (['csv', 'xlsx'] as const).map((format) => exportRoute(list, format)));
}

function exportRoute(list: ExportList, format: Format): Route {
  return serverRoute({
    method: 'GET',
    url: `/api/export/${list.name}.${format}`,
    summary: `${list.title.en} as ${FORMATS[format].said}: the whole filtered list`,
    access: list.permission,
    query: list.filters.extend({ locale: z.enum(['en', 'ur']).default('en') }),
    file: FORMATS[format].mime,
    limit: { max: 30, minutes: 1 },
    handle: (server, { query: { locale, ...filters } }) =>
      answerFile(server, list, format, { locale: locale === 'ur' ? 'ur' : 'en', filters }),
  });
}

async function answerFile(
  server: ServerContext,
  list: ExportList,
  format: Format,
  { locale, filters }: { locale: Locale; filters: Record<string, unknown> },
): Promise<FastifyReply> {
  const { database, reply } = server;
  const session = server.session as ShopSession;
  // Each page is a separate read, so that a slow download blocks nobody.
  const read = (cursor?: string) =>
    database.read(session, (shop) => list.page(shop, locale, filters, cursor));
  const first = await read();
  if (format === 'xlsx' && (first.total ?? 0) > WORKBOOK_ROWS) throw tooManyRows();
  await auditExport(server, session, `${list.name}.${format}`);

  const shown = list.columns.map(({ isCost }, index) => ({ index, isShown: !isCost || seesCost(session) }));
  const kept = shown.filter(({ isShown }) => isShown).map(({ index }) => index);
  const columns = kept.map((index) => columnAt(list, index, locale));
  const pages = rowsOf(first, read, kept);
  const today = dayAt(new Date(database.clock()), session.shop.timeZone);
  const { mime } = FORMATS[format];
  reply.headers({
    'content-type': format === 'csv' ? `${mime}; charset=utf-8` : mime,
    'content-disposition': `attachment; filename="${list.name}-${today}.${format}"`,
    'cache-control': 'private, no-store',
  });
  if (format === 'csv') return reply.send(Readable.from(csvOf(columns, pages)));
  const options = { sheet: list.title[locale].slice(0, 31), columns, isRightToLeft: locale === 'ur' };
  return reply.send(Buffer.from(await makeWorkbook(options, bounded(pages, server))));
}

function columnAt(list: ExportList, index: number, locale: Locale): FileColumn {
  const column = list.columns[index];
  if (!column) throw new RangeError(`${list.name} has no column ${index}`);
  return { header: column.header[locale], kind: column.kind };
}

async function* rowsOf(
  first: ExportPage,
  read: (cursor: string) => Promise<ExportPage>,
  kept: readonly number[],
): AsyncGenerator<Cell[][]> {
  for (let page = first; ; page = await read(page.nextCursor)) {
    yield page.rows.map((row) => kept.map((index) => row[index] ?? null));
    if (page.nextCursor === null) return;
    // The embedded database answers synchronously. Without this, other requests would wait until the last page.
    await nextTurn();
  }
}

async function* csvOf(
  columns: readonly FileColumn[],
  pages: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHeader(columns);
  for await (const rows of pages) {
    if (rows.length > 0) yield rows.map((row) => csvLine(row, columns)).join('');
  }
}

/** The rows of a workbook, as long as somebody waits for it and it can be made. */
async function* bounded(pages: AsyncIterable<Cell[][]>, { reply }: ServerContext): AsyncGenerator<Cell[][]> {
  let count = 0;
  for await (const rows of pages) {
    count += rows.length;
    if (count > WORKBOOK_ROWS) throw tooManyRows();
    if (reply.raw.destroyed) return;
    yield rows;
  }
}

function tooManyRows(): Refused {
  return new Refused('workbook-rows-too-many', { most: WORKBOOK_ROWS });
}
