import { type Day, imeisOfUnit, type Locale, readImeiList, ruleMessage, saleDateRule } from '@handset/domain';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { AccessoryOption } from '../../form/embedding.ts';
import { entityField } from '../../money/EntityPicker/entity.ts';
import { needsConfirmation } from '../../stock/ImeiField/ImeiField.tsx';
import { accessoryRowOf, accessoryShortages, type SaleDraft } from './saleDraft.ts';
import type { SaleMessages } from './saleMessages.ts';
import type { Stock } from './useStock.ts';

interface ProblemContext {
  accessories: readonly AccessoryOption[];
  stock: Stock;
  today: Day;
  locale: Locale;
  messages: { sale: SaleMessages; common: CommonMessages };
}

/** Errors beyond the schema: those that need today's date, the stock or a confirmation. */
export function saleProblems(draft: SaleDraft, context: ProblemContext): Record<string, string> {
  const { accessories, stock, today, locale, messages } = context;
  const problems: Record<string, string> = {};
  if (draft.imei1 !== '') problems.imei1 = messages.sale.addPending;
  const sold = new Set(draft.addedImeis.flatMap(imeisOfUnit));
  if (readImeiList(draft.writtenImeis).imeis.some((imei) => stock.find(imei) && !sold.has(imei)))
    problems.writtenImeis = messages.sale.listPending;
  const broken = saleDateRule(draft.saleDate, today, draft.addedImeis);
  if (broken) problems.saleDate = ruleMessage(broken, locale);
  draft.imeiPrices.forEach(({ imei }, index) => {
    if (stock.isKnown && !stock.find(imei))
      problems[`imeiPrices.${index}.imei`] = messages.sale.noLongerInStock;
  });
  for (const { index, available } of accessoryShortages(draft.accessories, accessories))
    problems[`accessories.${index}.quantity`] = messages.sale.onlyInStock(available);
  return draft.sellingType === 'Exchange' ? { ...problems, ...exchangeProblems(draft, context) } : problems;
}

function exchangeProblems(
  { exchangePhoneDetail, addedImeis }: SaleDraft,
  { stock, locale, messages }: ProblemContext,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const sold = new Set(addedImeis.flatMap(imeisOfUnit));
  const { imei1, imei2, isImei1Confirmed, isImei2Confirmed } = exchangePhoneDetail;
  for (const [field, imei, isConfirmed] of [
    ['imei1', imei1, isImei1Confirmed],
    ['imei2', imei2, isImei2Confirmed],
  ] as const) {
    const name = `exchangePhoneDetail.${field}`;
    if (sold.has(imei)) problems[name] = ruleMessage('imei.duplicate', locale);
    else if (stock.find(imei)) problems[name] = messages.sale.alreadyInStock;
    else if (needsConfirmation(imei) && !isConfirmed) problems[name] = messages.common.imeiCheckDigitError;
  }
  return problems;
}

/**
 * Maps an error of the domain to a field. An error without its own field goes to the field that can fix it.
 */
export function saleField(path: string, draft: SaleDraft): string {
  const { entity, imeiPrices } = draft;
  if (path.startsWith('entityData')) return entityField(path, entity);
  const [, number, field] = /^accessories\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (number !== undefined) {
    const index = accessoryRowOf(draft, Number(number));
    // The total is zero because the sale has no phone.
    return index === undefined ? 'imei1' : `accessories.${index}.${field}`;
  }
  switch (path) {
    case 'imeiPrices':
      return 'imei1';
    case 'finalPrice':
      return imeiPrices.length === 0 ? 'imei1' : 'imeiPrices.0.price';
    case 'accountCash':
    case 'bankAccountUsed':
      return 'pocketCash';
    case 'accessories':
      return 'accessories.0.price';
    case 'exchangePhoneDetail':
      return 'exchangePhoneDetail.companyName';
    default:
      return path;
  }
}
