import { expect, test } from 'vitest';
import { bucketOf, readSettings } from './settings.ts';

test('a server without settings opens on this machine alone', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({ PORT: 4400, HOST: '127.0.0.1', HANDSET_DATA: './data' });
});

test('reads lists of origins', () => {
  const { HANDSET_ALLOWED_ORIGINS } = readSettings({
    HANDSET_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
  });
  expect(HANDSET_ALLOWED_ORIGINS).toEqual(['https://a.example', 'http://b.example:8080']);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['HANDSET_ALLOWED_ORIGINS', '*'],
  ['HANDSET_ALLOWED_ORIGINS', 'https://a.example/path'],
  ['HANDSET_RATE_FACTOR', '0'],
  ['HANDSET_LOG_LEVEL', 'loud'],
  ['HANDSET_SECRET', 'too short'],
  ['HANDSET_SHOP_PICTURES_MB', '0'],
  ['HANDSET_NETWORK_PRINTERS', 'yes'],
  ['HANDSET_S3_ENDPOINT', 's3.example'],
  ['HANDSET_S3_ENDPOINT', 'https://s3.example?x=1'],
  ['HANDSET_S3_BUCKET', '../other'],
  ['HANDSET_BACKUP_HOUR', '24'],
  ['HANDSET_BACKUP_KEY', 'a password'],
])('refuses %s=%s in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name}.* is not valid: .+\\.$`),
  );
});

const BUCKET = {
  HANDSET_S3_ENDPOINT: 'https://s3.example',
  HANDSET_S3_BUCKET: 'pictures',
  HANDSET_S3_REGION: 'eu-west-1',
  HANDSET_S3_ACCESS_KEY_ID: 'id',
  HANDSET_S3_SECRET_ACCESS_KEY: 'key',
};

test('names a bucket with all that it takes, or none', () => {
  expect(bucketOf(readSettings({}))).toBeUndefined();
  expect(bucketOf(readSettings({ HANDSET_S3_BUCKET: '' }))).toBeUndefined();
  expect(bucketOf(readSettings(BUCKET))).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'eu-west-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
});

test.each(Object.keys(BUCKET))('refuses a bucket without %s', (missing) => {
  expect(() => readSettings({ ...BUCKET, [missing]: '' })).toThrow(
    `The setting ${missing} is missing: the HANDSET_S3_ settings belong together.`,
  );
});
