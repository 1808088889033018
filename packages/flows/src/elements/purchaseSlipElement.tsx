import {
  PurchaseSlip,
  type PurchaseSlipLists,
  type PurchaseSubmission,
} from '../PurchaseSlip/PurchaseSlip.tsx';
import type { PurchaseDraft } from '../PurchaseSlip/purchaseDraft.ts';
import { defineFlow } from './definition.ts';
import { choice, record, yesOrNo } from './kinds.ts';
import { creates, phoneProperties, phoneProps } from './phoneProps.ts';

/** One phone bought, or its slip edited, as an element. */
export const purchaseSlipElement = defineFlow({
  tag: 'handset-purchase-slip',
  properties: {
    ...phoneProperties,
    canGoBelowZero: yesOrNo,
    storedPictures: record<NonNullable<PurchaseSlipLists['storedPictures']>>(),
  },
  attributes: { mode: choice('purchase', 'edit'), creates },
  render: (values, flow) => (
    <PurchaseSlip
      {...phoneProps(values, flow)}
      canGoBelowZero={values.canGoBelowZero}
      storedPictures={values.storedPictures}
      isOpen={flow.isOpen}
      mode={values.mode as 'purchase'} // both are told of by the same event
      defaultDraft={flow.draft as Partial<PurchaseDraft> | undefined}
      onChange={flow.keepDraft}
      onSubmit={(slip: PurchaseSubmission) => flow.submit(slip)}
    />
  ),
});
