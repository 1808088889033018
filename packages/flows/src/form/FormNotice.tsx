import { Banner, useWords } from '@handset/ui';
import { commonMessages } from './commonMessages.ts';
import { useDayText } from './useDayText.ts';
import type { FlowForm } from './useFlowForm.ts';

/** Says why a form cannot be changed while it may have been saved, or that its date followed to a new day. */
export function FormNotice({ flow }: { flow: Pick<FlowForm<never, never>, 'isUncertain' | 'movedTo'> }) {
  const messages = useWords(commonMessages);
  const dayText = useDayText();
  if (flow.isUncertain) return <Banner tone="caution">{messages.unanswered}</Banner>;
  if (flow.movedTo) return <Banner tone="info">{messages.dateMoved(dayText(flow.movedTo))}</Banner>;
  return null;
}
