export { AccessoryInvoice, type AccessoryInvoiceProps } from '../AccessoryInvoice/AccessoryInvoice.tsx';
