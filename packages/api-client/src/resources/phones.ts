import type { ImeiRecord, imeisAnswer, PhoneDetail, phonesAnswer } from '@handset/domain';
import type { Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire } from '../wire/money.ts';
import type { ListQuery } from './parties.ts';

/** Which units a stock list shows. */
export interface PhoneQuery extends ListQuery {
  state?: string | readonly string[] | undefined;
  condition?: string | undefined;
  source?: string | undefined;
  companyId?: string | undefined;
  modelId?: string | undefined;
}

/** A page of units with the totals of the whole filtered set. */
export type PhonePage = Answer<typeof phonesAnswer>;

/** Units: what is or was in stock. */
export function phoneCalls(transport: Transport) {
  return {
    /** Every unit that may be sold. */
    imeis: async (): Promise<ImeiRecord[]> =>
      fromWire<Answer<typeof imeisAnswer>>(await transport.get('api/Purchase/all-imeis'), answerShapes.imeis)
        .data.imeis,
    list: async (query?: PhoneQuery) =>
      fromWire<PhonePage>(await transport.get('api/phone', query), answerShapes.phones),
    detail: async (id: string) =>
      fromWire<{ data: PhoneDetail }>(
        await transport.get(`api/phone/${encodeURIComponent(id)}`),
        answerShapes.phone,
      ).data,
    byImei: async (imei: string) =>
      fromWire<{ data: PhoneDetail }>(
        await transport.get(`api/phone/imei/${encodeURIComponent(imei)}`),
        answerShapes.phone,
      ).data,
    /** A private picture, by the address that a document names. */
    picture: (url: string) => transport.blob(url),
  };
}
