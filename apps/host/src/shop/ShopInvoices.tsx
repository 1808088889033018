import { PAPERS, type Shop, WARRANTIES } from '@handset/domain';
import { Card, FormGrid, NumberField, SegmentedControl, Select, TextArea, TextField } from '@handset/ui';
import { warrantyName } from '../format/warrantyName.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { printWords } from '../print/printWords.ts';
import { InvoicePreview } from './InvoicePreview.tsx';
import { type ShopFields, ShopSection } from './ShopSection.tsx';
import { shopWords } from './shopWords.ts';

/** What invoices say and how they print, with both papers as they would look. */
export function ShopInvoices({ shop }: { shop: Shop }) {
  return (
    <ShopSection
      shop={shop}
      section="invoices"
      below={(values) => <InvoicePreview shop={shop} values={values} />}
    >
      {(fields) => (
        <>
          <Numbering {...fields} />
          <Terms {...fields} />
          <StockLevels {...fields} />
        </>
      )}
    </ShopSection>
  );
}

function Numbering({ field }: ShopFields) {
  const words = useWords(shopWords);
  const { papers } = useWords(printWords);
  const messages = useMessages();
  return (
    <Card title={words.numbering}>
      <FormGrid>
        <TextField {...field('invoicePrefix')} description={words.prefixHint} maxLength={12} />
        <SegmentedControl
          {...field('paper')}
          options={PAPERS.map((paper) => ({ value: paper, label: papers[paper] }))}
        />
        <Select
          {...field('defaultWarranty')}
          options={WARRANTIES.map((value) => ({ value, label: warrantyName(value, messages) }))}
        />
        <TextField {...field('eGadgetShopId')} />
      </FormGrid>
    </Card>
  );
}

function Terms({ field }: ShopFields) {
  const words = useWords(shopWords);
  return (
    <Card title={words.terms} description={words.termsText}>
      <FormGrid>
        <TextArea {...field('termsNew')} rows={3} maxLength={2000} />
        <TextArea {...field('termsUsed')} rows={3} maxLength={2000} />
        <TextArea {...field('termsAccessories')} rows={3} maxLength={2000} />
        <TextArea {...field('footer')} rows={3} maxLength={400} description={words.footerHint} />
      </FormGrid>
    </Card>
  );
}

function StockLevels({ field }: ShopFields) {
  const words = useWords(shopWords);
  return (
    <Card title={words.stock}>
      <FormGrid>
        <NumberField
          {...field('lowStockLevel')}
          unit={words.pieces}
          minValue={0}
          description={words.lowStockHint}
        />
        <NumberField
          {...field('oldStockDays')}
          unit={words.days}
          minValue={1}
          description={words.oldStockHint}
        />
      </FormGrid>
    </Card>
  );
}
