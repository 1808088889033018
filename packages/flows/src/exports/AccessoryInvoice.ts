export { AccessoryInvoice, type AccessoryInvoiceProps } from '../trade/AccessoryInvoice/AccessoryInvoice.tsx';
