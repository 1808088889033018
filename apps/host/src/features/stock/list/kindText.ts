import type { PriceList } from '@handset/domain';
import type { PriceListWords } from './priceListWords.ts';

/** A kind of phone as customers read it, without its company. */
export function kindText(kind: PriceList['data'][number], words: PriceListWords): string {
  return [
    [kind.modelName, kind.ramMemory].filter(Boolean).join(' '),
    words.conditions[kind.condition] ?? kind.condition,
    kind.specifications && (words.specificationNames[kind.specifications] ?? kind.specifications),
    kind.colors.join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
