import { describe, expect, it } from 'vitest';
import { ballot, ledger, publicKey, vote } from '#house/ledger.ts';
import { receiptNumber } from '../ledger/rules-numbers.ts';
import type { Pack } from '../ledger/rules-recount.ts';
import { checkLedger } from './rules-checks.ts';
import { checkReceipt } from './rules-receipt.ts';

describe('a receipt', () => {
  const early = ledger({ entries: [ballot(4, 'agree')], finish: false });
  const later = ledger({ entries: [ballot(4, 'agree'), ballot(3, 'agree')], finish: false });
  const { seq, hash } = later.entries[2] as Pack['entries'][0];
  const receipt = { number: receiptNumber(hash), vote, seq, hash, head: later.head };
  const kinds = (pack: Pack, r = receipt) => checkReceipt(pack, r, publicKey).map((f) => f.kind);

  it('fits the ledger it is of, also when that went on', () => {
    expect(kinds(later)).toEqual([]);
    const on = ledger({ entries: [ballot(4, 'agree'), ballot(3, 'agree'), ballot(2, 'agree')] });
    expect(kinds(on)).toEqual([]);
    expect(checkReceipt(on, receipt, ['ab'.repeat(32), publicKey])).toEqual([]);
    expect(checkReceipt(on, receipt, ['ab'.repeat(32)])).toEqual([{ kind: 'signature' }]);
  });

  it('finds an older ledger with its older signature, which alone is whole', () => {
    expect(checkLedger(early, publicKey)).toEqual([]);
    expect(checkReceipt(early, receipt, publicKey)).toContainEqual({ kind: 'truncated', at: 1, head: 2 });
    expect(kinds({ ...later, head: early.head })).toEqual(['truncated']);
  });

  it('finds a ledger that was cut, whatever its head says, and an entry that only keeps its hash', () => {
    const cut = { ...later, entries: later.entries.slice(0, 2) };
    expect(kinds(cut)).toEqual(['truncated', 'missing', 'missing']);
    const rows = later.entries.map((e) => (e.seq === 2 ? { ...e, body: e.body.replace('agree', 'miss') } : e));
    expect(kinds({ ...later, entries: rows })).toEqual(['changed', 'changed']);
  });

  it('finds another entry in the place of its own, signed or not', () => {
    const other = ledger({ entries: [ballot(4, 'agree'), ballot(3, 'notAgree')], finish: false });
    expect(checkLedger(other, publicKey)).toEqual([]);
    expect(kinds(other)).toContain('changed');
  });

  it.each([
    ['its number', { number: `${receipt.number.slice(1)}5` }, ['number']],
    ['its vote', { vote: 6 }, ['vote']],
    ['its hash', { hash: 'ab'.repeat(32) }, ['changed']],
    ['its place', { seq: 9 }, ['signature', 'missing']],
    ['its head', { head: { ...later.head, seq: 3 } }, ['signature', 'truncated', 'missing']],
  ])('is no proof with %s changed', (_, change, found) =>
    expect(kinds(later, { ...receipt, ...change })).toEqual(found),
  );
});
