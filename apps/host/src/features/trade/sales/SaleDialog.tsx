import { useAccessories, useShop } from '@handset/api-client/swr';
import { walkInOf } from '@handset/domain';
import { emptySaleDraft, type SaleDraft, SaleModal } from '@handset/flows';
import { imeisOfCode } from '@handset/flows/form';
import { useToast, useWords } from '@handset/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import {
  useBankListing,
  useCompanyListing,
  useImeiListing,
  useListing,
  useModelListing,
  usePartyListing,
} from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { dialogNow, useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useFirst } from '../../../kit/dialogs/useFirst.ts';
import { useUnitsWith } from '../../../kit/dialogs/useUnitsWith.ts';
import { addPhoneToSale } from '../../../kit/drafts/addPhoneToDraft.ts';
import { newDraftId } from '../../../kit/drafts/drafts.ts';
import { useHold } from '../../../kit/drafts/useHold.ts';
import { useDayOf, useToday } from '../../../kit/format/useToday.ts';
import { useUnsoldPhones } from '../../../kit/outbox/useUnsoldPhones.ts';
import { KnownPhone } from '../purchases/KnownPhone.tsx';
import { MissingPhone } from './MissingPhone.tsx';
import { ParkedSales } from './ParkedSales.tsx';
import { isParkable, isReadable, summaryOf } from './parkedSale.ts';
import { SaleElsewhere } from './SaleElsewhere.tsx';
import { saleReviewHref } from './saleReviewHref.ts';
import { saleWords } from './saleWords.ts';
import { useClosedUpTo } from './useClosedUpTo.ts';
import { useSaleDraft } from './useSaleDraft.ts';
import { useUnfinishedSales } from './useUnfinishedSales.ts';

/** 'Sale Mobile': every opening is a sale of its own, whose id the address names. */
export function SaleDialog({ onClose }: DialogProps) {
  const { draft, resume } = useDialogs();
  const begun = useRef<string>(undefined);
  const begin = useCallback(() => {
    begun.current = newDraftId();
    resume('sale', begun.current, dialogNow().about);
  }, [resume]);
  useEffect(() => {
    if (!draft) begin();
  }, [draft, begin]);
  const isNew = draft === begun.current;
  return draft ? <Sale key={draft} id={draft} isNew={isNew} onOver={begin} onClose={onClose} /> : null;
}

interface SaleProps extends DialogProps {
  id: string;
  /** Whether its id was given here. Any other belongs to a sale that is kept, or is nobody's. */
  isNew: boolean;
  /** Begins another sale: this one is saved already, or nobody's. */
  onOver: () => void;
}

/** One sale, which one tab at a time has open. */
function Sale(props: SaleProps) {
  const { state, take } = useHold(props.id);
  const [before, setBefore] = useState(state);
  const [hasWaited, setWaited] = useState(false);
  if (state !== before) {
    setBefore(state);
    if (state === 'elsewhere') setWaited(true);
  }
  if (state === 'asking') return null;
  if (state === 'held') return <SaleForm {...props} hasWaited={hasWaited} />;
  const takeOver = () => {
    setWaited(false);
    take();
  };
  return <SaleElsewhere onTake={takeOver} onClose={props.onClose} />;
}

const namesOf = (about: string | null): readonly string[] => about?.split(',') ?? [];

