import { useClaims } from '@handset/api-client/swr';
import { isClaimOpen } from '@handset/domain';
import { Button } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useWords } from '../messages/useWords.ts';
import type { ClaimedPhone } from './ClaimDialogs.tsx';
import { claimWords } from './claimWords.ts';

const NewClaimDialog = lazily(async () => (await import('./ClaimDialogs.tsx')).NewClaimDialog);
const ClaimChangeDialog = lazily(async () => (await import('./ClaimDialogs.tsx')).ClaimChangeDialog);

/** Begins a warranty claim for a phone that is sold, or goes on with the one that is open. */
export function ClaimButton({ phone }: { phone: ClaimedPhone }) {
  const words = useWords(claimWords);
  const [isOpen, setOpen] = useState(false);
  const { data } = useClaims({ phoneId: phone._id });
  const close = () => setOpen(false);
  const claim = data?.data.find(({ state }) => isClaimOpen(state));
  return (
    <>
      <Button isDisabled={!data} onPress={() => setOpen(true)}>
        {claim ? words.goOn : words.claim}
      </Button>
      <Suspense>
        {isOpen && claim ? <ClaimChangeDialog claim={claim} onClose={close} /> : null}
        {isOpen && data && !claim ? <NewClaimDialog phone={phone} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
