const control =
  'input:not([type=hidden],[disabled],[readonly]),select:not([disabled]),button:not([disabled])';

/** Goes from the phones to what is to be filled in next: the credit, the phone in exchange, else the payment. */
export function goToNextEntry(from: Element): void {
  const form = from.closest('form');
  for (const name of ['payableAmountNow', 'exchangePhoneDetail.companyName', 'pocketCash']) {
    const next = form?.querySelector(`[data-field="${name}"]`)?.querySelector<HTMLElement>(control);
    if (next) {
      next.focus();
      return;
    }
  }
}
