import { type Day, numberKnown, type Person, type Sale, saleSchema } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useMemo, useRef, useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { AccessoryOption, FlowError, Party, SubmitHandler, WalletLists } from '../../form/embedding.ts';
import { type FlowForm, useFlowForm } from '../../form/useFlowForm.ts';
import type { FlowWarning } from '../../form/Warnings.tsx';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import { listedErrors } from './listedErrors.ts';
import {
  completeDraft,
  customerOf,
  emptySaleDraft,
  hasEntries,
  isMissingRequired,
  restoredDraft,
  type SaleDraft,
  saleInput,
  totalsOfDraft,
} from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { saleField, saleProblems } from './saleProblems.ts';
import { saleTradeWarnings } from './saleTradeWarnings.ts';
import { useFieldLabels } from './useFieldLabels.ts';
import type { Stock } from './useStock.ts';

interface SaleFormOptions {
  defaultDraft: SaleDraft | undefined;
  parties: readonly Party[];
  walkIn: Person | undefined;
  accessories: readonly AccessoryOption[];
  stock: Stock;
  wallet: WalletLists;
  /** The last closed day of the books. */
  closedUpTo: Day | null;
  onSubmit: SubmitHandler<SaleDraft>;
  onPark: ((draft: SaleDraft) => void) | undefined;
  onChange: ((draft: SaleDraft) => void) | undefined;
  onError: ((error: FlowError) => void) | undefined;
  keptOn: Day | undefined;
}

/** The sale's form: values, errors and submission. */
export function useSaleForm(options: SaleFormOptions) {
  const { defaultDraft, parties, walkIn, accessories, stock, closedUpTo, onSubmit, onChange, onError } =
    options;
  const { today, locale } = useFlows();
  const labels = useFieldLabels();
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const startOf = (draft: SaleDraft): SaleDraft => ({
    ...draft,
    entity: customerOf(draft.sellingType, draft.entity, walkIn),
  });
  const wallet = useWalletMovements(options.wallet);
  const movementsOf = (draft: SaleDraft) =>
    wallet.ofSplit(draft, totalsOfDraft(draft).now < 0 ? 'out' : 'in');
  const [defaultValues] = useState(() =>
    startOf(defaultDraft ? restoredDraft(defaultDraft, today) : emptySaleDraft(today)),
  );
  const customers = useMemo(() => (walkIn ? [walkIn, ...parties] : parties), [walkIn, parties]);
  const [asked, setAsked] = useState<Sale | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  /** After the host has taken the draft, nothing is reported or sent until something new is entered. */
  const handedOver = useRef<'sent' | 'emptied' | null>(null);

  const flow: FlowForm<SaleDraft, Sale> = useFlowForm<SaleDraft, Sale>({
    schema: saleSchema,
    defaultValues,
    toInput: (values) => saleInput(completeDraft(values, customers)),
    fieldOf: saleField,
    check: (draft) => ({
      ...wallet.problems(movementsOf(draft), () => 'pocketCash'),
      ...saleProblems(draft, { accessories, stock, today, locale, messages: { sale: messages, common } }),
    }),
    labels,
    onSubmit: () => onSubmit(structuredClone(completeDraft(form.getValues(), customers))),
    onChange: (values) => {
      if (handedOver.current === 'sent') return;
      handedOver.current = null;
      const draft = completeDraft(values, customers);
      onChange?.(draft);
      setIncomplete((was) => was && isMissingRequired(draft));
    },
    onError,
    dateField: 'saleDate',
    keptOn: options.keptOn,
  });
  const { form } = flow;

  const submit = async () => {
    if (handedOver.current) return;
    const sale = await flow.validate();
    if (sale === undefined)
      return setIncomplete(isMissingRequired(completeDraft(form.getValues(), customers)));
    if (handedOver.current) return;
    if (warningsOf(form.getValues()).length > 0) return setAsked(sale);
    await handOver(sale);
  };

  const handOver = async (sale: Sale) => {
    setAsked(null);
    if (handedOver.current || !(await flow.send(sale))) return;
    handedOver.current = 'sent';
    form.reset({ ...form.getValues(), ...noPhones });
    handedOver.current = 'emptied';
  };

  const warningsOf = (draft: SaleDraft): FlowWarning[] => [
    ...saleTradeWarnings(draft, stock.find, closedUpTo),
    ...(draft.entity.mode === 'new' ? numberKnown(parties, draft.entity) : []),
    ...wallet.warnings(movementsOf(draft)),
  ];

  const isFilled = () => hasEntries(form.getValues(), startOf(emptySaleDraft(today)));
  const isBegun = () => !handedOver.current && isFilled();

  return {
    ...flow,
    /** Warnings about unusual values, while the user is asked about them. Null otherwise. */
    warnings: asked && warningsOf(form.getValues()),
    confirm: () => void (asked && handOver(asked)),
    dismiss: () => setAsked(null),
    errors: listedErrors(flow.errors, labels, form.getValues('imeiPrices')),
    isIncomplete,
    submit,
    /** The whole draft as it is now. */
    read: () => completeDraft(form.getValues(), customers),
    /** Hands the sale over as it is, under a name, if anything was entered. */
    park: (name: string) => {
      if (!options.onPark || !isBegun()) return;
      handedOver.current = 'sent';
      options.onPark(structuredClone({ ...completeDraft(form.getValues(), customers), parkedAs: name }));
    },
    /** Whether something was entered that would be lost. */
    hasEntries: isBegun,
    /** The same, whether or not the sale was handed over: its button keeps the focus. */
    isFilled,
  };
}

/** The price, phone and IMEI fields and the cash given, as they are after a submission. */
const noPhones = {
  imei1: '',
  price: null,
  writtenImeis: '',
  addedImeis: [],
  imeiPrices: [],
  finalPrice: 0,
  cashGiven: null,
};
