import { expect, it } from 'vitest';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { house, ledger, publicKey } from '#house/ledger.ts';
import { aMovedVote, cancelledByMove, moved, portals, tamperedMove } from '#house/moved-votes.ts';
import { verdictsOf } from '#house/recounts-agree.ts';

const seeds = Array.from({ length: 60 }, (_, n) => 1 + n);
const keys = [publicKey, ...portals.map((p) => p.publicKey)];
const said = (pack: Parameters<typeof checkLedger>[0], known: readonly string[] = keys) =>
  checkLedger(pack, known).map(nameOf);
const [here, further] = portals;
const forgets = [{ kind: 'erased', seats: [] }];

it('page and both programs find nothing in honest votes that moved, and the same in tampered ones', async () => {
  const honest = await verdictsOf(seeds.map(aMovedVote), keys);
  expect(honest.page).toEqual(seeds.map(() => []));
  expect(honest.script).toEqual(honest.page);
  const wrong = await verdictsOf(seeds.map(tamperedMove), keys);
  expect(wrong.script).toEqual(wrong.page);
  // Of one that nobody wrote into after it left some of them change nothing that a proof could show.
  expect(wrong.page.filter((names) => names.length > 0).length).toBeGreaterThan(45);
  if (honest.python && wrong.python) {
    expect(honest.python).toEqual(honest.page);
    expect(wrong.python).toEqual(wrong.page);
  }
});

it('each part is signed by its own portal, and only by one that is believed', () => {
  const onward = moved(moved(house(), here, forgets), further, forgets);
  expect(said(onward)).toEqual([]);
  expect(said(onward, [publicKey])).toEqual(expect.arrayContaining(['signature']));
  expect(said(onward, [here.publicKey, further.publicKey])).toEqual(['key seq 5: signature']);
  expect(onward.departures.map((d) => d.seq)).toEqual([5, 6]);
});

it('what ran when it left is ended by the next entry, which stands nowhere else', () => {
  expect(said(cancelledByMove(1))).toEqual([]);
  const running = ledger({ finish: false });
  expect(said(moved(running, here, forgets))).toContain('key seq 0: open');
  expect(said(moved(moved(house(), here, []), here, [{ kind: 'cancel', reason: '' }]))).toContain('odd seq 6: late');
  const late = moved(running, here, [...forgets, { kind: 'cancel', reason: '' }]);
  expect(said(late)).toEqual(expect.arrayContaining(['key seq 0: open', 'key seq 2: entry']));
});

it('nobody votes, objects or goes on in it, and where it came from cannot be hidden once anything was written', () => {
  const away = moved(house(), here, forgets);
  expect(said(moved(away, here, [{ kind: 'objection', seat: 3, by: 9 }]))).toContain('key seq 7: entry');
  expect(said({ ...away, departures: [] })).toContain('key seq 6: entry');
  expect(said({ ...away, head: away.departures[0] as typeof away.head })).not.toEqual([]);
});
