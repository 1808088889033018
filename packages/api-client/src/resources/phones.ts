import type { messageAnswer, NewPhone, phoneChoicesAnswer, phonesAnswer, StockEdit } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import {
  imeisShape,
  phoneDetailShape,
  phoneEditedShape,
  phoneEnteredShape,
  phonesShape,
  priceListShape,
  stockShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import { type FormFiles, toForm } from '../wire/multipart.ts';
import type { ListQuery } from './queries.ts';

/** Which units a stock list shows. */
export interface PhoneQuery extends ListQuery {
  /** `in-stock`, `sold`, `dispatched`, `returned-to-supplier`, `void`. */
  state?: string | readonly string[] | undefined;
  /** `New`, `Used`. */
  condition?: string | undefined;
  /** How they came: `stock`, `single`, `bulk`, `exchange`. */
  source?: string | undefined;
  companyId?: string | undefined;
  modelId?: string | undefined;
  /** The company's name. */
  company?: string | undefined;
  /** The model's name. */
  model?: string | undefined;
  /** RAM/Memory as it is written. */
  ram?: string | undefined;
  color?: string | undefined;
  specifications?: string | undefined;
  /** Demand price at least, in rupees. */
  priceFrom?: string | number | undefined;
  /** Demand price at most, in rupees. */
  priceTo?: string | number | undefined;
  /** Days since they came, at least. */
  ageFrom?: string | number | undefined;
  /** Days since they came, at most. */
  ageTo?: string | number | undefined;
  /** What nobody checked: `eGadget`, `pta`. */
  unchecked?: string | undefined;
}

/** What the grouped list of stock is filtered by. */
export type StockQuery = Omit<PhoneQuery, 'state' | 'from' | 'to' | 'sort' | 'order' | 'limit' | 'cursor'>;

/** A page of units with the totals of the whole filtered set. */
export type PhonePage = Answer<typeof phonesAnswer>;

/** Pictures of a phone that is entered by hand; the first is its cover. */
export type PhonePictures = FormFiles<'coverImage' | 'images'>;

/** Units: what is or was in stock. */
export function phoneCalls(transport: Transport) {
  return {
    /** Every unit that may be sold. */
    imeis: async () => (await read(transport, imeisShape, 'api/Purchase/all-imeis')).data.imeis,
    list: (query?: PhoneQuery) => read(transport, phonesShape, 'api/phone', query),
    /** What is in stock by company, model and RAM/Memory. */
    stock: (query?: StockQuery) => read(transport, stockShape, 'api/stock', query),
    /** What may be sold and what is asked for it, for customers: neither what it cost nor an IMEI. */
    prices: (query?: StockQuery) => read(transport, priceListShape, 'api/stock/prices', query),
    /** What a list of phones can be narrowed to. */
    choices: async (query?: Pick<PhoneQuery, 'state' | 'condition'>) =>
      (await transport.get<Answer<typeof phoneChoicesAnswer>>('api/phone/choices', query)).data,
    detail: async (id: string) => (await read(transport, phoneDetailShape, path`api/phone/${id}`)).data,
    byImei: async (imei: string) =>
      (await read(transport, phoneDetailShape, path`api/phone/imei/${imei}`)).data,
    /** Enters a phone that was not bought here. */
    create: (phone: NewPhone, pictures: PhonePictures, submission: Submission) =>
      write(
        transport,
        phoneEnteredShape,
        { method: 'POST', path: 'api/phone/addPhone', body: toForm(toWire(phone, prices), pictures) },
        submission,
      ),
    /** Edits a phone of the stock list; with pictures as a form, else as JSON. */
    edit: (id: string, edit: StockEdit, pictures: PhonePictures, submission: Submission) => {
      const wire = toWire(edit, { price: prices });
      const hasPictures = Object.values(pictures).some((files) => files.length > 0);
      return write(
        transport,
        phoneEditedShape,
        {
          method: 'PUT',
          path: path`api/Purchase/single-purchase-phone/${id}`,
          body: hasPictures ? toForm(wire, pictures) : wire,
        },
        submission,
      );
    },
    /** Takes out a phone that was entered by hand and never sold. */
    remove: (id: string, reason: string, submission: Submission) =>
      transport.send<Answer<typeof messageAnswer>>('DELETE', path`api/phone/${id}`, { reason }, submission),
    /** A private picture, by the address that a document names. */
    picture: (url: string) => transport.blob(url),
  };
}

const prices = { demandPrice: 'money', purchasePrice: 'money', finalPrice: 'money' } as const;
