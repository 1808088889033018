import { finalAboveDemand } from '@handset/domain';
import { useWords } from '@handset/ui';
import { FormDialog } from '../../form/FormDialog.tsx';
import { Sections } from '../../form/Section.tsx';
import { whileOpen } from '../../form/whileOpen.tsx';
import { StockConflictPanel } from './StockConflictPanel.tsx';
import { StockPhoneFields } from './StockPhoneFields.tsx';
import type { StockPhoneModalProps } from './StockPhoneModalProps.ts';
import { stockPhonePictures } from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';
import { useStockPhone } from './useStockPhone.ts';

/** Enters a phone into stock without a purchase, or edits one in stock. Closes itself once accepted. */
export const StockPhoneModal = whileOpen(function StockPhoneModal(props: StockPhoneModalProps) {
  const { phone, conflict, size = 'medium', defaultDraft, onChange, onCancel, onError } = props;
  const messages = useWords(stockPhoneMessages);
  const mode = phone ? 'edit' : 'add';
  const stored = phone?.pictures ?? [];
  const { flow, editConflict, isInStock, decide, decideAll } = useStockPhone({
    ...{ phone, conflict, defaultDraft, onChange, onError },
    isUncertain: props.isUncertain,
    shopId: props.shopId,
    units: props.units?.items ?? [],
    onSubmit: async (value, draft) => {
      const pictures = stockPhonePictures(draft, stored.length > 0);
      if (props.phone) return 'price' in value ? props.onSubmit({ ...value, pictures }) : undefined;
      return 'price' in value ? undefined : props.onSubmit({ ...value, pictures });
    },
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title[mode]}
      size={size}
      submitLabel={messages.submit[mode]}
      sendingLabel={messages.submitting[mode]}
      warningsOf={(value) => finalAboveDemand('price' in value ? value.price : value)}
      isRestored={defaultDraft !== undefined}
      closesWhenDone
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Sections>
        {editConflict ? (
          <StockConflictPanel editConflict={editConflict} onDecide={decide} onDecideAll={decideAll} />
        ) : null}
        <StockPhoneFields
          columns={size === 'small' ? 1 : 2}
          phone={phone}
          isInStock={isInStock}
          renderKnownPhone={props.renderKnownPhone}
          companies={props.companies}
          models={props.models}
          onCompanyChange={props.onCompanyChange}
          onCreateCompany={props.onCreateCompany}
          onCreateModel={props.onCreateModel}
          onError={onError}
        />
      </Sections>
    </FormDialog>
  );
});
