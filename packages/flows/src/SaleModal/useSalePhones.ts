import { MAX_PRICE, modelKey, readImeiList, ruleMessage } from '@handset/domain';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { offeredPrice, type SaleDraft, type SaleUnit, type SaleValues } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { Stock } from './useStock.ts';

/** What became of the last phone or list that was to be put on the sale. */
export interface PhonesNotice {
  tone: 'critical' | 'caution' | 'positive';
  text: string;
}

/** A row of the sale's phones as the form holds it. */
export type PhoneRow = SaleDraft['imeiPrices'][number];

/** What can be done with the phones of a sale. */
export interface SalePhonesActions {
  notice: PhonesNotice | undefined;
  /** The field in which phones are searched. */
  search: RefObject<HTMLInputElement | null>;
  /** The field of the price of the phone that is picked. */
  price: RefObject<HTMLInputElement | null>;
  /** Takes a unit into the entry with the price it is offered at; nothing empties the entry. */
  pick: (unit: SaleUnit | null) => void;
  /** Puts the picked unit on the sale; answers whether it did. */
  add: () => boolean;
  /** Finds the unit of a scanned IMEI; what was picked before is put on the sale first. */
  scan: (imei: string) => void;
  /** Puts every unit of the pasted list on the sale that is in stock; the others stay in the list. */
  addAll: () => void;
  remove: (imei: string) => void;
  /** Prices every phone of a model alike. */
  priceModel: (key: string, price: number | null) => void;
  /** Makes these the phones of the sale. */
  replace: (rows: readonly { unit: SaleUnit | undefined; row: PhoneRow }[]) => void;
}

/** The phones of a sale: found, priced, added, taken off. */
export function useSalePhones(form: SaleValues, units: Listing<SaleUnit>, stock: Stock): SalePhonesActions {
  const messages = useMessages(saleMessages);
  const { locale } = useFlows();
  const [notice, setNotice] = useState<PhonesNotice>();
  const search = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);

  const refuse = (text: string) => {
    setNotice({ tone: 'critical', text });
    return false;
  };

  const put = (rows: readonly PhoneRow[], addedImeis: readonly SaleUnit[]) => {
    form.setValue('imeiPrices', [...rows]);
    form.setValue('addedImeis', [...addedImeis]);
  };

  const append = (added: readonly { unit: SaleUnit; price: number | null }[]) =>
    put(
      [...form.getValues('imeiPrices'), ...added.map((row) => ({ imei: row.unit.imei1, price: row.price }))],
      [...form.getValues('addedImeis'), ...added.map((row) => row.unit)],
    );

  const isOnSale = (unit: SaleUnit) => form.getValues('imeiPrices').some(({ imei }) => imei === unit.imei1);

  const clearEntry = () => {
    form.setValue('imei1', '');
    form.setValue('price', null);
  };

  const pick = (unit: SaleUnit | null) => {
    setNotice(undefined);
    if (!unit) return clearEntry();
    if (isOnSale(unit)) {
      clearEntry();
      refuse(ruleMessage('imei.duplicate', locale));
      return search.current?.focus();
    }
    // What is typed next replaces the price: select it once the field shows it in the form in which it is edited.
    flushSync(() => {
      form.setValue('imei1', unit.imei1);
      form.setValue('price', offeredPrice(unit));
    });
    price.current?.focus();
    queueMicrotask(() => price.current?.select());
  };

  const add = () => {
    const entry = form.getValues();
    const unit = stock.find(entry.imei1);
    if (!unit || entry.price === null) return refuse(ruleMessage('imei.price', locale));
    if (entry.price <= 0) return refuse(ruleMessage('money.zero', locale));
    if (entry.price > MAX_PRICE) return refuse(ruleMessage('money.too-large', locale));
    append([{ unit, price: entry.price }]);
    clearEntry();
    setNotice(undefined);
    search.current?.focus();
    return true;
  };

  const scan = (imei: string) => {
    const unit = stock.find(imei);
    if (!unit)
      return void refuse(stock.isKnown ? messages.notFound(imei) : (units.error ?? messages.stockLoading));
    const picked = form.getValues('imei1');
    if (picked !== '' && picked !== unit.imei1 && !add()) return;
    pick(unit);
  };

  const addAll = () => {
    const { imeis, repeated, broken } = readImeiList(form.getValues('writtenImeis'));
    const onSale = new Set(form.getValues('imeiPrices').map((row) => row.imei));
    const found = new Map<string, SaleUnit>();
    const left: string[] = [];
    let known = 0;
    for (const imei of imeis) {
      const unit = stock.find(imei);
      if (!unit) left.push(imei);
      else if (onSale.has(unit.imei1) || found.has(unit.imei1)) known += 1;
      else found.set(unit.imei1, unit);
    }
    append([...found.values()].map((unit) => ({ unit, price: offeredPrice(unit) })));
    form.setValue('writtenImeis', [...left, ...broken.map(({ text }) => text)].join('\n'));
    const parts = [messages.addedCount(found.size)];
    if (repeated + known > 0) parts.push(messages.repeatedCount(repeated + known));
    if (left.length > 0) parts.push(messages.notInStock(left.slice(0, 5).join(', '), left.length));
    if (broken[0]) parts.push(`${broken[0].text}: ${ruleMessage(broken[0].rule, locale)}`);
    const isWhole = left.length === 0 && broken.length === 0;
    setNotice({ tone: isWhole ? 'positive' : 'caution', text: parts.join(' · ') });
  };

  const remove = (imei: string) => {
    put(
      form.getValues('imeiPrices').filter((row) => row.imei !== imei),
      form.getValues('addedImeis').filter((unit) => unit.imei1 !== imei),
    );
    // What the host said of a row does not pass to the one that takes its place.
    form.clearErrors('imeiPrices');
    setNotice(undefined);
    search.current?.focus();
  };

  const priceModel = (key: string, amount: number | null) => {
    const ofModel = new Set(
      form
        .getValues('addedImeis')
        .filter((unit) => modelKey(unit) === key)
        .map((unit) => unit.imei1),
    );
    const rows = form.getValues('imeiPrices');
    form.setValue(
      'imeiPrices',
      rows.map((row) => (ofModel.has(row.imei) ? { ...row, price: amount } : row)),
    );
  };

  const replace: SalePhonesActions['replace'] = (rows) => {
    put(
      rows.map(({ row }) => row),
      rows.flatMap(({ unit }) => unit ?? []),
    );
    form.clearErrors('imeiPrices');
  };

  return { notice, search, price, pick, add, scan, addAll, remove, priceModel, replace };
}
