import type { Company, Model } from '@handset/domain';
import {
  emptyStockPhoneDraft,
  type StockPhone,
  type StockPhoneDraft,
  type StockPhoneSubmission,
} from './stockPhoneDraft.ts';
import type { StockHolder } from './useStockPhone.ts';

// Ids as a page may have them: any text that is not empty.
const id = (number: number) => String(number);

export const today = '2026-11-21';
export const shopId = id(1);

export const companies: Company[] = ['Samsung', 'Apple', 'Infinix'].map((name, index) => ({
  _id: id(100 + index),
  name,
}));

export const models: Model[] = ['Galaxy A15', 'Galaxy A35'].map((name, index) => ({
  _id: id(200 + index),
  name,
  companyId: id(100),
}));

/** A phone that is in stock already. */
export const holder: StockHolder = {
  _id: id(301),
  imei1: '352099001761481',
  imei2: '352099001761499',
  companyName: 'Apple',
  modelName: 'iPhone 13',
};

export const lists = {
  companies: { items: companies },
  models: { items: models },
  units: { items: [holder] },
};

/** A form that is complete but for its pictures. */
export const filledDraft: StockPhoneDraft = {
  ...emptyStockPhoneDraft(),
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'Galaxy A15',
  specs: 'PTA',
  color: 'Blue',
  imei1: '356938035643809',
  imei2: '490154203237518',
  isDualSim: true,
  demandPrice: 5_200_000,
  purchasePrice: 4_500_000,
  finalPrice: 5_000_000,
};

/** The value that the complete form is submitted as. */
export const filledPhone: StockPhoneSubmission = {
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelSpecifications: 'Galaxy A15',
  specs: 'PTA',
  color: 'Blue',
  imei: '356938035643809',
  imei2: '490154203237518',
  demandPrice: 5_200_000,
  purchasePrice: 4_500_000,
  finalPrice: 5_000_000,
  shopid: shopId,
  phoneCondition: undefined,
  ramMemory: undefined,
  batteryHealth: undefined,
  pictures: { images: [] },
};

/** A phone in stock. */
export const phone: StockPhone = {
  _id: id(300),
  name: 'Galaxy A15 blue',
  companyName: 'Samsung',
  modelName: 'Galaxy A15',
  specifications: 'PTA',
  color: 'Blue',
  imei1: '356938035643809',
  imei2: null,
  demandPrice: 5_200_000,
  purchasePrice: 4_500_000,
  finalPrice: 5_000_000,
  version: 3,
  source: 'stock',
};

/** The same phone after somebody else had changed its colour and its final price. */
export const changedPhone: StockPhone = { ...phone, color: 'Black', finalPrice: 4_900_000, version: 4 };

/** A picture of one colour, drawn without a file. */
export function drawPicture(name: string, color: string, side = 64): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, side, side);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob
        ? resolve(new File([blob], name, { type: 'image/png' }))
        : reject(new Error('No picture was drawn')),
    ),
  );
}
