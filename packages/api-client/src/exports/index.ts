export { ApiError } from '../client/ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from '../client/createApiClient.ts';
export { newSubmission, type Submission } from '../client/Submission.ts';
export { type Query, retryDelay, type TransportOptions } from '../client/transport.ts';
export type { ListQuery } from '../resources/parties.ts';
export type { PhonePage, PhoneQuery } from '../resources/phones.ts';
export type { PurchasePage, PurchasePictures } from '../resources/purchases.ts';
export type { SalePage, SalePictures } from '../resources/sales.ts';
export type { FormFiles } from '../wire/multipart.ts';
