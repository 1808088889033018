export { ApiCache, type ApiCacheOptions, type CacheStore } from '../swr/ApiCache.ts';
export {
  ApiProvider,
  type ApiProviderProps,
  type Area,
  apiSWRConfig,
  useApi,
  useCalls,
} from '../swr/ApiProvider.tsx';
export { formAnswers } from '../swr/formAnswers.ts';
export {
  useChangePassword,
  useEndSession,
  useSecondFactor,
  useSessions,
  useSetup,
  useTill,
} from '../swr/hooks/access.ts';
export {
  useAccessories,
  useAccessory,
  useAdjustAccessory,
  useChangeAccessory,
  useCreateAccessory,
  usePurchaseAccessory,
} from '../swr/hooks/accessories.ts';
export {
  useCompanies,
  useCreateCompany,
  useCreateModel,
  useModels,
  useModelsOf,
} from '../swr/hooks/catalog.ts';
export {
  useChangeCommittee,
  useCommittee,
  useCommitteeEntry,
  useCommittees,
  useCreateCommittee,
} from '../swr/hooks/committees.ts';
export {
  useCreateDispatch,
  useDispatch,
  useDispatches,
  useReturnDispatch,
  useSettleDispatch,
} from '../swr/hooks/dispatches.ts';
export { useCreateExpense, useExpense, useExpenseCategories, useExpenses } from '../swr/hooks/expenses.ts';
export {
  useApproveCount,
  useBalanceSheet,
  useCloseDay,
  useDashboard,
  useDay,
  useJournal,
  useJournalEntry,
  useProfitAndLoss,
  useRejectCount,
  useReopenDay,
  useReverseEntry,
  useStockValuation,
} from '../swr/hooks/ledger.ts';
export {
  useAudit,
  useChat,
  useMarkChatRead,
  useMarkNotificationsRead,
  useNotifications,
  useSearch,
  useSendChat,
} from '../swr/hooks/messages.ts';
export {
  useAdvances,
  useChangeDueDate,
  useChangeParty,
  useCreateParty,
  useDues,
  useDuesOf,
  useOpenBills,
  useParties,
  usePartyBalances,
  usePartyEntry,
  usePartyLedger,
  usePartyPayment,
  usePartyStatement,
  usePaymentMade,
  usePerson,
  usePersons,
  useVoidPayment,
} from '../swr/hooks/parties.ts';
export {
  useCreatePhone,
  useEditPhone,
  useImeis,
  usePhone,
  usePhoneByImei,
  usePhoneChoices,
  usePhones,
  usePicture,
  usePriceList,
  useRemovePhone,
  useStock,
} from '../swr/hooks/phones.ts';
export {
  useBulkPurchase,
  useCheckEGadget,
  useCreateBulkPurchase,
  useCreatePurchase,
  useEditPurchase,
  usePurchase,
  usePurchases,
  useReturnPurchase,
  useUpdateBulkPurchase,
  useVoidPurchase,
} from '../swr/hooks/purchases.ts';
export {
  useChangeRegisteredShop,
  useChangeRegistrySettings,
  useChangeShopTicket,
  useCreateShop,
  useDecideSubscriptionPayment,
  useRegistrySettings,
  useReplyShopTicket,
  useShops,
  useShopTicket,
  useShopTickets,
  useSubscriptionPayments,
} from '../swr/hooks/registry.ts';
export {
  useCreateSale,
  useParkedSales,
  useReturnSale,
  useSale,
  useSales,
  useVoidSale,
} from '../swr/hooks/sales.ts';
export { useImportStock } from '../swr/hooks/sheets.ts';
export { useAddStaff, useChangeShop, useChangeStaff, useShop, useStaff } from '../swr/hooks/shop.ts';
export { useNoteSubscriptionPayment, useSubscription } from '../swr/hooks/subscription.ts';
export { useAskSupport, useReplySupport, useTicket, useTickets } from '../swr/hooks/support.ts';
export {
  useBanks,
  useBankTransactions,
  useCashCount,
  useCashCounts,
  useChangeBank,
  useCreateBank,
  usePocketCash,
  useWallet,
  useWalletEntry,
  useWalletTransfer,
} from '../swr/hooks/wallet.ts';
export { useChangeClaim, useClaims, useCreateClaim } from '../swr/hooks/warranty.ts';
export type { ResourceKey } from '../swr/ResourceKey.ts';
export type { Resource } from '../swr/resources.ts';
export { usePages } from '../swr/usePages.ts';
export { useRead, useRecord } from '../swr/useRead.ts';
export { useWrite, type Write } from '../swr/useWrite.ts';
