import { useWords } from '@handset/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ViewChoice } from '../../../kit/lists/ViewChoice.tsx';
import { DispatchList } from './DispatchList.tsx';
import { DispatchRecord } from './DispatchRecord.tsx';
import { dispatchWords } from './dispatchWords.ts';
import { PhonesToSend } from './PhonesToSend.tsx';

const paths = {
  dispatches: '/app/dashboard/DispachmobileList',
  phones: '/app/dashboard/availablePhones',
} as const;

/** One screen under two paths: phones that are out, and phones to send out; or one dispatch. */
export function Dispatches() {
  const words = useWords(dispatchWords);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <DispatchRecord id={id} />;
  const view = pathname === paths.phones ? 'phones' : 'dispatches';
  const views = (
    <ViewChoice
      label={words.view}
      views={words.views}
      value={view}
      onChange={(next) => void navigate(paths[next])}
    />
  );
  return view === 'phones' ? <PhonesToSend views={views} /> : <DispatchList views={views} />;
}
