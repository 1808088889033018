import { defineHandsetElements } from '../embedding/elements/flowElements.tsx';
import { handsetStyles } from '../embedding/elements/handsetStyles.ts';

export type {
  FlowElement,
  FlowElementEvents,
  FormElementEvents,
  HandsetBulkPurchaseElement,
  HandsetElements,
  HandsetPurchaseChooserElement,
  HandsetPurchaseSlipElement,
  HandsetSaleElement,
  HandsetWalletElement,
  ListProperty,
  PhoneElementEvents,
  PurchaseChooserElementEvents,
  SaleElementEvents,
  SaleSubmission,
  WalletElementEvents,
} from '../embedding/elements/elementTypes.ts';
export type { CreateDetail, SubmitDetail } from '../embedding/elements/events.ts';

defineHandsetElements(handsetStyles);
