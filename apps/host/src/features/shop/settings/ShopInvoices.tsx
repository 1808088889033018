import { PAPERS, type Shop, WARRANTIES } from '@handset/domain';
import { Field } from '@handset/flows/form';
import {
  Card,
  FormGrid,
  NumberField,
  SegmentedControl,
  Select,
  TextArea,
  TextField,
  useWords,
} from '@handset/ui';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import { printWords } from '../../../kit/print/printWords.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { ShopSection } from './ShopSection.tsx';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

/** Settings of invoices, with a preview of both papers. */
export function ShopInvoices({ shop }: { shop: Shop }) {
  return (
    <ShopSection
      shop={shop}
      section="invoices"
      below={(values) => <InvoicePreview shop={shop} values={values} />}
    >
      <Numbering />
      <Terms />
      <StockLevels />
    </ShopSection>
  );
}

function Numbering() {
  const words = useWords(shopWords);
  const { papers } = useWords(printWords);
  const messages = useWords(hostMessages);
  return (
    <Card title={words.numbering}>
      <FormGrid>
        <Field<ShopDraft, 'invoicePrefix'> name="invoicePrefix">
          {(field) => (
            <TextField
              label={words.fields.invoicePrefix}
              description={words.prefixHint}
              maxLength={12}
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'paper'> name="paper">
          {(field) => (
            <SegmentedControl
              label={words.fields.paper}
              options={PAPERS.map((paper) => ({ value: paper, label: papers[paper] }))}
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'defaultWarranty'> name="defaultWarranty">
          {(field) => (
            <Select
              label={words.fields.defaultWarranty}
              options={WARRANTIES.map((value) => ({ value, label: warrantyName(value, messages) }))}
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'eGadgetShopId'> name="eGadgetShopId">
          {(field) => <TextField label={words.fields.eGadgetShopId} {...field} />}
        </Field>
      </FormGrid>
    </Card>
  );
}

function Terms() {
  const words = useWords(shopWords);
  return (
    <Card title={words.terms} description={words.termsText}>
      <FormGrid>
        {(['termsNew', 'termsUsed', 'termsAccessories'] as const).map((name) => (
          <Field<ShopDraft, typeof name> key={name} name={name}>
            {(field) => <TextArea label={words.fields[name]} rows={3} maxLength={2000} {...field} />}
          </Field>
        ))}
        <Field<ShopDraft, 'footer'> name="footer">
          {(field) => (
            <TextArea
              label={words.fields.footer}
              description={words.footerHint}
              rows={3}
              maxLength={400}
              {...field}
            />
          )}
        </Field>
      </FormGrid>
    </Card>
  );
}

function StockLevels() {
  const words = useWords(shopWords);
  return (
    <Card title={words.stock}>
      <FormGrid>
        <Field<ShopDraft, 'lowStockLevel'> name="lowStockLevel">
          {(field) => (
            <NumberField
              label={words.fields.lowStockLevel}
              description={words.lowStockHint}
              unit={words.pieces}
              minValue={0}
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'oldStockDays'> name="oldStockDays">
          {(field) => (
            <NumberField
              label={words.fields.oldStockDays}
              description={words.oldStockHint}
              unit={words.days}
              minValue={1}
              {...field}
            />
          )}
        </Field>
      </FormGrid>
    </Card>
  );
}
