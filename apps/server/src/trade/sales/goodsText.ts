import { searchKey } from '@handset/domain';

interface Goods {
  company_name: string;
  model_name: string;
  ram_memory: string | null;
  color: string | null;
  imei1: string;
  imei2: string | null;
}

/** Search key of a sale: models, accessories and IMEIs, each once. */
export function goodsText(units: readonly Goods[], accessories: readonly { name: string }[]): string {
  const words = [
    ...units.map(({ company_name, model_name, ram_memory, color }) =>
      [company_name, model_name, ram_memory, color].filter(Boolean).join(' '),
    ),
    ...accessories.map(({ name }) => name),
    ...units.flatMap(({ imei1, imei2 }) => [imei1, imei2]),
  ];
  return searchKey([...new Set(words.filter(Boolean))].join(' '));
}
