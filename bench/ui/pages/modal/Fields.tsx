const names = ['Name', 'Telephone', 'Address', 'Note'];

/** What every dialog holds. */
export function Fields() {
  return names.map((name) => (
    <label key={name} style={{ display: 'block' }}>
      {name} <input name={name} />
    </label>
  ));
}
