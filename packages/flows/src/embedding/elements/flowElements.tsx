import type { BulkPurchase as BulkPurchaseValue, Company, NewParty, PaymentSplit } from '@handset/domain';
import type { AccessoryOption, BankAccount, ModelOption, Party, Refusal } from '../../form/embedding.ts';
import { WalletTransaction } from '../../money/WalletTransaction/WalletTransaction.tsx';
import { BulkPurchase } from '../../trade/BulkPurchase/BulkPurchase.tsx';
import type { BulkDraft } from '../../trade/BulkPurchase/bulkDraft.ts';
import type { StockImei } from '../../trade/BulkPurchase/useLotBook.ts';
import { PurchaseChooser } from '../../trade/PurchaseChooser/PurchaseChooser.tsx';
import { PurchaseSlip } from '../../trade/PurchaseSlip/PurchaseSlip.tsx';
import type { PurchaseSlipLists, PurchaseSubmission } from '../../trade/PurchaseSlip/PurchaseSlipProps.ts';
import type { PurchaseDraft } from '../../trade/PurchaseSlip/purchaseDraft.ts';
import { SaleModal } from '../../trade/SaleModal/SaleModal.tsx';
import { type SaleDraft, type SaleUnit, saleOf } from '../../trade/SaleModal/saleDraft.ts';
import { createFlowElement, defineFlow, type FlowDefinition, type FlowHost } from './FlowElement.tsx';
import { amount, choice, choices, list, record, type ValuesOf, yesOrNo } from './kinds.ts';

/** Properties of the elements that describe phones and move money. */
const phoneProperties = {
  companies: list<Company>(),
  models: list<ModelOption>(),
  parties: list<Party>(),
  banks: list<BankAccount>(),
  pocketBalance: amount,
};

/** The lists to which such an element may add. */
const creates = choices('company', 'model', 'party');

const mode = choice('purchase', 'edit');

// biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
type Made = Refusal | void;

/** The values of `phoneProperties` and `creates` as props of the flow. */
function phoneProps(
  values: ValuesOf<typeof phoneProperties> & ValuesOf<{ creates: typeof creates }>,
  flow: FlowHost,
) {
  return {
    companies: flow.withRetry('companies', values.companies),
    models: flow.withRetry('models', values.models),
    parties: flow.withRetry('parties', values.parties),
    banks: flow.withRetry('banks', values.banks),
    pocketBalance: values.pocketBalance,
    onCompanyChange: (company: Company | null) => flow.tell('handset-company-change', { company }),
    onCreateCompany: values.creates.includes('company')
      ? (name: string) => flow.ask<Made>('handset-create-company', { name })
      : undefined,
    onCreateModel: values.creates.includes('model')
      ? (name: string, company: Company | null) => flow.ask<Made>('handset-create-model', { name, company })
      : undefined,
    onCreateParty: values.creates.includes('party')
      ? (party: NewParty) => flow.ask<Party | Refusal>('handset-create-party', party)
      : undefined,
    onCancel: flow.cancel,
    onError: flow.tellError,
  };
}

const purchaseSlip = defineFlow({
  tag: 'handset-purchase-slip',
  properties: {
    ...phoneProperties,
    canGoBelowZero: yesOrNo,
    storedPictures: record<NonNullable<PurchaseSlipLists['storedPictures']>>(),
  },
  attributes: { mode, creates },
  render: (values, flow) => (
    <PurchaseSlip
      {...phoneProps(values, flow)}
      canGoBelowZero={values.canGoBelowZero}
      storedPictures={values.storedPictures}
      isOpen={flow.isOpen}
      mode={values.mode as 'purchase'} // both modes submit by the same event
      defaultDraft={flow.draft as Partial<PurchaseDraft> | undefined}
      onChange={flow.keepDraft}
      onSubmit={(slip: PurchaseSubmission) => flow.submit(slip)}
    />
  ),
});

const bulkPurchase = defineFlow({
  tag: 'handset-bulk-purchase',
  properties: { ...phoneProperties, stock: list<StockImei>('imei1') },
  attributes: { mode, creates },
  render: (values, flow) => (
    <BulkPurchase
      {...phoneProps(values, flow)}
      stock={flow.withRetry('stock', values.stock)}
      isOpen={flow.isOpen}
      mode={values.mode as 'purchase'} // both modes submit by the same event
      defaultDraft={flow.draft as Partial<BulkDraft> | undefined}
      onChange={flow.keepDraft}
      onSubmit={(lot: BulkPurchaseValue) => flow.submit(lot)}
    />
  ),
});

const sale = defineFlow({
  tag: 'handset-sale',
  properties: { ...phoneProperties, units: list<SaleUnit>(), accessories: list<AccessoryOption>() },
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

const wallet = defineFlow({
  tag: 'handset-wallet',
  properties: {
    banks: list<BankAccount>(),
    due: amount,
    pocketBalance: amount,
    value: record<PaymentSplit>(),
  },
  attributes: { direction: choice('in', 'out') },
  render: ({ banks, due = 0, direction, value, pocketBalance }, flow) => (
    <WalletTransaction
      isOpen={flow.isOpen}
      due={due}
      direction={direction}
      value={value}
      banks={flow.withRetry('banks', banks)}
      pocketBalance={pocketBalance}
      onSubmit={(split) => flow.submit(split)}
      onClear={() => flow.tell('handset-clear', null)}
      onCancel={flow.cancel}
      onError={flow.tellError}
    />
  ),
});

const purchaseChooser = defineFlow({
  tag: 'handset-purchase-chooser',
  properties: {},
  attributes: { mode },
  render: (values, flow) => (
    <PurchaseChooser
      isOpen={flow.isOpen}
      mode={values.mode}
      onChoose={(kind) => {
        flow.tell('handset-choose', { kind });
        flow.close();
      }}
      onCancel={flow.cancel}
    />
  ),
});

const definitions: readonly FlowDefinition[] = [purchaseSlip, bulkPurchase, sale, wallet, purchaseChooser];

/** Defines the elements that the page does not have yet, and adds the style sheets of the packages. Does nothing on a server. */
export function defineHandsetElements(styles: string): void {
  if (typeof customElements === 'undefined') return;
  const missing = definitions.filter(({ tag }) => !customElements.get(tag));
  if (missing.length === 0) return;
  const sheet = new CSSStyleSheet();
  // Dialogs open in the body; the element itself takes no room.
  sheet.replaceSync(`${styles}\n${definitions.map(({ tag }) => tag).join(', ')} { display: none }`);
  document.adoptedStyleSheets.push(sheet);
  for (const definition of missing) customElements.define(definition.tag, createFlowElement(definition));
}
