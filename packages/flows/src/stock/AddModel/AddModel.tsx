import { type Company, type NewModel, newModelSchema } from '@handset/domain';
import { SearchableSelect, TextField, useWords } from '@handset/ui';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFailureText } from '../../form/useFailureText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { addModelMessages } from './addModelMessages.ts';

/** Values of AddModel. */
export interface AddModelDraft {
  /** The company's `_id`, or null. */
  companyId: string | null;
  name: string;
}

/** Props of AddModel. */
export interface AddModelProps extends FlowDialogProps<NewModel>, DraftProps<AddModelDraft> {
  /** The companies to choose from. */
  companies: Listing<Company>;
  /** The company that is chosen at first, by `_id`. */
  defaultCompanyId?: string | undefined;
}

const idOf = ({ _id }: Company) => _id;
const nameOf = ({ name }: Company) => name;

/** A model of a company. */
export const AddModel = whileOpen(function AddModel(props: AddModelProps) {
  const { companies, defaultCompanyId, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(addModelMessages);
  const failureText = useFailureText();
  const common = useWords(commonMessages);
  const flow = useFlowForm<AddModelDraft, NewModel>({
    schema: newModelSchema,
    defaultValues: { companyId: defaultCompanyId ?? null, name: '' },
    defaultDraft,
    labels: { companyId: common.company, name: messages.name },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<AddModelDraft, 'companyId'> name="companyId">
        {(field) => (
          <SearchableSelect
            label={common.company}
            options={companies.items}
            getKey={idOf}
            getLabel={nameOf}
            isLoading={companies.isLoading}
            loadError={failureText(companies.error)}
            onRetry={companies.onRetry}
            isRequired
            autoFocus={defaultCompanyId === undefined}
            {...field}
          />
        )}
      </Field>
      <Field<AddModelDraft, 'name'> name="name">
        {(field) => (
          <TextField
            label={messages.name}
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
