import { searchCalls } from '@handset/api-client';
import { useCalls, usePhone } from '@handset/api-client/swr';
import { Banner, FormRow } from '@handset/ui';
import { useEffect, useState } from 'react';
import { Whereabouts } from '../sales/Whereabouts.tsx';

/** Says where a phone is that this shop has or had. One that is in stock or dispatched cannot be bought again. */
export function KnownPhone({ imei }: { imei: string }) {
  const { data: phone } = usePhone(useFoundId(imei));
  if (!phone) return null;
  const isHere = phone.state === 'in-stock' || phone.state === 'dispatched';
  return (
    <FormRow>
      <Banner tone={isHere ? 'caution' : 'info'}>
        <Whereabouts phone={phone} />
      </Banner>
    </FormRow>
  );
}

/** The id of the phone with this IMEI, if the shop has or had one. It is searched for, since most phones that are bought are new here. */
function useFoundId(imei: string): string | undefined {
  const search = useCalls(searchCalls);
  const [id, setId] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    search
      .find(imei)
      .then(({ units }) => {
        if (isCurrent) setId(units.find(({ matchedImei }) => matchedImei === imei)?._id);
      })
      // The server says the same when the slip is saved.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [search, imei]);
  return id;
}
