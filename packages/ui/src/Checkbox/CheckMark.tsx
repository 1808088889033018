import { Check, Minus } from 'lucide-react';

/** The tick of a checkbox, or the bar of one that stands for several. */
export function CheckMark({
  isSelected,
  isIndeterminate,
}: {
  isSelected: boolean;
  isIndeterminate: boolean;
}) {
  if (isIndeterminate) return <Minus size={14} strokeWidth={3} />;
  return isSelected ? <Check size={14} strokeWidth={3} /> : null;
}
