/** A city of the stories. */
export interface City {
  id: string;
  name: string;
  province: string;
}

/** More cities than a list shows at once. */
export const cities: City[] = [
  ['Karachi', 'Sindh'],
  ['Lahore', 'Punjab'],
  ['Faisalabad', 'Punjab'],
  ['Rawalpindi', 'Punjab'],
  ['Gujranwala', 'Punjab'],
  ['Peshawar', 'Khyber Pakhtunkhwa'],
  ['Multan', 'Punjab'],
  ['Hyderabad', 'Sindh'],
  ['Islamabad', 'Capital'],
  ['Quetta', 'Balochistan'],
  ['Bahawalpur', 'Punjab'],
  ['Sargodha', 'Punjab'],
].map(([name = '', province = '']) => ({ id: name.toLowerCase(), name, province }));
