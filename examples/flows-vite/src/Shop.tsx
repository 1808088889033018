import { type ApiClient, newSubmission } from '@handset/api-client';
import { PurchaseSlip, SaleModal, saleOf } from '@handset/flows';
import { Button, Inline, Stack } from '@handset/ui';
import { useState } from 'react';
import { refusalOf } from './refusalOf.ts';
import { useShopLists } from './useShopLists.ts';

/** Buys a phone, and sells it. */
export function Shop({ client }: { client: ApiClient }) {
  const { lists, loadModels, reload } = useShopLists(client);
  const [open, setOpen] = useState<'slip' | 'sale' | null>(null);
  const [news, setNews] = useState('');
  // One key per act: the server records what arrives twice once.
  const [submission, setSubmission] = useState(newSubmission);

  const done = (sentence: string) => {
    setNews(sentence);
    setSubmission(newSubmission());
    setOpen(null);
    reload();
  };

  const common = {
    companies: lists.companies,
    models: lists.models,
    parties: lists.parties,
    banks: lists.banks,
    pocketBalance: lists.pocketBalance,
    onCompanyChange: loadModels,
    onCancel: () => setOpen(null),
  };

  return (
    <Stack>
      <Inline>
        <Button variant="primary" onPress={() => setOpen('slip')}>
          Buy a phone
        </Button>
        <Button onPress={() => setOpen('sale')}>Sell a phone</Button>
      </Inline>
      <p role="status">{news}</p>
      <PurchaseSlip
        {...common}
        isOpen={open === 'slip'}
        onSubmit={async ({ pictures, ...slip }) => {
          try {
            await client.purchases.create(slip, pictures, submission);
          } catch (error) {
            return refusalOf(error);
          }
          done(`Bought ${slip.companyName} ${slip.modelName}, ${slip.imei1}`);
        }}
      />
      <SaleModal
        {...common}
        isOpen={open === 'sale'}
        units={lists.units}
        accessories={lists.accessories}
        onSubmit={async (draft) => {
          try {
            const { data } = await client.sales.create(saleOf(draft), draft.pictures, submission);
            done(`Sold on invoice ${data.invoiceNumber}`);
          } catch (error) {
            return refusalOf(error);
          }
        }}
      />
    </Stack>
  );
}
