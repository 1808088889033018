import type { Page } from './definePage.ts';

const patterns = {
  record: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  number: /^[1-9]\d{0,14}$/,
  any: /^/,
};

/** Whether the `:id` of an address can be one at all; of one that cannot, the server need not be asked. */
export function isPossibleId({ idKind }: Pick<Page, 'idKind'>, id: string | undefined): boolean {
  return id === undefined || patterns[idKind ?? 'record'].test(id);
}
