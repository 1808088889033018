/** Does what Enter in a text field does: presses the form's submit button, or submits a form that has none. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
  if (!button) form.requestSubmit();
  else if (!button.disabled) button.click();
}
