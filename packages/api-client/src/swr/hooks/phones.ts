import type { NewPhone, StockEdit } from '@handset/domain';
import {
  type PhoneChoicesQuery,
  type PhonePictures,
  type PhoneQuery,
  phoneCalls,
  type StockQuery,
} from '../../resources/phones.ts';
import type { Id } from '../identity.ts';
import { slips, stock } from '../resources.ts';
import { unsignedAddress } from '../unsignedAddress.ts';
import { usePages } from '../usePages.ts';
import { keepPrevious, useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** Phones that may be sold. Loaded once `isNeeded`, since a large shop has many. */
export const useImeis = (isNeeded = true) =>
  useRead(isNeeded ? ['imeis'] : null, phoneCalls, (phones) => phones.imeis());

export const usePhone = (id: Id) => useRecord('phone', id, phoneCalls, (phones, it) => phones.detail(it));

/** The phone that bears an IMEI now, or bore it last. */
export const usePhoneByImei = (imei: Id) =>
  useRecord('phoneByImei', imei, phoneCalls, (phones, it) => phones.byImei(it));

/** Stock by company, model and RAM/Memory. */
export const useStock = (query: StockQuery = {}) =>
  useRead(['stock', query], phoneCalls, (phones) => phones.stock(query), keepPrevious);

/** Price list for customers. */
export const usePriceList = (query: StockQuery = {}) =>
  useRead(['stock', 'prices', query], phoneCalls, (phones) => phones.prices(query));

/** Filter choices of a list of phones. */
export const usePhoneChoices = (query: PhoneChoicesQuery = {}) =>
  useRead(['stock', 'choices', query], phoneCalls, (phones) => phones.choices(query), keepPrevious);

/** A private picture as a file in memory. It is kept while its signed link changes. */
export const usePicture = (url: string | undefined) =>
  useRead(url ? ['picture', unsignedAddress(url)] : null, phoneCalls, (phones) => phones.picture(url ?? ''), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });

/** Units. */
export const usePhones = (query: PhoneQuery) =>
  usePages('phones', query, phoneCalls, (phones, page) => phones.list({ ...query, ...page }));

export const useCreatePhone = () =>
  useWrite(
    phoneCalls,
    (phones, { phone, pictures }: { phone: NewPhone; pictures: PhonePictures }, submission) =>
      phones.create(phone, pictures, submission),
    [...stock, 'balanceSheet', 'records', 'dashboard'],
  );

export const useEditPhone = () =>
  useWrite(
    phoneCalls,
    (phones, it: { id: string; edit: StockEdit; pictures: PhonePictures }, submission) =>
      phones.edit(it.id, it.edit, it.pictures, submission),
    [...stock, ...slips, 'balanceSheet', 'records', 'dashboard'],
  );

export const useRemovePhone = () =>
  useWrite(
    phoneCalls,
    (phones, it: { id: string; reason: string }, submission) => phones.remove(it.id, it.reason, submission),
    [...stock, 'balanceSheet', 'records', 'dashboard'],
  );