/** The form of one sale. Its submission is reviewed and saved at `/invoice/shop`, or `/invoice/accessory` for accessories alone. */
function SaleForm({ id, isNew, hasWaited, onOver, onClose }: SaleProps & { hasWaited: boolean }) {
  const words = useWords(saleWords);
  const toast = useToast();
  const draft = useSaleDraft(id, hasWaited);
  const units = useUnsoldPhones();
  const { banks, pocketBalance } = useBankListing();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const navigate = useNavigate();
  const parties = usePartyListing();
  const accessories = useListing(useAccessories());
  const companies = useCompanyListing();
  const models = useModelListing(companyId);
  const create = useCreateNames();
  const listing = useImeiListing(units);
  const { about, resume } = useDialogs();
  // The phone that the sale begins with by its id, or codes that were scanned while the form was not there.
  const named = useMemo(() => namesOf(about), [about]);
  const phoneId = named.find((name) => imeisOfCode(name).length === 0);
  const inStock = useUnitsWith(units, phoneId ? [phoneId] : []);
  const phone = phoneId ? inStock?.find(({ _id }) => _id === phoneId) : undefined;
  const today = useToday();
  const keptOn = useDayOf(draft.stored?.changedAt);
  const closedUpTo = useClosedUpTo();
  const shop = useShop();
  const unfinished = useUnfinishedSales(id);
  const count = unfinished ? unfinished.here.length + unfinished.parked.length : 0;
  const isRead = draft.stored !== undefined;
  const isOver =
    draft.stored === null
      ? !isNew || hasWaited
      : draft.stored !== undefined &&
        (draft.stored.form !== 'sale' || draft.stored.state === 'queued' || draft.stored.state === 'done');
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const isSent = draft.stored?.state === 'sending';
  const [scanned, setScanned] = useState<readonly string[]>([]);
  useEffect(() => {
    const codes = named.filter((name) => imeisOfCode(name).length > 0);
    if (!isRead || isOver || isSent || codes.length === 0) return;
    setScanned((earlier) => [...new Set([...earlier, ...codes])]);
    // Another may have been scanned meanwhile.
    const left = namesOf(dialogNow().about).filter((name) => !codes.includes(name));
    resume('sale', id, left.join());
  }, [isRead, isOver, isSent, named, id, resume]);
  const isPhoneOnItsWay = phoneId !== undefined && !units.error && !(inStock && today);
  // The form stays when the shop or the phones, which it could not wait for, are loaded again.
  const hasBegun = useFirst(isPhoneOnItsWay || (shop.isLoading && !shop.error) ? undefined : true);
  if (draft.stored === undefined || isOver || !hasBegun) return null;
  const kept = draft.stored?.values ?? undefined;
  if (kept && isReadable(kept) && isSent) return <Navigate to={saleReviewHref(id, kept)} replace />;

  async function toReview(sale: SaleDraft) {
    // One that another tab has saved meanwhile is found there as what it became.
    await draft.submit(sale);
    // The form stays disabled until the review is there.
    await navigate(saleReviewHref(id, sale), { state: { draft: id } });
  }

  async function park(sale: SaleDraft) {
    const name = summaryOf(sale).name ?? words.noCustomer;
    onClose();
    await draft.park(sale);
    toast.info(isParkable(sale) ? words.saleParked(name) : words.parkedHere(name));
  }

  async function leave() {
    await draft.discard();
    onClose();
  }

  return (
    <ShopFlows>
      <SaleModal
        isOpen
        defaultDraft={kept ?? (phone && today ? addPhoneToSale(phone, emptySaleDraft(today)) : undefined)}
        keptOn={keptOn}
        onChange={draft.change}
        onSubmit={toReview}
        onCancel={() => void leave()}
        onPark={(sale) => void park(sale)}
        unfinished={draft.stored ? undefined : { count, list: <ParkedSales besides={id} /> }}
        parties={parties}
        walkIn={shop.data && walkInOf(shop.data)}
        units={listing}
        scanned={scanned}
        renderMissingPhone={(imei) => <MissingPhone imei={imei} />}
        renderKnownPhone={(imei, otherImei) => <KnownPhone {...{ imei, otherImei }} />}
        accessories={accessories}
        closedUpTo={closedUpTo}
        banks={banks}
        pocketBalance={pocketBalance}
        companies={companies}
        models={models}
        onCompanyChange={(company) => setCompanyId(company?._id ?? null)}
        onCreateCompany={create.company}
        onCreateModel={create.model}
      />
    </ShopFlows>
  );
}
