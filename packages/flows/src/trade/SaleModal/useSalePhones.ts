import { MAX_PRICE, modelKey, readImeiList, ruleMessage } from '@handset/domain';
import { useWords } from '@handset/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { imeisOfCode } from '../../base/imeisOfCode.ts';
import { useFlows } from '../../base/useFlows.ts';
import type { Listing } from '../../form/embedding.ts';
import type { PartHandler, ScanHandler } from '../../form/FormKeys.tsx';
import { flash } from '../../form/flash.ts';
import { goToField } from '../../form/goToField.ts';
import { takeImeis } from '../../form/takeImeis.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { useLatest } from '../../form/useLatest.ts';
import { useScanSound } from '../../form/useScanSound.ts';
import { useUntilChange } from '../../form/useUntilChange.ts';
import { phoneOf } from '../../stock/units/UnitLine.tsx';
import { goToNextEntry } from './goToNextEntry.ts';
import {
  isCustomerMissing,
  offeredPrice,
  type SaleDraft,
  type SaleUnit,
  type SaleValues,
} from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { Stock } from './useStock.ts';

/** The result of the last attempt to add a phone or list to the sale. */
export interface PhonesNotice {
  tone: 'critical' | 'caution' | 'positive';
  text: string;
  /** The IMEI of a phone that is not in stock. */
  missing?: string | undefined;
  /** Phones in stock whose IMEI was scanned in part. */
  candidates?: readonly SaleUnit[] | undefined;
}

/** The number of phones offered for a broken scan. */
const MAX_CANDIDATES = 3;

/** A phone that was scanned: its row flashes, in one colour when it was added and in another when it was there already. */
export interface ScannedPhone {
  imei: string;
  tone: 'positive' | 'caution';
}

/** A row of the sale's phones as the form holds it. */
export type PhoneRow = SaleDraft['imeiPrices'][number];

/** Actions on the phones of a sale. */
export interface SalePhonesActions {
  notice: PhonesNotice | undefined;
  /** Takes the notice away. The next change of the sale does so too. */
  dismiss: () => void;
  /** The phone of the last scan. Another object after each. */
  scanned: ScannedPhone | undefined;
  /** The field in which phones are searched. */
  search: RefObject<HTMLInputElement | null>;
  /** The field of the price of the phone that is picked. */
  price: RefObject<HTMLInputElement | null>;
  /** Selects a unit with its offered price. Null clears the selection. */
  pick: (unit: SaleUnit | null) => void;
  /** Adds the selected unit to the sale. Returns whether it did. */
  add: () => boolean;
  /**
   * Adds the phone with a scanned IMEI, after adding the one picked before. A phone that is offered at no price is added without one, and
   * its price has focus next. While the stock is being loaded, the scan waits for it.
   */
  scan: ScanHandler;
  /** Offers the phones whose IMEI holds the digits of a broken scan. Returns whether there are any. */
  scanPart: PartHandler;
  /** Adds the listed units that are in stock to the sale. The others stay in the list. */
  addAll: () => void;
  remove: (imei: string) => void;
  /** Prices every phone of a model alike. */
  priceModel: (key: string, price: number | null) => void;
  /** Replaces the phones of the sale. */
  replace: (rows: readonly { unit: SaleUnit | undefined; row: PhoneRow }[]) => void;
}

