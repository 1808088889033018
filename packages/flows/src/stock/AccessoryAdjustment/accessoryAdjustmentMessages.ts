import type { ADJUSTMENT_REASONS } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  title: 'Adjust Stock',
  kind: 'What happened',
  kinds: { missing: 'Fewer than the books say', found: 'More than the books say' },
  howMany: 'How many',
  quantity: { missing: 'How many are missing', found: 'How many were found' },
  reasons: {
    count: 'Count',
    damaged: 'Damaged',
    lost: 'Lost',
    gift: 'Given away',
    found: 'Found',
    other: 'Other',
  } as Record<(typeof ADJUSTMENT_REASONS)[number], string>,
  unitCost: 'Cost of one',
  unitCostHint: 'Blank: the average of those in stock',
  inStock: (name: string) => `${name} in stock`,
  onlyInStock: (count: number) => `Only ${count} are in stock`,
};

/** The words of AccessoryAdjustment. */
export type AccessoryAdjustmentMessages = typeof en;

const ur: AccessoryAdjustmentMessages = {
  title: 'اسٹاک درست کریں',
  kind: 'کیا ہوا',
  kinds: { missing: 'کھاتے سے کم', found: 'کھاتے سے زیادہ' },
  howMany: 'کتنے',
  quantity: { missing: 'کتنے کم ہیں', found: 'کتنے زیادہ ملے' },
  reasons: {
    count: 'گنتی',
    damaged: 'خراب ہوئے',
    lost: 'گم ہوئے',
    gift: 'تحفے میں دیے',
    found: 'مل گئے',
    other: 'دیگر',
  },
  unitCost: 'ایک کی لاگت',
  unitCostHint: 'خالی: اسٹاک والوں کی اوسط',
  inStock: (name) => `${name} اسٹاک میں`,
  onlyInStock: (count) => `اسٹاک میں صرف ${count} ہیں`,
};

export const accessoryAdjustmentMessages = defineMessages({ name: 'accessoryAdjustment', en, ur });
