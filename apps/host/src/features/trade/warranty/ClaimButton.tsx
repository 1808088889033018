import { useClaims } from '@handset/api-client/swr';
import { isClaimOpen } from '@handset/domain';
import { Button, useWords } from '@handset/ui';
import { useState } from 'react';
import type { ClaimedPhone } from './ClaimDialogs.tsx';
import { ClaimChangeDialog, NewClaimDialog } from './ClaimDialogs.tsx';
import { claimWords } from './claimWords.ts';

const NEW = 'new';

/** Opens a warranty claim for a sold phone, or continues the open one. */
export function ClaimButton({ phone }: { phone: ClaimedPhone }) {
  const words = useWords(claimWords);
  // A dialog stays when the claims change below it, as they do when it saves.
  const [opened, setOpened] = useState<string | null>(null);
  const { data } = useClaims({ phoneId: phone._id });
  const close = () => setOpened(null);
  const claim = data?.data.find(({ state }) => isClaimOpen(state));
  const changed = data?.data.find(({ _id }) => _id === opened);
  return (
    <>
      <Button isDisabled={!data} onPress={() => setOpened(claim?._id ?? NEW)}>
        {claim ? words.goOn : words.claim}
      </Button>

      {changed ? <ClaimChangeDialog claim={changed} onClose={close} /> : null}
      {opened === NEW ? <NewClaimDialog phone={phone} onClose={close} /> : null}
    </>
  );
}
