import { Switch } from '@handset/ui';
import type { ShopFields } from './ShopSection.tsx';

interface ShopSwitchProps extends Pick<ShopFields, 'field'> {
  name: 'employeeSeesCost' | 'allowsNegativeCash' | 'lakhGrouping';
  description: string;
}

/** A setting of the shop that is on or off. What is wrong with it stands at the head of the form. */
export function ShopSwitch({ field, name, description }: ShopSwitchProps) {
  const { label, errorMessage: _atTheHead, ...bound } = field(name);
  return (
    <Switch {...bound} description={description}>
      {label}
    </Switch>
  );
}
