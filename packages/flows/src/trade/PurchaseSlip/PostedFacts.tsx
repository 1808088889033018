import { formatImei } from '@handset/domain';
import { Banner, DescriptionList, Stack, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { partyOf } from '../../money/EntityPicker/partyEffect.ts';
import type { PurchaseSlipLists } from './PurchaseSlipProps.ts';
import { missingCnicPictures, type PurchaseDraft, phoneText } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';

interface PostedFactsProps extends Pick<PurchaseSlipLists, 'parties' | 'storedPictures'> {
  draft: PurchaseDraft;
}

/** What is about to be posted: seller, phone, IMEIs and price, with a note on the CNIC pictures that a used phone lacks. */
export function PostedFacts({ draft, parties, storedPictures }: PostedFactsProps) {
  const messages = useWords(purchaseMessages);
  const { formatMoney } = useFlows();
  const { imei1, imei2, purchasePrice } = draft;
  const imeis = [imei1, imei2].filter(Boolean).map(formatImei);
  const missing = missingCnicPictures(draft, storedPictures);
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { term: messages.sellerTitle, description: partyOf(draft.entity, parties.items).name },
          { term: messages.phone, description: phoneText(draft) },
          { term: messages.imei, description: imeis.join(' / '), isNumeric: true },
          {
            term: messages.purchasePrice,
            description: formatMoney(purchasePrice ?? 0),
            isNumeric: true,
            isStrong: true,
          },
        ]}
      />
      {missing.length > 0 ? (
        <Banner tone="info">
          {messages.picturesMissing(missing.map((slot) => messages.pictureSlots[slot]))}
        </Banner>
      ) : null}
    </Stack>
  );
}
