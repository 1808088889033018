export {
  type ChangePassword,
  changePasswordSchema,
  type SignIn,
  type SignUp,
  signInSchema,
  signUpSchema,
} from '../access/access.ts';
export {
  type SetPin,
  setPinSchema,
  type TakeTill,
  type Till,
  type TillPerson,
  takeTillSchema,
  tillAnswer,
  tillSchema,
} from '../access/pin.ts';
export { may, mayCorrect, PERMISSIONS, type Permission, ROLES, type Role } from '../access/roles.ts';
export {
  type BeginSecondFactor,
  beginSecondFactorSchema,
  type ConfirmSecondFactor,
  confirmSecondFactorSchema,
  type EndSecondFactor,
  endSecondFactorSchema,
  mayHaveSecondFactor,
  type SecondFactor,
  type SecondFactorBegun,
  secondFactorAnswer,
  secondFactorBegunAnswer,
  secondFactorConfirmedAnswer,
} from '../access/secondFactor.ts';
export {
  type NewStaff,
  newStaffSchema,
  STAFF_ROLES,
  type StaffChange,
  type StaffRole,
  staffChangeSchema,
} from '../access/staff.ts';
export {
  type AccessoryAdjustment,
  type AccessoryChange,
  type AccessoryPurchase,
  ADJUSTMENT_REASONS,
  accessoryAdjustmentRequest,
  accessoryAdjustmentSchema,
  accessoryChangeRequest,
  accessoryChangeSchema,
  accessoryPurchaseRequest,
  accessoryPurchaseSchema,
  type NewAccessory,
  newAccessoryRequest,
  newAccessorySchema,
} from '../accessory/accessory.ts';
export { type CostSince, costSince, type StockOnDay } from '../accessory/costSince.ts';
export { stockAdjustmentLines } from '../accessory/stockAdjustment.ts';
export {
  AGES,
  type Age,
  ageOf,
  daysOverdue,
  dueDaysOf,
  SIDES,
  type Side,
} from '../bill/ageing.ts';
export {
  allocatePayment,
  type ChosenBill,
  type SettledBill,
} from '../bill/allocatePayment.ts';
export {
  type DocumentFigures,
  type DocumentSettlement,
  documentFigures,
} from '../bill/documentFigures.ts';
export { type DueDateChange, dueDateChangeSchema } from '../bill/dueDateChange.ts';
export { type Allocation, type FreeCredit, type OpenBill, settle } from '../bill/settle.ts';
export {
  FIXED_ACCOUNTS,
  isProfitAccount,
  kindOfAccount,
  PROFIT_KINDS,
  type ProfitKind,
} from '../books/accounts.ts';
export { type BalanceSheet, balanceSheet, type StatementLine } from '../books/balanceSheet.ts';
export {
  bookEvent,
  ENTRY_TYPES,
  type EntryType,
  entryType,
  eventsOf,
  eventTitle,
  KNOWN_EVENTS,
  LADDER_GROUPS,
  type LadderGroup,
  ladderGroup,
} from '../books/bookEvents.ts';
export {
  type AccountId,
  accessoryPurchaseLines,
  averageCost,
  balancesOf,
  type JournalLine,
  type Leg,
  pairLegs,
  partyEntryLines,
  partyPaymentLines,
  paymentLegs,
  purchaseLines,
  reverseLines,
  type SalePosting,
  saleLines,
  transferLines,
  walletEntryLines,
  weightedCost,
} from '../books/books.ts';
export { type EntryReversal, entryReversalSchema } from '../books/entryReversal.ts';
export {
  type EntrySentence,
  type EntryText,
  entryRowText,
  entryText,
  type GoodsNamed,
  type StoredSentence,
  undoneSentence,
} from '../books/entrySentences.ts';
export {
  type BulkPurchase,
  type BulkUpdate,
  bulkPurchaseRequest,
  bulkPurchaseSchema,
  bulkUpdateRequest,
  bulkUpdateSchema,
  type Lot,
  lotQuantity,
  lotTotal,
  MAX_LOT,
  SIM_OPTIONS,
  type SimOption,
} from '../bulk-purchase/bulkPurchase.ts';
export { effectiveCost, effectiveCostOfOne, type Incentives } from '../bulk-purchase/effectiveCost.ts';
export {
  type EnteredImeis,
  type EnteredUnit,
  enterImeis,
  enterSecondImeis,
  type ImeiTarget,
  type LeftOut,
  type LeftOutReason,
} from '../bulk-purchase/enterImeis.ts';
export { imeisOfLot, type PlacedImei, repeatedImeis } from '../bulk-purchase/repeatedImeis.ts';
export {
  CONDITIONS,
  type Condition,
  DEFAULT_WARRANTY,
  isUnofficialApproval,
  PHONE_ACCESSORIES,
  type PhoneAccessory,
  RAM_MEMORY_OPTIONS,
  ramMemoryOptions,
  SPECIFICATIONS,
  type Specification,
  STARTING_COMPANIES,
  WARRANTIES,
  type Warranty,
  warrantyEnd,
} from '../catalog/catalog.ts';
export {
  type NewCompany,
  type NewModel,
  newCompanySchema,
  newModelRequest,
  newModelSchema,
} from '../catalog/names.ts';
export {
  type ChatMessage,
  type ChatRead,
  chatMessageSchema,
  chatReadSchema,
} from '../chat/chat.ts';
export {
  COMMITTEE_DRAWS,
  COMMITTEE_FREQUENCIES,
  type CommitteeChange,
  type CommitteeEntry,
  type CommitteeFrequency,
  committeeChangeRequest,
  committeeChangeSchema,
  committeeEntryRequest,
  committeeEntrySchema,
  committeeLines,
  instalmentDue,
  MAX_COMMITTEE_MEMBERS,
  MAX_COMMITTEE_SHARES,
  type NewCommittee,
  newCommitteeRequest,
  newCommitteeSchema,
  turnsRule,
} from '../committee/committee.ts';
export { committeePool } from '../committee/committeePool.ts';
export {
  type CommitteePeriod,
  committeeSchedule,
  type ScheduledCommittee,
} from '../committee/committeeSchedule.ts';
export {
  type CommitteeScheduleRow,
  committeeScheduleRows,
  committeeWallets,
} from '../committee/scheduleRows.ts';
export {
  type AccessoryMovement,
  accessoryDetailAnswer,
  accessoryMovementAnswer,
} from '../contract/accessories.ts';
export {
  type Accessory,
  accessoriesAnswer,
  accessoryAnswer,
  type Bank,
  bankAnswer,
  banksAnswer,
  type Company,
  companiesAnswer,
  companyAnswer,
  type ErrorAnswer,
  entrySentenceAnswer,
  errorAnswer,
  type ImeiRecord,
  imeiAnswer,
  imeisAnswer,
  type Ledger,
  ledgerAnswer,
  type Model,
  type Movement,
  messageAnswer,
  modelAnswer,
  modelsAnswer,
  movementAnswer,
  type PartyName,
  type Person,
  type Phone,
  type PhoneDetail,
  type Picture,
  PURCHASE_STATUSES,
  type PurchaseDetail,
  type PurchaseRow,
  partyNameAnswer,
  partyNamesAnswer,
  personAnswer,
  personListAnswer,
  personsAnswer,
  phoneAnswer,
  phoneDetailAnswer,
  phoneEventAnswer,
  phonesAnswer,
  pictureAnswer,
  purchaseCreatedAnswer,
  purchaseDetail,
  purchaseDetailAnswer,
  purchaseReturnAnswer,
  purchaseRow,
  purchasesAnswer,
  SALE_STATUSES,
  type SaleDetail,
  type SaleRow,
  type Session,
  saleCreatedAnswer,
  saleDetail,
  saleDetailAnswer,
  saleRow,
  salesAnswer,
  sessionAnswer,
  setupAnswer,
  UNIT_STATES,
  type User,
  userAnswer,
} from '../contract/answers.ts';
export { type AuditLine, auditAnswer, auditLine } from '../contract/audit.ts';
export { accessContract } from '../contract/calls/access.ts';
export { accessoryContract } from '../contract/calls/accessories.ts';
export type { Access, Call, Calls } from '../contract/calls/Call.ts';
export { catalogContract } from '../contract/calls/catalog.ts';
export { committeeContract } from '../contract/calls/committees.ts';
export { dispatchContract } from '../contract/calls/dispatches.ts';
export { expenseContract } from '../contract/calls/expenses.ts';
export { ledgerContract } from '../contract/calls/ledger.ts';
export {
  auditContract,
  chatContract,
  notificationContract,
  searchContract,
} from '../contract/calls/messages.ts';
export { partyContract } from '../contract/calls/parties.ts';
export { MAX_IMEIS_PER_PAGE, phoneContract } from '../contract/calls/phones.ts';
export { purchaseContract } from '../contract/calls/purchases.ts';
export { registryContract } from '../contract/calls/registry.ts';
export { parkedSaleContract, saleContract } from '../contract/calls/sales.ts';
export { sheetContract } from '../contract/calls/sheets.ts';
export { shopContract } from '../contract/calls/shop.ts';
export { subscriptionContract } from '../contract/calls/subscription.ts';
export { supportContract } from '../contract/calls/support.ts';
export { bankContract, walletContract } from '../contract/calls/wallet.ts';
export { warrantyContract } from '../contract/calls/warranty.ts';
export {
  type ChatAnswer,
  type ChatMessageAnswer,
  chatAnswer,
  chatReadAnswer,
  chatReadState,
  chatSentAnswer,
} from '../contract/chat.ts';
export {
  type Committee,
  type CommitteeDetail,
  type CommitteeEntryRow,
  committeeAnswer,
  committeeChangedAnswer,
  committeeDetailAnswer,
  committeeEntryAnswer,
  committeeInstalmentAnswer,
  committeesAnswer,
} from '../contract/committees.ts';
export {
  type DispatchDetail,
  type DispatchRow,
  dispatchChangedAnswer,
  dispatchDetail,
  dispatchDetailAnswer,
  dispatchesAnswer,
  dispatchRow,
  dispatchSettledAnswer,
} from '../contract/dispatches.ts';
export {
  type Expense,
  type ExpenseDetail,
  expenseAnswer,
  expenseCategoriesAnswer,
  expenseCreatedAnswer,
  expenseDetailAnswer,
  expensesAnswer,
} from '../contract/expenses.ts';
export { type ImportedRow, importedRow, type StockImport, stockImportAnswer } from '../contract/imports.ts';
export {
  type BalanceSheetAnswer,
  balanceSheetAnswer,
  type Dashboard,
  type DayBook,
  type DayClosed,
  type DayCount,
  dashboardAnswer,
  dayAnswer,
  dayClosedAnswer,
  dayClosingAnswer,
  dayCountAnswer,
  dayCountRejectedAnswer,
  dayReopenedAnswer,
  daySectionsAnswer,
  entryReversedAnswer,
  type JournalEntry,
  type JournalEntryDetail,
  journalAnswer,
  journalEntryAnswer,
  journalEntryDetailAnswer,
  ladderAnswer,
  type ProfitAndLoss,
  profitAndLossAnswer,
  SHEET_GROUPS,
  type StockValuation,
  stockValuationAnswer,
} from '../contract/ledger.ts';
export { type Notification, notificationAnswer, notificationsAnswer } from '../contract/notifications.ts';
export {
  type ParkedSale,
  parkedSaleAnswer,
  parkedSalesAnswer,
  type TakenSale,
  takenSaleAnswer,
} from '../contract/parkedSales.ts';
export {
  type Advances,
  advancesAnswer,
  type Bill,
  billAnswer,
  billChangedAnswer,
  type DueRow,
  type Dues,
  type DueTotals,
  dueRow,
  duesAnswer,
  type Parties,
  type PartyDues,
  type PartyLedger,
  type PartyPaymentMade,
  type PartyPaymentRecord,
  type PartyRow,
  type PersonRecord,
  partiesAnswer,
  partyDuesAnswer,
  partyLedgerAnswer,
  partyPaymentAnswer,
  partyPaymentMade,
  partyPaymentMadeAnswer,
  partyPaymentVoidAnswer,
  partyPaymentWholeAnswer,
  partyRow,
  personChangedAnswer,
  personRecord,
  personRecordAnswer,
} from '../contract/parties.ts';
export {
  type BulkDetail,
  bulkDetail,
  bulkDetailAnswer,
  type LotEntry,
  type LotUnit,
  lotEntryAnswer,
  lotUnitAnswer,
  phoneEditedAnswer,
  purchaseSavedAnswer,
} from '../contract/purchases.ts';
export { listQuery } from '../contract/queries.ts';
export {
  type Found,
  type InvoiceFound,
  invoiceFound,
  type PartyFound,
  partyFound,
  type SlipFound,
  searchAnswer,
  slipFound,
  type UnitFound,
  unitFound,
} from '../contract/search.ts';
export { type OpenSession, openSessionAnswer, openSessionsAnswer } from '../contract/sessions.ts';
export {
  type RegisteredShop,
  registeredShop,
  registeredShopAnswer,
  registeredShopsAnswer,
  type Shop,
  type SubscriptionStatus,
  shopAnswer,
  shopChangedAnswer,
  shopData,
  subscriptionStatusAnswer,
} from '../contract/shop.ts';
export { type StaffMember, staffAnswer, staffMember, staffMemberAnswer } from '../contract/staff.ts';
export {
  type PhoneChoices,
  type PriceList,
  phoneChoicesAnswer,
  phoneEnteredAnswer,
  priceListAnswer,
  type StockList,
  stockAnswer,
} from '../contract/stock.ts';
export {
  type PayTo,
  type Plan,
  payToAnswer,
  planAnswer,
  type RegistrySettingsAnswer,
  registrySettingsAnswer,
  registrySettingsChangedAnswer,
  type ShopSubscriptionPayment,
  type Subscription,
  type SubscriptionPayment,
  shopSubscriptionPayment,
  shopSubscriptionPaymentsAnswer,
  subscriptionAnswer,
  subscriptionDecidedAnswer,
  subscriptionPaidAnswer,
  subscriptionPaymentRow,
} from '../contract/subscription.ts';
export {
  contactAnswer,
  type ShopTicketDetail,
  type ShopTicketRow,
  shopTicketAnswer,
  shopTicketDetail,
  shopTicketRow,
  shopTicketsAnswer,
  shopTicketWrittenAnswer,
  type TicketDetail,
  type TicketRow,
  ticketAnswer,
  ticketDetail,
  ticketRow,
  ticketsAnswer,
  ticketWrittenAnswer,
} from '../contract/support.ts';
export {
  type BankAccount,
  bankAccountAnswer,
  bankAccountChangedAnswer,
  type CashCounted,
  cashCountAnswer,
  cashCountedAnswer,
  cashCountsAnswer,
  type Wallet,
  walletAnswer,
  walletEnteredAnswer,
} from '../contract/wallet.ts';
export {
  type WarrantyClaim,
  warrantyClaimAnswer,
  warrantyClaimRow,
  warrantyClaimsAnswer,
} from '../contract/warrantyClaims.ts';
export { addDays, type Day, DEFAULT_TIME_ZONE, dayAt, daysBetween, isDay } from '../day/day.ts';
export { daySchema, optionalDaySchema } from '../day/daySchema.ts';
export { dayText } from '../day/dayText.ts';
export {
  DAY_COUNT_STATES,
  type DayClosing,
  type DayCountRejection,
  type DayReopening,
  dayClosingRequest,
  dayClosingSchema,
  dayCountRejectionSchema,
  dayReopeningSchema,
  isWithinTolerance,
} from '../day-closing/dayClosing.ts';
export { daysLate } from '../dispatch/daysLate.ts';
export {
  DISPATCH_STATES,
  DISPATCH_UNIT_STATES,
  type DispatchReturn,
  type DispatchState,
  dispatchReturnRequest,
  dispatchReturnSchema,
  dispatchState,
  MAX_DISPATCH_UNITS,
  type NewDispatch,
  newDispatchRequest,
  newDispatchSchema,
} from '../dispatch/dispatch.ts';
export {
  type DispatchSettlement,
  dispatchSettlementSchema,
  UNIT_OUTCOMES,
  type UnitOutcome,
} from '../dispatch/dispatchSettlement.ts';
export {
  expenseAccount,
  expenseKey,
  expenseLines,
  type NewExpense,
  newExpenseRequest,
  newExpenseSchema,
} from '../expense/expense.ts';
export { EXPENSE_CATEGORIES, expenseCategoryName } from '../expense/expenseCategories.ts';
export { isArticleNumber, isPartOfImei } from '../imei/articleNumber.ts';
export { formatImei, hasValidCheckDigit, imeiRule, withCheckDigit } from '../imei/imei.ts';
export { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
export {
  type ImeiLine,
  type ImeiReading,
  type ImeiText,
  normaliseImei,
  readImeiText,
  typedImeiRule,
} from '../imei/readImeiText.ts';
export type { CellReading, SheetCell } from '../imports/sheetCell.ts';
export {
  IMPORT_LIMITS,
  isGone,
  isStateHeader,
  readStockRow,
  STOCK_COLUMNS,
  type StockField,
  type StockRow,
  type StockRowReading,
  stockColumn,
} from '../imports/stockImport.ts';
export { amountInWords } from '../money/amountInWords.ts';
export {
  formatMoney,
  MAX_AMOUNT,
  MAX_PRICE,
  type MinorUnits,
  type MoneyFormat,
  type ParsedAmount,
  parseRupees,
  sum,
  toRupees,
} from '../money/money.ts';
export { minorUnits, rupees } from '../money/moneySchema.ts';
export {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationsRead,
  notificationsReadRequest,
} from '../notification/notification.ts';
export { formatCnic, maskCnic, normaliseCnic } from '../party/cnic.ts';
export { cnicSchema, optionalCnicSchema } from '../party/cnicSchema.ts';
export { partiesWithNumber, sameParty } from '../party/knownParty.ts';
export {
  type LedgerLine,
  ledgerLines,
  type PartyMovement,
  paidAtOnce,
  shownApart,
} from '../party/ledgerLines.ts';
export { formatNumber, normaliseNumber, numberAsInteger } from '../party/mobileNumber.ts';
export { numberSchema } from '../party/numberSchema.ts';
export {
  type EntityData,
  entityDataRequest,
  entityDataSchema,
  idSchema,
  type NewParty,
  newPartySchema,
} from '../party/party.ts';
export {
  type PartyEntry,
  type PartyPayment,
  type PaymentVoid,
  partyEntryRequest,
  partyEntrySchema,
  partyPaymentRequest,
  partyPaymentSchema,
  paymentVoidSchema,
} from '../party/partyPayment.ts';
export { type PersonChange, personChangeSchema } from '../party/personChange.ts';
export { type Trade, tradeOf } from '../party/trade.ts';
export { WALK_IN_NAME, walkInOf } from '../party/walkIn.ts';
export { whatsappLink } from '../party/whatsappLink.ts';
export { emptyPhoneDraft, type PhoneDraft, phoneDraftOf } from '../phone/phoneDraft.ts';
export {
  PHONE_FIELDS,
  type PhoneAnswer,
  type PhoneFacts,
  type PhoneFieldName,
  type PhoneFieldOn,
  type PhoneForm,
  phoneFactText,
  phoneFields,
  phoneFieldsOn,
  phoneLabels,
  pickFacts,
  specificationNames,
} from '../phone/phoneFields.ts';
export {
  groupByPhone,
  inOrder,
  type LifeEvent,
  type LifeFault,
  lifeFaults,
  openFaults,
  type PhoneEventType,
  type Whereabouts,
} from '../phone/phoneLife.ts';
export {
  creditPaymentDataRequest,
  PAYMENT_TYPES,
  type PaymentType,
  PICTURE_SLOTS,
  type PictureSlot,
  type PurchaseEdit,
  type PurchaseSlip,
  payableLater,
  payableNow,
  paymentStatus,
  purchaseEditRequest,
  purchaseEditSchema,
  purchasePhoneRequest,
  purchaseSlipSchema,
} from '../purchase/purchase.ts';
export { FIRST_PURCHASE_DAY, purchaseDateRule } from '../purchase/purchaseDate.ts';
export {
  EGADGET_STATUSES,
  type EGadgetCheck,
  type EGadgetStatus,
  eGadgetSchema,
  type PurchaseReturn,
  type PurchaseVoid,
  purchaseReturnRequest,
  purchaseReturnSchema,
  purchaseVoidSchema,
} from '../purchase/purchaseReturn.ts';
export {
  purchaseReturnWorth,
  type ReturnableUnit,
  voidObstacle,
} from '../purchase/purchaseReturnWorth.ts';
export { slipEdit } from '../purchase/slipEdit.ts';
export { type SlipLine, slipLines } from '../purchase/slipLines.ts';
export type { DocumentedEvent, LifeConflict } from '../refusals/lifeText.ts';
export type { PhonePlace } from '../refusals/phonePlace.ts';
export {
  fieldRefusals,
  type Refusal,
  type RefusalArguments,
  refusal,
  refusalMessage,
} from '../refusals/refusals.ts';
export { rupeeAmount } from '../refusals/refusalWords.ts';
export type { HeldPhone } from '../refusals/stockRefusals.ts';
export {
  changedFields,
  conflictingFields,
  type EditConflict,
  type EditSide,
  editConflictLabels,
  mergeEdits,
} from '../rules/editConflict.ts';
export {
  breaks,
  fieldErrors,
  type Locale,
  type Rule,
  report,
  ruleMessage,
} from '../rules/rules.ts';
export {
  PARKED_DAYS,
  type ParkedSaleRequest,
  parkedSaleIdSchema,
  parkedSaleRequest,
} from '../sale/parkedSale.ts';
export {
  type ExchangePhone,
  exchangePhoneSchema,
  SALE_PICTURE_SLOTS,
  type Sale,
  type SaleFigures,
  type SalePictureSlot,
  type SaleTotals,
  SELLING_TYPES,
  type SellingType,
  saleRequest,
  saleSchema,
  saleTotals,
} from '../sale/sale.ts';
export {
  type ImeiList,
  imeisOfUnit,
  type ModelOnSale,
  modelKey,
  modelsOnSale,
  type PricedPhone,
  readImeiList,
  saleDateRule,
  unitsByImei,
  type WithImeis,
} from '../sale/salePhones.ts';
export {
  returnDue,
  type SaleReturn,
  type SaleReturnPosting,
  type SaleVoid,
  saleReturnLines,
  saleReturnRequest,
  saleReturnSchema,
  saleVoidRequest,
} from '../sale/saleReturn.ts';
export {
  type PaidDocument,
  type RefundRange,
  refundRange,
  refundRule,
  writeOffUndone,
} from '../sale/saleReturnRefund.ts';
export {
  type AccessoryOut,
  accessoriesOut,
  type ReturnableSale,
  type Returned,
  saleReturnWorth,
} from '../sale/saleReturnWorth.ts';
export { readSearch, SEARCH_LIMIT, type SearchText, searchQuery, searchWords } from '../search/search.ts';
export { PAPERS, type Paper } from '../shop/papers.ts';
export { MAX_NETWORK_PRINTERS, MAX_PRINT_BYTES } from '../shop/printers.ts';
export {
  type NewShop,
  newShopSchema,
  SHOP_STATUSES,
  type ShopChange,
  type ShopStatus,
  shopChangeSchema,
} from '../shop/registration.ts';
export {
  IDLE_MINUTES,
  type ShopSettingsChange,
  shopSettingsRequest,
  shopSettingsSchema,
} from '../shop/shop.ts';
export {
  mergeStockPhone,
  STOCK_PHONE_FIELDS,
  type StockConflict,
  type StockConflictChoice,
  type StockPhoneFacts,
  type StockPhoneField,
  stockConflicts,
} from '../stock/stockConflict.ts';
export {
  type NewPhone,
  newPhoneRequest,
  newPhoneSchema,
  phoneRemovalSchema,
  type StockEdit,
  stockEditRequest,
  stockEditSchema,
  stockEntryLines,
} from '../stock/stockPhone.ts';
export {
  type NewSubscriptionPayment,
  nextDueAfter,
  PAY_METHODS,
  type PayMethod,
  type RegistrySettings,
  registrySettingsRequest,
  registrySettingsSchema,
  SUBSCRIPTION_PAYMENT_STATUSES,
  SUBSCRIPTION_STATES,
  type SubscriptionDecision,
  type SubscriptionPaymentStatus,
  type SubscriptionState,
  subscriptionDecisionSchema,
  subscriptionPaymentRequest,
  subscriptionPaymentSchema,
  subscriptionState,
} from '../subscription/subscription.ts';
export {
  type NewTicket,
  newTicketSchema,
  TICKET_STATUSES,
  type TicketReply,
  type TicketStatus,
  type TicketStatusChange,
  ticketReplySchema,
  ticketStatusSchema,
} from '../support/support.ts';
export { latinDigits, plainNumber } from '../text/plainNumber.ts';
export { searchKey } from '../text/searchKey.ts';
export { cleanText, optionalText, requiredText } from '../text/text.ts';
export { type BankChange, bankChangeSchema } from '../wallet/bankChange.ts';
export { type CashCount, cashCountRequest, cashCountSchema } from '../wallet/cashCount.ts';
export {
  countDifference,
  countedNotes,
  countRule,
  NOTES,
  type Note,
  type NoteCounts,
} from '../wallet/notes.ts';
export {
  ACCOUNT_TYPES,
  bankUsed,
  moneyAccountSchema,
  type NewBank,
  newBankRequest,
  newBankSchema,
  OWNER_REASONS,
  type PaymentSplit,
  paymentRule,
  WALLET_DIRECTIONS,
  WALLET_METHODS,
  WALLET_REASONS,
  type WalletEntry,
  type WalletMethod,
  type WalletReason,
  type WalletTransfer,
  walletEntryRequest,
  walletEntrySchema,
  walletMethod,
  walletTransferRequest,
  walletTransferSchema,
} from '../wallet/wallet.ts';
export { sourceRule, splitOf, type WalletSource } from '../wallet/walletSource.ts';
export {
  belowCost,
  belowLowest,
  closedDay,
  finalAboveDemand,
  incentivesAboveBuying,
  numberKnown,
  partPayment,
  secondImeiMissing,
  type TradeWarning,
} from '../warnings/tradeWarnings.ts';
export {
  CLAIM_STATES,
  type ClaimState,
  isClaimOpen,
  SHOWN_CLAIM_STATES,
  type ShownClaimState,
} from '../warranty/claimState.ts';
export {
  type NewWarrantyClaim,
  newWarrantyClaimSchema,
  type WarrantyClaimChange,
  warrantyClaimChangeSchema,
} from '../warranty/warrantyClaim.ts';
export { decodeCodecs, encodeCodecs } from '../wire/codecs.ts';
export { asValues, asWire, type Encoding, nestsTooDeep, sentFor } from '../wire/encoding.ts';
