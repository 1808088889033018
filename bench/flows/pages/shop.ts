import { type Company, type Model, withCheckDigit } from '@handset/domain';
import type { BankAccount, Party } from '@handset/flows';

const id = (kind: number, number: number) =>
  `01934f00-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

/** A valid IMEI of its own for every number below a million, the same ones on every run. */
export function imeiOf(number: number): string {
  const model = 35_000_000 + (number % 40) * 7919;
  // A step coprime to a million scatters neighbouring serials, as a shop's stock does.
  const serial = String((number * 610_639) % 1_000_000).padStart(6, '0');
  return withCheckDigit(`${model}${serial}`);
}

export const companies: Company[] = Array.from({ length: 40 }, (_, index) => ({
  _id: id(1, index),
  name: `Company ${index + 1}`,
}));

export const models: Model[] = Array.from({ length: 60 }, (_, index) => ({
  _id: id(2, index),
  name: `Model ${index + 1}`,
  companyId: id(1, 0),
}));

export const parties: Party[] = Array.from({ length: 5_000 }, (_, index) => ({
  _id: id(3, index),
  name: `Party ${index + 1}`,
  number: `+92300${String(1_000_000 + index)}`,
  reference: 'Hall Road',
  balance: (index % 7) * 100_000,
}));

export const banks: BankAccount[] = ['HBL', 'Meezan Bank', 'JazzCash', 'EasyPaisa'].map(
  (bankName, index) => ({
    _id: id(4, index),
    bankName,
    accountType: 'Current',
    balance: 50_000_000,
  }),
);

/** The lists of a shop that has traded for years. */
export const lists = {
  companies: { items: companies },
  models: { items: models },
  parties: { items: parties },
  banks: { items: banks },
  pocketBalance: 9_000_000,
};
