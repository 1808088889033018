/** Where customers are listed. */
export const CUSTOMERS = '/app/dashboard/getCustomerRecord';

/** Where all warranty claims of the shop are: the other view of the customers. */
export const CLAIMS = `${CUSTOMERS}?view=claims`;
