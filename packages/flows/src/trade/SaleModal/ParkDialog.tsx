import { parkedSaleRequest } from '@handset/domain';
import { TextField, useWords } from '@handset/ui';
import { commonMessages } from '../../form/commonMessages.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { saleName } from './saleName.ts';

interface ParkDialogProps {
  sale: SaleDraft;
  /** Called with the name, which is empty if the sale goes by its customer or phone. */
  onPark: (name: string) => void;
  onClose: () => void;
}

const schema = parkedSaleRequest.pick({ name: true });

/** Asks under which name a sale is parked. Enter parks it under the name that it has. */
export function ParkDialog({ sale, onPark, onClose }: ParkDialogProps) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const flow = useFlowForm<{ name: string }, { name?: string | undefined }>({
    schema,
    defaultValues: { name: sale.parkedAs },
    labels: { name: common.name },
    onSubmit: async ({ name = '' }) => onPark(name),
  });
  const otherwise = saleName({ ...sale, parkedAs: '' });
  return (
    <FormDialog
      flow={flow}
      title={messages.parkTitle}
      submitLabel={messages.park}
      asksBeforeLeaving={false}
      onCancel={onClose}
    >
      <Field<{ name: string }, 'name'> name="name">
        {(field) => (
          <TextField
            {...field}
            label={common.name}
            description={otherwise ? messages.parkedOtherwise(otherwise) : messages.parkedExample}
            autoFocus
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  );
}
