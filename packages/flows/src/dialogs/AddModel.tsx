import { type Company, type NewModel, newModelSchema } from '@handset/domain';
import { SearchableSelect, TextField } from '@handset/ui';
import type { FlowDialogProps, Listing } from '../embedding/embedding.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';

/** Props of AddModel. */
export interface AddModelProps extends FlowDialogProps<NewModel> {
  /** The companies to choose from. */
  companies: Listing<Company>;
  /** The company that is chosen at first, by `_id`. */
  defaultCompanyId?: string | undefined;
}

interface Values {
  companyId: string | null;
  name: string;
}

const idOf = ({ _id }: Company) => _id;
const nameOf = ({ name }: Company) => name;

/** A model of a company. */
export const AddModel = whileOpen(function AddModel(props: AddModelProps) {
  const { companies, defaultCompanyId, onSubmit, onCancel } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const flow = useFlowForm<Values, NewModel>({
    schema: newModelSchema,
    defaultValues: { companyId: defaultCompanyId ?? null, name: '' },
    labels: { companyId: common.company, name: messages.modelName },
    onSubmit: (value) => onSubmit(value),
  });
  return (
    <FormDialog flow={flow} title={messages.addModel} onCancel={onCancel}>
      <Field<Values, 'companyId'> name="companyId">
        {(field) => (
          <SearchableSelect
            label={common.company}
            options={companies.items}
            getKey={idOf}
            getLabel={nameOf}
            isLoading={companies.isLoading}
            loadError={companies.error}
            onRetry={companies.onRetry}
            isRequired
            autoFocus={defaultCompanyId === undefined}
            {...field}
          />
        )}
      </Field>
      <Field<Values, 'name'> name="name">
        {(field) => (
          <TextField
            label={messages.modelName}
            isRequired
            autoFocus={defaultCompanyId !== undefined}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
});
