// The whole page: sign in, load the lists, buy a phone, sell it. Nothing but the elements and fetch.
const api = document.querySelector('meta[name=handset-api]').content;
const slip = document.querySelector('handset-purchase-slip');
const sale = document.querySelector('handset-sale');
const news = document.getElementById('news');
let token = '';

/**
 * Calls the server. A refusal is thrown in the form that an element shows: a message, and one for each field.
 */
async function call(path, { method = 'GET', body, key } = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(api + path, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }), // what arrives twice is recorded once
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw Object.assign(new Error(answer.message), {
    refusal: { message: answer.message, fieldErrors: answer.fields },
  });
}

/** A key for one act of a person: kept until the act is done. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

/** The elements reckon in minor units, the server in rupees: the same value, with the named amounts in rupees. */
function rupees(value, names) {
  if (Array.isArray(value)) return value.map((item) => rupees(item, names));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      names.includes(name) && typeof content === 'number' ? content / 100 : rupees(content, names),
    ]),
  );
}

const minor = (amount) => (amount === null || amount === undefined ? null : Math.round(amount * 100));

/** A document with its pictures: objects as JSON, each picture under the name of its place. */
function formOf({ pictures, ...fields }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [place, files] of Object.entries(pictures ?? {}))
    for (const file of files) form.append(place, file, file.name);
  return form;
}

async function loadLists() {
  const lists = {
    companies: 'company/all-companies',
    parties: 'person/all',
    units: 'Purchase/all-imeis',
    accessories: 'accessory/',
    wallet: 'wallet',
  };
  const answers = await Promise.all(Object.values(lists).map((path) => call(`/api/${path}`)));
  const [{ companies }, { persons }, { data: stock }, { data: accessories }, { data: wallet }] = answers;
  const banks = wallet.banks.map((bank) => ({ ...bank, balance: minor(bank.balance) }));
  const common = { companies, parties: persons, banks, pocketBalance: minor(wallet.pocketCash.balance) };
  Object.assign(slip, common);
  Object.assign(sale, common, {
    units: stock.imeis.map((unit) => ({
      ...unit,
      demandPrice: minor(unit.demandPrice),
      finalPrice: minor(unit.finalPrice),
      purchasePrice: minor(unit.purchasePrice),
    })),
    accessories: accessories.map((accessory) => ({ ...accessory, salePrice: minor(accessory.salePrice) })),
  });
}

for (const element of [slip, sale]) {
  element.models = [];
  element.addEventListener('handset-company-change', async ({ detail: { company } }) => {
    element.models = company ? (await call(`/api/company/models/${company._id}`)).models : [];
  });
  element.addEventListener('handset-error', ({ detail }) =>
    console.info('The flow told people:', detail.code),
  );
}

slip.addEventListener('handset-create-company', ({ detail }) => {
  detail.respondWith(made('/api/company/create-company', { name: detail.value.name }));
});
slip.addEventListener('handset-create-model', ({ detail }) => {
  const { name, company } = detail.value;
  detail.respondWith(made('/api/company/create-model', { name, companyId: company._id }));
});

async function made(path, body) {
  try {
    await call(path, { method: 'POST', body, key: newKey() });
    await loadLists();
  } catch (error) {
    if (error.refusal) return error.refusal;
    throw error;
  }
}

/**
 * Posts what an element submits, with one key per opening. Resolves to nothing on success, and to the refusal
 * otherwise.
 */
function posts(element, button, path, prepare, sentence) {
  let key;
  button.addEventListener('click', () => {
    key = newKey();
    element.open = true;
  });
  element.addEventListener('handset-submit', ({ detail }) => {
    const send = async () => {
      try {
        const { data } = await call(path, { method: 'POST', body: formOf(prepare(detail.value)), key });
        news.textContent = sentence(detail.value, data);
        await loadLists();
      } catch (error) {
        if (error.refusal) return error.refusal;
        throw error;
      }
    };
    detail.respondWith(send());
  });
}

const slipMoney = [
  'purchasePrice',
  'demandPrice',
  'finalPrice',
  'accountCash',
  'pocketCash',
  'payableAmountNow',
  'payableAmountLater',
];
posts(
  slip,
  document.getElementById('buy'),
  '/api/Purchase/purchase-phone',
  (value) => ({ ...rupees(value, slipMoney), name: value.entityData.name, number: value.entityData.number }),
  (value) => `Bought ${value.companyName} ${value.modelName}, ${value.imei1}`,
);
posts(
  sale,
  document.getElementById('sell'),
  '/api/sale',
  (value) => ({
    ...rupees(value, [...slipMoney, 'price']),
    customerName: value.entityData.name,
    customerNumber: value.entityData.number,
    manual: true,
  }),
  (_value, data) => `Sold on invoice ${data.invoiceNumber}`,
);

document.getElementById('sign-in').addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    const session = await call('/api/auth/sign-in', {
      method: 'POST',
      body: Object.fromEntries(new FormData(event.target)),
    });
    token = session.token;
    event.target.hidden = true;
    document.getElementById('counter').hidden = false;
    news.textContent = '';
    await loadLists();
  } catch (error) {
    news.textContent = error.message;
  }
});
