import {
  conflictingFields,
  type EditConflict,
  formatImei,
  mergeEdits,
  phoneFactText,
  phoneFieldsOn,
} from '@handset/domain';
import type { BankAccount, BulkDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { EditConflictModal } from '../../../kit/editConflict/EditConflictModal.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { hostMessages, type Messages } from '../../../kit/words/hostMessages.ts';
import { type LotWords, lotWords } from './lotWords.ts';

/** The fields of a lot that two people may edit, in the order of its form. Its party stays. */
const LOT_FIELDS = [
  'date',
  'purchasePaymentType',
  'entries',
  'prices',
  'creditPaymentData',
  'payment',
] as const satisfies readonly (keyof BulkDraft)[];
type LotField = (typeof LOT_FIELDS)[number];

/** The IMEIs that one side of a conflict names; a lot may have 500. */
const NAMED_IMEIS = 5;

interface LotConflictProps {
  conflict: EditConflict<BulkDraft>;
  banks: readonly BankAccount[];
  /** Called with the resolved lot, which is not stored yet. */
  onDecide: (draft: BulkDraft) => void;
  onLeave: () => void;
}

/** Compares an edited lot with the one that somebody else stored. */
export function LotConflict({ conflict, banks, onDecide, onLeave }: LotConflictProps) {
  const words = useWords(lotWords);
  const messages = useWords(hostMessages);
  const format = useFormat();
  const reading = { words, messages, format, banks };
  const { mine, stored } = conflict;
  const labels: Record<LotField, string> = {
    date: words.date,
    purchasePaymentType: words.paymentType,
    entries: words.entries,
    prices: words.terms,
    creditPaymentData: words.paid,
    payment: words.payment,
  };
  return (
    <EditConflictModal
      fields={conflictingFields(conflict, LOT_FIELDS).map((name) => ({
        name,
        label: labels[name],
        mine: shownFact(name, mine, stored, reading),
        stored: shownFact(name, stored, mine, reading),
      }))}
      onDecide={(choices) => {
        const merged = mergeEdits(conflict, LOT_FIELDS, choices);
        onDecide({
          ...merged,
          entries: withoutGone(merged.entries, stored.entries),
          confirmedImeis: [...new Set([...mine.confirmedImeis, ...stored.confirmedImeis])],
        });
      }}
      onLeave={onLeave}
    />
  );
}

/** The models, with the phones that the other side took out as new ones. */
function withoutGone(entries: BulkDraft['entries'], stored: BulkDraft['entries']): BulkDraft['entries'] {
  const known = new Set(stored.flatMap(({ units }) => units.map(({ _id }) => _id)));
  return entries.map((entry) => ({
    ...entry,
    units: entry.units.map(({ _id, ...unit }) => (known.has(_id) ? { ...unit, _id } : unit)),
  }));
}

interface Reading {
  words: LotWords;
  messages: Messages;
  format: Format;
  banks: readonly BankAccount[];
}

/** A fact of a lot as people read it, told from the other side's. */
function shownFact(field: LotField, lot: BulkDraft, other: BulkDraft, reading: Reading): string {
  const { words, messages, format, banks } = reading;
  const money = (minor: number | null) => format.money(minor ?? 0);
  switch (field) {
    case 'date':
      return lot.date && format.day(lot.date);
    case 'purchasePaymentType':
      return messages.sales.types[lot.purchasePaymentType === 'credit' ? 'Credit' : 'Full Payment'] ?? '';
    case 'prices':
      return (['dealerPrice', 'lp', 'lifting', 'activation', 'promo'] as const)
        .map((term) => `${words[term]} ${money(lot.prices[term])}`)
        .join(' · ');
    case 'creditPaymentData': {
      const { payableAmountNow, dateOfPayment } = lot.creditPaymentData;
      return [money(payableAmountNow), dateOfPayment && words.dueOn(format.day(dateOfPayment))]
        .filter(Boolean)
        .join(' · ');
    }
    case 'payment': {
      if (!lot.payment) return '';
      const { pocketCash, accountCash, bankAccountUsed } = lot.payment;
      const bank = banks.find(({ _id }) => _id === bankAccountUsed)?.bankName ?? words.fromBank;
      return [
        ...(pocketCash > 0 ? [`${words.fromPocket} ${money(pocketCash)}`] : []),
        ...(accountCash > 0 ? [`${bank} ${money(accountCash)}`] : []),
      ].join(' · ');
    }
    case 'entries':
      return shownEntries(lot, other, reading);
  }
}

/** The models with their counts and prices, then the phones that only this side has in that form. */
function shownEntries(lot: BulkDraft, other: BulkDraft, { words, format }: Reading): string {
  const models = lot.entries.map((entry) =>
    [
      `${entry.companyName} ${entry.modelName}`,
      ...phoneFieldsOn('lotEntry').map((name) => phoneFactText(name, entry[name])),
      words.sims[entry.simOption],
      words.entry(format.count(entry.units.length), format.money(entry.priceOfOne ?? 0)),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const others = new Set(phonesOf(other));
  const phones = phonesOf(lot).filter((phone) => !others.has(phone));
  const left = phones.length - NAMED_IMEIS;
  return [
    ...models,
    ...phones.slice(0, NAMED_IMEIS),
    ...(left > 0 ? [words.otherImeis(format.count(left))] : []),
  ].join(', ');
}

/** Each phone as one line: its IMEIs and what else is known of it. */
function phonesOf({ entries }: BulkDraft): string[] {
  return entries.flatMap(({ units }) =>
    units.map((unit) =>
      [
        ...[unit.imei1, unit.imei2].filter(Boolean).map(formatImei),
        ...phoneFieldsOn('lotPhone').map((name) => phoneFactText(name, unit[name])),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  );
}
