import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signerOf } from '../secrets/signing.ts';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('has defaults that a newcomer needs nothing for', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      url: 'http://127.0.0.1:8080',
      sample: true,
      demo: false,
      scans: true,
    });
  });

  it('reads scans unless told not to', () => {
    expect(readConfig({ PAVLAC_SCANS: 'false' }).scans).toBe(false);
    expect(readConfig({ PAVLAC_SCANS: 'true' }).scans).toBe(true);
  });

  it('furnishes no sample where others can reach it, unless asked', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).sample).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', PAVLAC_SAMPLE: 'true' }).sample).toBe(true);
    expect(readConfig({ PAVLAC_URL: 'https://portal.example' })).toMatchObject({ sample: false, isLoopback: false });
    expect(readConfig({ PAVLAC_URL: 'http://localhost:8080' }).sample).toBe(true);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x', DATABASE_OWNER_URL: 'postgres://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_OWNER_URL'],
    [{ PAVLAC_URL: 'ftp://x' }, 'PAVLAC_URL'],
    [{ PAVLAC_DEMO: 'ano' }, 'PAVLAC_DEMO'],
    [{ PAVLAC_ADMIN_EMAIL: 'nikdo' }, 'PAVLAC_ADMIN_EMAIL'],
    [{ PAVLAC_MODULES: 'rooms,saunas' }, 'PAVLAC_MODULES'],
    [{ PAVLAC_LOG: 'loud' }, 'PAVLAC_LOG'],
    [{ PAVLAC_LINK_FAQ: 'javascript:alert(1)' }, 'PAVLAC_LINK_FAQ'],
    [{ PAVLAC_SIGNING_KEY: 'heslo' }, 'PAVLAC_SIGNING_KEY'],
    [{ PAVLAC_SIGNING_KEY: Buffer.alloc(31).toString('base64') }, 'PAVLAC_SIGNING_KEY'],
  ])('%o stops the start with a sentence that names %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });
});

it('mails go to the server that PAVLAC_SMTP_URL names, from the address that PAVLAC_MAIL_FROM names', () => {
  const read = (url: string, from = 'Pavlač <pavlac@dum.example>') =>
    readConfig({ PAVLAC_SMTP_URL: url, PAVLAC_MAIL_FROM: from });
  expect(read('smtp://jan%40dum.cz:p%3Ass@mail.dum.example').smtp).toEqual({
    host: 'mail.dum.example',
    port: 587,
    secure: false,
    user: 'jan@dum.cz',
    password: 'p:ss',
  });
  expect(read('smtps://mail.dum.example').smtp).toMatchObject({ port: 465, secure: true, user: undefined });
  expect(read('smtp://127.0.0.1:2525', 'pavlac@dum.example').mailFrom).toBe('pavlac@dum.example');
  expect(readConfig({}).smtp).toBeUndefined();
  expect(() => read('https://mail.dum.example')).toThrow('Nastavení PAVLAC_SMTP_URL má neplatnou hodnotu');
  expect(() => read('smtp://jan:100%@mail.dum.example')).toThrow('PAVLAC_SMTP_URL');
  expect(() => read('smtp://mail.dum.example', 'Pavlač')).toThrow('Nastavení PAVLAC_MAIL_FROM má neplatnou hodnotu');
  expect(() => readConfig({ PAVLAC_SMTP_URL: 'smtp://mail.dum.example' })).toThrow('patří PAVLAC_MAIL_FROM');
});

it('takes a key to sign with as a seed or as PKCS#8, and the two are the same key', () => {
  const seed = Buffer.alloc(32, 5);
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const keyOf = (bytes: Buffer) => readConfig({ PAVLAC_SIGNING_KEY: bytes.toString('base64') }).signingKey as KeyObject;
  expect(signerOf(keyOf(seed)).publicKey).toBe(signerOf(keyOf(pkcs8)).publicKey);
  expect(signerOf(keyOf(seed)).publicKey).toMatch(/^[0-9a-f]{64}$/);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa = privateKey.export({ format: 'der', type: 'pkcs8' });
  expect(() => keyOf(rsa)).toThrow('PAVLAC_SIGNING_KEY');
});

it('files go to the bucket that all PAVLAC_S3 variables name, else to the folder of data', () => {
  const all = {
    PAVLAC_S3_ENDPOINT: 'https://s3.dum.example',
    PAVLAC_S3_BUCKET: 'pavlac',
    PAVLAC_S3_KEY: 'k',
    PAVLAC_S3_SECRET: 's',
  };
  const endpoint = 'https://s3.dum.example';
  expect(readConfig(all).s3).toEqual({ endpoint, bucket: 'pavlac', key: 'k', secret: 's', region: 'us-east-1' });
  expect(readConfig({}).s3).toBeUndefined();
  expect(() => readConfig({ ...all, PAVLAC_S3_SECRET: '' })).toThrow('PAVLAC_S3_SECRET patří k sobě');
  expect(() => readConfig({ ...all, PAVLAC_S3_ENDPOINT: 'dum' })).toThrow('PAVLAC_S3_ENDPOINT');
});
