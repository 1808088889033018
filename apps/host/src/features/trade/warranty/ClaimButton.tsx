import { useClaims } from '@handset/api-client/swr';
import { isClaimOpen } from '@handset/domain';
import { Button, useWords } from '@handset/ui';
import { useState } from 'react';
import type { ClaimedPhone } from './ClaimDialogs.tsx';
import { ClaimChangeDialog, NewClaimDialog } from './ClaimDialogs.tsx';
import { claimWords } from './claimWords.ts';

/** Opens a warranty claim for a sold phone, or continues the open one. */
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

      {isOpen && claim ? <ClaimChangeDialog claim={claim} onClose={close} /> : null}
      {isOpen && data && !claim ? <NewClaimDialog phone={phone} onClose={close} /> : null}
    </>
  );
}
