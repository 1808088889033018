import {
  type ImeiRecord,
  MAX_IMEIS_PER_PAGE,
  type NewPhone,
  phoneContract,
  purchaseContract,
  type StockEdit,
} from '@handset/domain';
import { type AnswerOf, callsOver, type QueryOf } from '../client/callsOver.ts';
import type { FormFiles } from '../client/multipart.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a list of units. */
export type PhoneQuery = QueryOf<typeof phoneContract.list>;

/** Filters of the grouped list of stock. */
export type StockQuery = QueryOf<typeof phoneContract.stock>;

/** The phones whose filter choices are asked for. */
export type PhoneChoicesQuery = QueryOf<typeof phoneContract.choices>;

/** A page of units with the totals of the whole filtered set. */
export type PhonePage = AnswerOf<typeof phoneContract.list>;

/** Pictures of a phone that is entered by hand; the first is its cover. */
export type PhonePictures = FormFiles<'coverImage' | 'images'>;

/** Phones in stock, and those that were. */
export function phoneCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** Every unit that may be sold. Long lists come in pages, so that the page goes on answering while it reads them. */
    imeis: async () => {
      const units: ImeiRecord[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(phoneContract.imeis, { query: { limit: MAX_IMEIS_PER_PAGE, cursor } });
        units.push(...page.data.imeis);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return units;
    },
    list: (query?: PhoneQuery) => call(phoneContract.list, { query }),
    /** Stock by company, model and RAM/Memory. */
    stock: (query?: StockQuery) => call(phoneContract.stock, { query }),
    /** Price list for customers: neither costs nor IMEIs. */
    prices: (query?: StockQuery) => call(phoneContract.prices, { query }),
    /** Filter choices of a list of phones. */
    choices: async (query?: PhoneChoicesQuery) => (await call(phoneContract.choices, { query })).data,
    detail: async (id: string) => (await call(phoneContract.detail, { params: { id } })).data,
    byImei: async (imei: string) => (await call(phoneContract.byImei, { params: { imei } })).data,
    /** Enters a phone that was not bought here. */
    create: (phone: NewPhone, pictures: PhonePictures, submission: Submission) =>
      call(phoneContract.create, { body: phone, files: pictures, submission }),
    /** Edits a phone of the stock list; with pictures as a form, else as JSON. */
    edit: (id: string, edit: StockEdit, pictures: PhonePictures, submission: Submission) => {
      const hasPictures = Object.values(pictures).some((files) => files.length > 0);
      const files = hasPictures ? pictures : undefined;
      return call(purchaseContract.edit, { params: { id }, body: edit, files, submission });
    },
    /** Removes a phone that was entered by hand and never sold. */
    remove: (id: string, reason: string, submission: Submission) =>
      call(phoneContract.remove, { params: { id }, body: { reason }, submission }),
    /** A private picture, by the address that a document names. */
    picture: (url: string) => transport.blob(url),
  };
}
