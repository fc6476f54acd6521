import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bookedAlone } from '#contract/bank/rules-exact.ts';
import { aStatementReader } from '../../src/bank/reading/steps-aside.ts';
import { aCase, compared, judged } from '../bank-judge.ts';
import { aMonth, camtText } from '../bank-months.ts';

it('books by itself what a slow judge of the rule would, over a hundred thousand payments', () => {
  let [payments, booked] = [0, 0];
  for (let seed = 10_000; payments < 100_000; seed += 1) {
    const c = aCase(seed);
    const house = compared(c);
    for (const meant of c.all) {
      const found = bookedAlone(meant.payment, house);
      const told = found && { unitId: found.unitId, items: found.items.map((i) => i.id) };
      expect(told, `case ${seed}, payment ${meant.payment.id}`).toEqual(judged(c, meant));
      payments += 1;
      if (found) booked += 1;
    }
  }
  expect(booked).toBeGreaterThan(10_000);
});

const judge = spawnSync('xmllint', ['--version']).error === undefined;
it.runIf(judge)('writes months that the schemas of camt.053 let through', () => {
  for (const version of ['02', '08'] as const)
    for (const seed of [1, 2, 3, 4]) {
      const schema = new URL(`../../fixtures/schemas/camt.053.001.${version}.xsd`, import.meta.url).pathname;
      const input = camtText(aMonth(seed, 200), version);
      const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], { input });
      expect([status, stderr.toString().trim()]).toEqual([0, '- validates']);
    }
});

it('reads fifteen megabytes of movements within the memory and the time of its reader', async () => {
  const bytes = Buffer.from(camtText(aMonth(3, 28_000), '02'));
  expect(bytes.length).toBeGreaterThan(14_500_000);
  const reader = aStatementReader();
  try {
    const { statements } = await reader.read(bytes, { charset: 'windows-1250', reversals: '45' }, []);
    expect(statements[0]?.lines).toHaveLength(28_000);
  } finally {
    reader.end();
  }
});
