import { defineHandsetElements } from '../elements/defineHandsetElements.ts';
import { handsetStyles } from '../elements/handsetStyles.ts';

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
} from '../elements/elementTypes.ts';
export type { CreateDetail, SubmitDetail } from '../elements/events.ts';

defineHandsetElements(handsetStyles);
