/** The dialogs and questions over the page. */
export function openDialogs(): Element[] {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
}
