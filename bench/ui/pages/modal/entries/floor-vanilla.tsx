export function mount(host: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.innerHTML = '<h2 id="title">Customer</h2><p>Who buys.</p>';
  for (const name of ['Name', 'Telephone', 'Address', 'Note']) {
    const label = document.createElement('label');
    label.style.display = 'block';
    const input = document.createElement('input');
    input.name = name;
    label.append(`${name} `, input);
    dialog.append(label);
  }
  for (const text of ['Cancel', 'Save']) dialog.append(button(text, () => dialog.close()));
  host.append(
    button('Open', () => dialog.showModal(), 'open'),
    dialog,
  );
}

function button(text: string, press: () => void, id = ''): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.id = id;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}
