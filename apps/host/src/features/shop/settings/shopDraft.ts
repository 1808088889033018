import { formatNumber, type Paper, type Shop, type ShopSettingsChange } from '@handset/domain';

/** Values of the forms in My Shop. Lists are lines of text, and no value is an empty text. */
export interface ShopDraft {
  logo: File[];
  removeLogo: boolean;
  name: string;
  ownerName: string;
  number: string;
  otherNumbers: string;
  whatsapp: string;
  city: string;
  addresses: string;
  ntn: string;
  currency: string;
  locale: string;
  lakhGrouping: boolean;
  timeZone: string;
  invoicePrefix: string;
  paper: Paper;
  defaultWarranty: string;
  termsNew: string;
  termsUsed: string;
  termsAccessories: string;
  footer: string;
  lowStockLevel: number | null;
  oldStockDays: number | null;
  eGadgetShopId: string;
  employeeSellsBelowCost: boolean;
  employeeSeesCost: boolean;
  allowsNegativeCash: boolean;
  /** In minor units. */
  countTolerance: number | null;
  hidesBooksInCounts: boolean;
  scanOpensSale: boolean;
  printerAddresses: string;
  idleMinutes: number | null;
}

/** A setting of the shop, as the forms name it. */
export type ShopField = keyof ShopDraft;

/** The shop as its forms show it. */
export function shopDraftOf(shop: Shop): ShopDraft {
  return {
    logo: [],
    removeLogo: false,
    name: shop.name,
    ownerName: shop.ownerName,
    number: formatNumber(shop.number),
    otherNumbers: shop.otherNumbers.map(formatNumber).join('\n'),
    whatsapp: formatNumber(shop.whatsapp ?? ''),
    city: shop.city ?? '',
    addresses: shop.addresses.join('\n'),
    ntn: shop.ntn ?? '',
    currency: shop.currency,
    locale: shop.locale,
    lakhGrouping: shop.lakhGrouping,
    timeZone: shop.timeZone,
    invoicePrefix: shop.invoicePrefix,
    paper: shop.paper,
    defaultWarranty: shop.defaultWarranty,
    termsNew: shop.terms.new ?? '',
    termsUsed: shop.terms.used ?? '',
    termsAccessories: shop.terms.accessories ?? '',
    footer: shop.footer ?? '',
    lowStockLevel: shop.lowStockLevel,
    oldStockDays: shop.oldStockDays,
    eGadgetShopId: shop.eGadgetShopId ?? '',
    employeeSellsBelowCost: shop.employeeSellsBelowCost,
    employeeSeesCost: shop.employeeSeesCost,
    allowsNegativeCash: shop.allowsNegativeCash,
    countTolerance: shop.countTolerance,
    hidesBooksInCounts: shop.hidesBooksInCounts,
    scanOpensSale: shop.scanOpensSale,
    printerAddresses: shop.printerAddresses.join('\n'),
    idleMinutes: shop.idleMinutes,
  };
}

/** The edited values and the original ones. */
export interface ShopEdits {
  edits: Partial<ShopDraft>;
  /** The shop as it was when the first of them was typed. */
  base: ShopDraft;
}

/** Edits that differ from the current shop. */
export function editsOf(edits: Partial<ShopDraft>, now: ShopDraft): Partial<ShopDraft> {
  const differing = Object.entries(edits).filter(([name, value]) => !isSame(value, now[name as ShopField]));
  return Object.fromEntries(differing) as Partial<ShopDraft>;
}

/** Settings edited here that somebody else has changed since. */
export function conflictsOf({ edits, base }: ShopEdits, now: ShopDraft): ShopField[] {
  return (Object.keys(editsOf(edits, now)) as ShopField[]).filter((name) => !isSame(base[name], now[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? one.length === other.length : one === other;
}

/** The request: the version that was edited, and the changes to it. */
export function changeOf(edits: Partial<ShopDraft>, version: number): object {
  const { logo: _file, termsNew, termsUsed, termsAccessories, ...rest } = edits;
  const { otherNumbers, addresses, printerAddresses, ...plain } = rest;
  const terms = defined({ new: termsNew, used: termsUsed, accessories: termsAccessories });
  return {
    version,
    ...plain,
    ...defined({
      otherNumbers: linesOf(otherNumbers),
      addresses: linesOf(addresses),
      printerAddresses: linesOf(printerAddresses),
    }),
    ...(Object.keys(terms).length > 0 ? { terms } : {}),
  } satisfies { [Name in keyof ShopSettingsChange]?: unknown };
}

/** Maps a setting to the field that shows its error. */
export function fieldOfSetting(path: string): string {
  const [head = path, part] = path.split('.');
  if (head === 'terms' && part) return `terms${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  return head;
}

function linesOf(text: string | undefined): string[] | undefined {
  return text
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function defined<Part extends object>(part: Part): Partial<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
}
