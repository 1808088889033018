import { Field } from '@handset/flows/form';
import { Switch, useWords } from '@handset/ui';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

interface ShopSwitchProps {
  name:
    | 'employeeSeesCost'
    | 'employeeSellsBelowCost'
    | 'allowsNegativeCash'
    | 'hidesBooksInCounts'
    | 'scanOpensSale'
    | 'lakhGrouping';
  description: string;
}

/** A setting of the shop that is on or off. Its error shows at the top of the form. */
export function ShopSwitch({ name, description }: ShopSwitchProps) {
  const { fields } = useWords(shopWords);
  return (
    <Field<ShopDraft, typeof name> name={name}>
      {({ errorMessage: _atTheHead, ...field }) => (
        <Switch description={description} {...field}>
          {fields[name]}
        </Switch>
      )}
    </Field>
  );
}
