import { searchCalls } from '@handset/api-client';
import { usePhone, useRead } from '@handset/api-client/swr';
import { Banner, FormRow } from '@handset/ui';
import { Whereabouts } from '../sales/Whereabouts.tsx';

interface KnownPhoneProps {
  imei: string;
  otherImei?: string | undefined;
  /** Whether it stands in a row of a grid, which has no place for a banner. */
  isInRow?: boolean;
}

/** Says where a phone is that this shop has or had. One that is in stock or dispatched cannot be bought again. */
export function KnownPhone({ imei, otherImei, isInRow = false }: KnownPhoneProps) {
  const ids = new Set([useIdOf(imei), useIdOf(otherImei)]);
  return [...ids].map((id) => id && <Note key={id} id={id} isInRow={isInRow} />);
}

function Note({ id, isInRow }: { id: string; isInRow: boolean }) {
  const { data: phone } = usePhone(id);
  if (!phone) return null;
  if (isInRow) return <Whereabouts phone={phone} />;
  const isHere = phone.state === 'in-stock' || phone.state === 'dispatched';
  return (
    <FormRow>
      <Banner tone={isHere ? 'caution' : 'info'}>
        <Whereabouts phone={phone} />
      </Banner>
    </FormRow>
  );
}

/**
 * The id of the phone with this IMEI, if the shop has or had one. It is searched for, since most phones that are bought are new here;
 * once a minute at most, since the rows of a lot come and go as they are scrolled. The server says the same when the form is saved.
 */
function useIdOf(imei: string | undefined): string | undefined {
  const { data: found } = useRead(
    imei ? ['search', imei] : null,
    searchCalls,
    (search) => search.find(imei ?? ''),
    { dedupingInterval: 60_000, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return found?.units.find(({ matchedImei }) => matchedImei === imei)?._id;
}
