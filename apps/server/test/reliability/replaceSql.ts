import { DatabaseSync } from 'node:sqlite';

// Loaded before a server (`--import`), it makes the SQLite beneath a weaker one: `REPLACE_SQL=synchronous = full=>synchronous = normal`
// changes a setting on its way.
const [from = '', to = ''] = (process.env.REPLACE_SQL ?? '').split('=>');

const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  exec.call(this, sql.replace(from, to));
};
DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
  return prepare.call(this, sql.replace(from, to));
};
