import { PurchaseChooser } from '../PurchaseChooser/PurchaseChooser.tsx';
import { defineFlow } from './definition.ts';
import { choice } from './kinds.ts';

/** One phone or many, as an element. */
export const chooserElement = defineFlow({
  tag: 'handset-purchase-chooser',
  properties: {},
  attributes: { mode: choice('purchase', 'edit') },
  render: ({ mode }, flow) => (
    <PurchaseChooser
      isOpen={flow.isOpen}
      mode={mode}
      onChoose={(kind) => {
        flow.tell('handset-choose', { kind });
        flow.close();
      }}
      onCancel={flow.cancel}
    />
  ),
});
