/** Does what Enter in a text field does: submits by the form's submit button, or a form that has none. Not by a click, which would pass for one of assistive technology. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
  if (!button) form.requestSubmit();
  else if (!button.disabled) form.requestSubmit(button);
}
