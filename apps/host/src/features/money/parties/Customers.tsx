import { useWords } from '@handset/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CLAIMS, CUSTOMERS } from '../../../kit/links/customerHref.ts';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { ClaimList } from '../../trade/warranty/ClaimList.tsx';
import { claimWords } from '../../trade/warranty/claimWords.ts';
import { CustomerRecord } from './CustomerRecord.tsx';
import { PartyList } from './PartyList.tsx';

const columns = ['name', 'number', 'cnic', 'visits', 'bought', 'sold', 'balance', 'lastActivity'];

/** All parties as customers, with their trade and last visit, or the record of one. */
export function Customers() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <CustomerRecord id={id} />;
  const views = <CustomerViews />;
  if (search.get('view') === 'claims') return <ClaimList views={views} />;
  return (
    <PartyList
      id="customerRecords"
      only={columns}
      hrefOf={({ _id }) => `${CUSTOMERS}?id=${_id}`}
      views={views}
    />
  );
}

/** The customers, or their warranty claims. */
function CustomerViews() {
  const words = useWords(claimWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <ViewChoice
      label={words.view}
      views={words.views}
      value={search.get('view') === 'claims' ? 'claims' : 'customers'}
      // The filters of one view mean nothing in the other.
      onChange={(view) => void navigate(view === 'claims' ? CLAIMS : CUSTOMERS)}
    />
  );
}
