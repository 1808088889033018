import fc from 'fast-check';
import { adjustingAccessories, buyingAccessories } from './accessoryStock.ts';
import { takingBack, voidingSale } from './backFromCustomer.ts';
import { returningToSupplier, voidingSlip } from './backToSupplier.ts';
import { buying, editingSlip } from './buying.ts';
import { clubbing } from './committees.ts';
import { closingDay, reopeningDay } from './days.ts';
import { comingBack, sendingOut, settling } from './dispatching.ts';
import { buyingLot, editingLot } from './lots.ts';
import { counting, enteringMoney, spending, transferring } from './money.ts';
import { noting, paying, voidingPaper } from './paying.ts';
import { reversing } from './reversing.ts';
import { selling } from './selling.ts';

/** Everything that moves money or stock, the usual more often than the odd. */
export const actions = fc.oneof(
  { weight: 8, arbitrary: buying },
  { weight: 4, arbitrary: editingSlip },
  { weight: 4, arbitrary: buyingLot },
  { weight: 6, arbitrary: editingLot },
  { weight: 4, arbitrary: returningToSupplier },
  { weight: 2, arbitrary: voidingSlip },
  { weight: 12, arbitrary: selling },
  { weight: 10, arbitrary: takingBack },
  { weight: 3, arbitrary: voidingSale },
  { weight: 8, arbitrary: paying },
  { weight: 4, arbitrary: noting },
  { weight: 2, arbitrary: voidingPaper },
  { weight: 4, arbitrary: buyingAccessories },
  { weight: 3, arbitrary: adjustingAccessories },
  { weight: 2, arbitrary: enteringMoney },
  { weight: 2, arbitrary: transferring },
  { weight: 2, arbitrary: spending },
  { weight: 1, arbitrary: counting },
  { weight: 3, arbitrary: clubbing },
  { weight: 3, arbitrary: sendingOut },
  { weight: 2, arbitrary: comingBack },
  { weight: 2, arbitrary: settling },
  { weight: 1, arbitrary: closingDay },
  { weight: 1, arbitrary: reopeningDay },
  { weight: 4, arbitrary: reversing },
);