/** The phones of a sale: found, priced, added, taken off. Those that were `scanned` outside its form are scanned into it. */
export function useSalePhones(
  form: SaleValues & Pick<UseFormReturn<SaleDraft>, 'watch'>,
  units: Listing<SaleUnit>,
  stock: Stock,
  scanned: readonly string[],
): SalePhonesActions {
  const messages = useWords(saleMessages);
  const failureText = useFailureText();
  const { locale } = useFlows();
  const [notice, setNotice] = useUntilChange<PhonesNotice, SaleDraft>(form);
  const [lastScanned, setLastScanned] = useState<ScannedPhone>();
  const search = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const playSound = useScanSound();
  /** IMEIs that were scanned before the stock was known. */
  const waiting = useRef<Parameters<ScanHandler>[]>([]);
  const taken = useRef(0);

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

  /** The unit of a scanned code, which may be known by one of its IMEIs alone. */
  const unitOf: (...imeis: Parameters<ScanHandler>) => SaleUnit | undefined = (imei, second) =>
    stock.find(imei) ?? (second ? stock.find(second) : undefined);

  const isOnSale = (unit: SaleUnit) => form.getValues('imeiPrices').some(({ imei }) => imei === unit.imei1);

  const clearEntry = () => {
    form.setValue('imei1', '');
    form.setValue('price', null);
  };

  const finishEntry = () => {
    clearEntry();
    search.current?.focus();
  };

  const pick = (unit: SaleUnit | null) => {
    if (!unit) return clearEntry();
    if (isOnSale(unit)) {
      finishEntry();
      setNotice({ tone: 'caution', text: messages.alreadyOnSale(phoneOf(unit)) });
      return setLastScanned({ imei: unit.imei1, tone: 'caution' });
    }
    // Select the price, once it is shown in edit format, so that typing replaces it.
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
    finishEntry();
    return true;
  };

  /** Puts an IMEI that is not in stock on the old phone of an exchange, once a phone to sell is there. */
  const scanOldPhone: (...imeis: Parameters<ScanHandler>) => boolean = (imei, second) => {
    const { sellingType, imeiPrices, exchangePhoneDetail } = form.getValues();
    if (sellingType !== 'Exchange' || imeiPrices.length === 0 || !stock.isKnown) return false;
    const after = takeImeis(exchangePhoneDetail, imei, second);
    if (!after) return false;
    const { companyName, modelName } = exchangePhoneDetail;
    const name = after.imei1 === imei ? 'imei1' : 'imei2';
    const isKnown = exchangePhoneDetail[name] === imei;
    form.setValue('exchangePhoneDetail.imei1', after.imei1);
    form.setValue('exchangePhoneDetail.imei2', after.imei2);
    const next = companyName === '' ? 'companyName' : modelName === '' ? 'modelName' : 'purchasePrice';
    const fields = search.current?.closest('form');
    goToField(fields, `exchangePhoneDetail.${next}`);
    const field = fields?.querySelector(`[data-field="exchangePhoneDetail.${name}"]`);
    flash(field, isKnown ? 'caution' : 'positive');
    setNotice(undefined);
    return true;
  };

  /** Adds the phone that is picked, also without a price. */
  const addPicked = () => {
    const { imei1, price } = form.getValues();
    const unit = stock.find(imei1);
    if (unit && !isOnSale(unit)) append([{ unit, price }]);
    clearEntry();
  };

  /** Moves focus to the first price that is missing, else to the customer while there is none, else to the search. */
  const goOn = () => {
    const { imeiPrices, entity } = form.getValues();
    const unpriced = imeiPrices.findIndex(({ price }) => price === null);
    const fields = search.current?.closest('form');
    search.current?.focus();
    if (unpriced >= 0) goToField(fields, `imeiPrices.${unpriced}.price`);
    else if (search.current && isCustomerMissing(entity)) goToNextEntry(search.current, entity);
  };

  const scan: ScanHandler = (imei, second) => {
    // A failed submission has asked for a phone.
    form.clearErrors('imei1');
    const unit = unitOf(imei, second);
    if (unit && second && ![undefined, unit].includes(stock.find(second))) {
      // A code of two phones.
      const results = [scan(imei), scan(second)];
      return results.find((result) => result !== 'taken') ?? 'taken';
    }
    if (!unit && scanOldPhone(imei, second)) return 'taken';
    if (!unit) {
      search.current?.focus();
      if (!stock.isKnown && units.error === undefined) {
        waiting.current.push([imei, second]);
        setNotice({ tone: 'caution', text: messages.scanWaits(imei) });
        return 'taken';
      }
      if (stock.isKnown) setNotice({ tone: 'critical', text: messages.notFound(imei), missing: imei });
      else refuse(failureText(units.error) ?? messages.notFound(imei));
      return 'refused';
    }
    if (form.getValues('imei1') !== unit.imei1) addPicked();
    if (isOnSale(unit)) {
      pick(unit);
      return 'refused';
    }
    clearEntry();
    // Drawn at once, so that the price of the row can have focus.
    flushSync(() => append([{ unit, price: offeredPrice(unit) }]));
    setLastScanned({ imei: unit.imei1, tone: 'positive' });
    goOn();
    return 'taken';
  };

  const scanPart: PartHandler = (digits) => {
    const holdsDigits = ({ imei1, imei2 }: SaleUnit) => [imei1, imei2].some((imei) => imei?.includes(digits));
    const candidates = (units.items ?? []).filter(holdsDigits).slice(0, MAX_CANDIDATES);
    if (candidates.length === 0) return false;
    setNotice({ tone: 'caution', text: messages.partScanned(digits), candidates });
    return true;
  };

  const scanLater = useLatest((scans: readonly Parameters<ScanHandler>[]) => {
    // A message about one that is missing must not give way to the next.
    const found = scans.filter((imeis) => unitOf(...imeis));
    const each = new Map([...found, ...scans].map((imeis) => [imeis[0], imeis]));
    for (const imeis of each.values()) playSound(scan(...imeis) === 'taken');
  });

  useEffect(() => {
    const before = scanned.slice(taken.current).map((code): Parameters<ScanHandler> => {
      const [imei = code, second] = imeisOfCode(code);
      return [imei, second];
    });
    const scans = [...before, ...(stock.isKnown ? waiting.current.splice(0) : [])];
    taken.current = scanned.length;
    // A scan draws the form at once, which an effect may not.
    if (scans.length > 0) queueMicrotask(() => scanLater.current(scans));
  }, [scanned, stock.isKnown, scanLater]);

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
    // A host's error about a row must not move to the row that takes its place.
    form.clearErrors('imeiPrices');
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

  return {
    notice,
    dismiss: () => {
      setNotice(undefined);
      search.current?.focus();
    },
    scanned: lastScanned,
    search,
    price,
    pick,
    add,
    scan,
    scanPart,
    addAll,
    remove,
    priceModel,
    replace,
  };
}
