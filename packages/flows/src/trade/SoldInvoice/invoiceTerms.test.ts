import { expect, it } from 'vitest';
import { paidDraft, unit } from '../SaleModal/sale.fixtures.ts';
import type { InvoiceTerms } from './InvoiceDocument.ts';
import { invoiceOfDraft } from './invoiceOfDraft.ts';
import { termsOf } from './invoiceTerms.ts';

const standard = { phones: ['Keep this invoice.'], accessories: ['Keep the package.'] };
const own: InvoiceTerms = {
  new: 'Company warranty.\n\n  Keep the box. ',
  used: 'Three days to check.\nKeep the box.',
  accessories: null,
};
const row = { name: 'a', accessoryName: 'Charger', quantity: 1, price: 100 };

function terms(
  conditions: readonly string[],
  hasAccessories: boolean,
  given: InvoiceTerms | undefined = own,
) {
  const phones = conditions.map((condition, index) => unit(index, { condition }));
  const draft = paidDraft({
    addedImeis: phones,
    imeiPrices: phones.map(({ imei1 }) => ({ imei: imei1, price: 100 })),
    accessories: hasAccessories ? [row] : [],
  });
  return termsOf(invoiceOfDraft(draft, { name: 'Shop', terms: given }), standard);
}

it('are those of what was sold, without a heading where there is one kind', () => {
  expect(terms(['New'], true)).toEqual([{ kind: null, sentences: ['Company warranty.', 'Keep the box.'] }]);
});

it('stand under their kinds where there are several, each sentence once', () => {
  expect(terms(['Used', 'New'], false)).toEqual([
    { kind: 'new', sentences: ['Company warranty.', 'Keep the box.'] },
    { kind: 'used', sentences: ['Three days to check.'] },
  ]);
});

it('are the plain ones where the shop has none for what was sold', () => {
  expect(terms([], true)).toEqual([{ kind: null, sentences: standard.accessories }]);
  expect(terms(['New'], false, { new: ' \n ' })).toEqual([{ kind: null, sentences: standard.phones }]);
  expect(terms(['New'], false, {})).toEqual([{ kind: null, sentences: standard.phones }]);
});
