import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isdoc } from '#contract/isdoc/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { aHouse, type Person } from '#house/house.ts';
import { anInvoice } from '#house/invoices.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aZip } from '#house/readable.ts';
import { uploads } from '#house/sending-files.ts';
import { mostBytes, readInvoice } from './steps-reading.ts';

const why = (text: string | Buffer): string => {
  try {
    readInvoice(Buffer.from(text));
  } catch (error) {
    if (error instanceof Refused) return error.key.replace('ISDOC.ERRORS.', '');
    throw error;
  }
  return 'read';
};
const whole = anInvoice();

describe('an invoice', () => {
  it('says who is to be paid how much, by when and for what', () => {
    expect(readInvoice(Buffer.from(whole))).toEqual({
      ...{ number: '2026/0117', issuedOn: '2026-11-03', dueOn: '2026-11-17', amount: '8028.00', symbol: '20260117' },
      ...{ supplier: 'Elektro Malý s.r.o.', supplierIco: '27082440', about: 'LED svítidla & čidla' },
    });
  });

  it.each([
    ['haléře of rounding that each line may have', anInvoice({ line: '6634.72' }), 'read'],
    ['a deposit that was paid', anInvoice({ deposits: '8000.00', payable: '28.00' }), 'read'],
    ['six places', anInvoice({ tax: '1393.287000' }), 'read'],
    ['an older minor version', whole.replace('version="6.0.2"', 'version="6.0.1"'), 'read'],
    ['nothing', '', 'NOT_ISDOC'],
    ['a picture', '\u0089PNG', 'NOT_ISDOC'],
    ['tags of something else', '<Document/>', 'NOT_ISDOC'],
    ['another version', whole.replace('version="6.0.2"', 'version="5.2"'), 'NOT_ISDOC'],
    ['its first half', whole.slice(0, whole.length / 2), 'XML_CUT'],
    ['tags that cross', whole.replace('</Party>', '</Parties>'), 'XML'],
    ['a definition', whole.replace('?>', '?><!DOCTYPE a [<!ENTITY b "b">]>'), 'DOCTYPE'],
    ['letters that are none', Buffer.concat([Buffer.from(whole), Buffer.from([0xff])]), 'ENCODING'],
    ['a bomb of depth', '<a>'.repeat(50_000), 'XML'],
    ['a bomb of tags', `<a>${'<b/>'.repeat(30_000)}</a>`, 'XML'],
    ['comments that never end', `<a>${'<!--'.repeat(400_000)}`, 'XML_CUT'],
    ['a comment in it', whole.replace('<ID>', '<!-- <b> --><ID>'), 'read'],
    ['megabytes', whole + ' '.repeat(mostBytes), 'TOO_LARGE'],
    ['euros', anInvoice({ foreign: '<ForeignCurrencyCode>EUR</ForeignCurrencyCode>' }), 'CURRENCY'],
    ['a credit note', anInvoice({ type: '2' }), 'CREDIT'],
    ['lines that are more', anInvoice({ line: '6700.00' }), 'SUM'],
    ['a tax that is more', anInvoice({ tax: '1400.00' }), 'SUM'],
    ['a sum to pay that lies', anInvoice({ payable: '9028.00' }), 'SUM'],
    ['a deposit left out', anInvoice({ deposits: '8000.00' }), 'SUM'],
    ['no day', anInvoice({ issued: '3. 11. 2026' }), 'MISSING'],
    ['a sum in words', anInvoice({ payable: 'osm tisíc' }), 'MISSING'],
  ])('with %s', (_, text, read) => {
    expect(why(text)).toBe(read);
  });
});

describe('an upload', () => {
  let portal: TestPortal;
  let chair: Person;
  let other: Person;
  beforeAll(async () => {
    portal = await aPortal();
    const house = await aHouse(portal);
    chair = await house.chair();
    other = await house.person({ role: 'subMayorCommittee' });
  });
  afterAll(() => portal.close());

  it('is read by whoever it waits for, packed or not, and refused with a sentence otherwise', async () => {
    const plain = await uploads(chair, 'faktura.isdoc', whole);
    expect((await chair.asks(isdoc.read, { id: plain.id })).amount).toBe('8028.00');
    expect((await other.refused(isdoc.read, { id: plain.id })).code).toBe(404);
    const manifest =
      '<manifest xmlns="http://isdoc.cz/namespace/2013/manifest"><maindocument filename="b.isdoc"/></manifest>';
    const packs = async (files: Record<string, string>) => uploads(chair, 'faktura.isdocx', await aZip(files));
    const named = await packs({ 'manifest.xml': manifest, 'a.isdoc': anInvoice({ type: '2' }), 'b.isdoc': whole });
    expect((await chair.asks(isdoc.read, { id: named.id })).number).toBe('2026/0117');
    const two = await packs({ 'a.isdoc': whole, 'b.isdoc': whole });
    expect((await chair.refused(isdoc.read, { id: two.id })).key).toBe('ISDOC.ERRORS.PACKED');
    const bomb = await packs({ 'a.isdoc': ' '.repeat(mostBytes + 10) });
    expect((await chair.refused(isdoc.read, { id: bomb.id })).key).toBe('ISDOC.ERRORS.TOO_LARGE');
    const none = await uploads(chair, 'neni.isdocx', 'text');
    expect((await chair.refused(isdoc.read, { id: none.id })).key).toBe('ISDOC.ERRORS.PACKED');
  });
});
