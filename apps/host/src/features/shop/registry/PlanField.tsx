import { useRegistrySettings } from '@handset/api-client/swr';
import { Select, useWords } from '@handset/ui';
import { registryWords } from './registryWords.ts';

interface PlanFieldProps {
  name: string;
  label: string;
  /** Empty: no plan. */
  value: string;
  onChange: (planId: string) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

const NONE = 'none';

/** Select for a shop's plan, or none. */
export function PlanField({ value, onChange, ...bound }: PlanFieldProps) {
  const words = useWords(registryWords);
  const { data } = useRegistrySettings();
  return (
    <Select
      {...bound}
      value={value || NONE}
      onChange={(plan) => onChange(plan === NONE ? '' : plan)}
      options={[
        { value: NONE, label: words.noPlan },
        ...(data?.data.plans ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  );
}
