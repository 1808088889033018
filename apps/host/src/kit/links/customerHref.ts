/** Path of the list of customers. */
export const CUSTOMERS = '/app/dashboard/getCustomerRecord';

/** Address of all warranty claims, a view of the customers page. */
export const CLAIMS = `${CUSTOMERS}?view=claims`;
