import { SegmentedControl } from '@handset/ui';

interface ViewChoiceProps<View extends string> {
  label: string;
  /** The name of each view, in their order. */
  views: Readonly<Record<View, string>>;
  value: View;
  onChange: (view: View) => void;
}

/** The choice between the views of a page. */
export function ViewChoice<View extends string>({ label, views, value, onChange }: ViewChoiceProps<View>) {
  const options = Object.entries<string>(views).map(([view, name]) => ({ value: view as View, label: name }));
  return <SegmentedControl label={label} isLabelHidden options={options} value={value} onChange={onChange} />;
}
