/** A model in the demo shop. `cost` is the shop's price for a new one, in rupees. */
export interface DemoModel {
  company: string;
  model: string;
  ramMemory: string;
  /** The first eight digits of its IMEIs. */
  tac: string;
  cost: number;
  colors: readonly string[];
}

export const MODELS: readonly DemoModel[] = [
  model('Samsung', 'Galaxy A15', '6/128', '35180311', 46_500, ['Blue Black', 'Light Blue', 'Yellow']),
  model('Samsung', 'Galaxy A35', '8/256', '35293422', 98_000, ['Awesome Navy', 'Awesome Lilac']),
  model('Samsung', 'Galaxy A55', '8/256', '35411733', 121_000, ['Awesome Iceblue', 'Awesome Navy']),
  model('Samsung', 'Galaxy S23', '8/256', '35066244', 172_000, ['Phantom Black', 'Cream']),
  model('Apple', 'iPhone 11', '64 GB', '35327155', 88_000, ['Black', 'White', 'Red']),
  model('Apple', 'iPhone 12', '128 GB', '35671466', 126_000, ['Blue', 'Black']),
  model('Apple', 'iPhone 13', '128 GB', '35842577', 174_000, ['Midnight', 'Starlight']),
  model('Infinix', 'Hot 40i', '8/128', '35719688', 28_500, ['Starlit Black', 'Palm Blue']),
  model('Infinix', 'Note 40', '8/256', '35910799', 52_000, ['Titan Gold', 'Obsidian Black']),
  model('Infinix', 'Smart 8', '4/64', '35824810', 20_800, ['Timber Black', 'Shiny Gold']),
  model('Tecno', 'Spark 20', '8/256', '35633921', 32_500, ['Gravity Black', 'Neon Gold']),
  model('Tecno', 'Camon 30', '12/256', '35744132', 66_000, ['Iceland Basaltic Dark', 'Uyuni Salt White']),
  model('vivo', 'Y17s', '6/128', '86712043', 37_800, ['Forest Green', 'Glitter Purple']),
  model('vivo', 'Y28', '8/256', '86823154', 52_500, ['Agate Green', 'Gleaming Orange']),
  model('Oppo', 'A18', '4/128', '86534265', 33_500, ['Glowing Black', 'Glowing Blue']),
  model('Oppo', 'Reno11 F', '8/256', '86645376', 97_500, ['Ocean Blue', 'Palm Green']),
  model('Xiaomi', 'Redmi 13C', '6/128', '86956487', 33_000, ['Midnight Black', 'Clover Green']),
  model('Redmi', 'Note 13', '8/256', '86067598', 56_500, ['Midnight Black', 'Mint Green']),
  model('Realme', 'C67', '8/128', '86178609', 46_000, ['Sunny Oasis', 'Black Rock']),
  model('itel', 'A70', '4/128', '35289710', 22_300, ['Starlish Black', 'Brilliant Gold']),
];

function model(
  company: string,
  name: string,
  ramMemory: string,
  tac: string,
  cost: number,
  colors: readonly string[],
): DemoModel {
  return { company, model: name, ramMemory, tac, cost, colors };
}

/** Suppliers: distributors, dealers, and people with a used phone. */
export const SUPPLIERS = [
  { name: 'Hafeez Centre Traders', number: '03014410021', reference: 'Hafeez Centre, shop 42' },
  { name: 'Al-Madina Mobiles', number: '03218840132', reference: 'Hall Road' },
  { name: 'Saddar Wholesale', number: '03332210243', reference: 'Star City Mall' },
  { name: 'Rehman Distributors', number: '03005520354', reference: 'Infinix distributor' },
  { name: 'Bismillah Communications', number: '03124430465', reference: 'Abdullah Haroon Road' },
  { name: 'City Phone Point', number: '03451120576', reference: 'Neighbour' },
  { name: 'Usman Electronics', number: '03027760687', reference: 'Tecno and itel dealer' },
] as const;

export const SELLERS = [
  { name: 'Kamran Yousaf', number: '03336650798', reference: 'Walk-in' },
  { name: 'Nadia Hussain', number: '03419980809', reference: 'Walk-in' },
  { name: 'Shahid Iqbal', number: '03008870910', reference: 'Regular' },
  { name: 'Faisal Mehmood', number: '03217761021', reference: 'Walk-in' },
  { name: 'Zubair Khan', number: '03126651132', reference: 'Friend of Imran' },
] as const;

export const CUSTOMERS = [
  { name: 'Ayesha Siddiqui', number: '03001239871', reference: 'Walk-in' },
  { name: 'Tariq Mahmood', number: '03212348762', reference: 'Regular' },
  { name: 'Hina Baig', number: '03333457653', reference: 'Walk-in' },
  { name: 'Muhammad Asif', number: '03454566544', reference: 'Government school' },
  { name: 'Rabia Anwar', number: '03025675435', reference: 'Walk-in' },
  { name: 'Waqas Ali', number: '03136784326', reference: 'Delivery rider' },
  { name: 'Sadia Noor', number: '03417893217', reference: 'Walk-in' },
  { name: 'Imtiaz Ahmed', number: '03008902108', reference: 'Regular' },
  { name: 'Farhan Saeed', number: '03219011099', reference: 'Walk-in' },
  { name: 'Maria Joseph', number: '03330120980', reference: 'Clinic next door' },
] as const;

export const BANKS = [
  { bankName: 'HBL', accountType: 'Current', openingBalance: 2_400_000 },
  { bankName: 'Meezan Bank', accountType: 'Saving', openingBalance: 1_500_000 },
  { bankName: 'JazzCash', accountType: 'Wallet', openingBalance: 120_000 },
] as const;

export const POCKET_CASH = 650_000;

export const ACCESSORIES = [
  { accessoryName: '25W Charger', salePrice: 1800, unitCost: 1150, quantity: 40 },
  { accessoryName: 'Type-C Cable', salePrice: 500, unitCost: 240, quantity: 60 },
  { accessoryName: 'Hands-free', salePrice: 650, unitCost: 320, quantity: 50 },
  { accessoryName: 'Glass Protector', salePrice: 300, unitCost: 70, quantity: 120 },
  { accessoryName: 'Back Cover', salePrice: 600, unitCost: 210, quantity: 80 },
  { accessoryName: 'Power Bank 10,000 mAh', salePrice: 3500, unitCost: 2450, quantity: 12 },
] as const;
