import type { Accessory } from '@handset/domain';
import { SaleModal } from '../SaleModal/SaleModal.tsx';
import { type SaleDraft, type SaleUnit, saleOf } from '../SaleModal/saleDraft.ts';
import { defineFlow } from './definition.ts';
import { list } from './kinds.ts';
import { creates, phoneProperties, phoneProps } from './phoneProps.ts';

/** A sale as an element. */
export const saleElement = defineFlow({
  tag: 'handset-sale',
  properties: { ...phoneProperties, units: list<SaleUnit>(), accessories: list<Accessory>() },
  attributes: { creates },
  render: (values, flow) => (
    <SaleModal
      {...phoneProps(values, flow)}
      units={flow.withRetry('units', values.units)}
      accessories={flow.withRetry('accessories', values.accessories)}
      isOpen={flow.isOpen}
      defaultDraft={flow.draft as SaleDraft | undefined}
      onChange={flow.keepDraft}
      onSubmit={(draft) => flow.submit({ ...saleOf(draft), pictures: draft.pictures }, { draft })}
    />
  ),
});
