import { Banner, useWords } from '@handset/ui';
import { commonMessages } from './commonMessages.ts';

/** Says why a form cannot be changed while it may have been saved. */
export function Unanswered({ flow }: { flow: { isUncertain: boolean } }) {
  const messages = useWords(commonMessages);
  return flow.isUncertain ? <Banner tone="caution">{messages.unanswered}</Banner> : null;
}
