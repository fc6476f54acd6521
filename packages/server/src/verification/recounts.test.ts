import { describe, expect, it } from 'vitest';
import { kindNames } from '#contract/ledger/rules-recount-kinds.ts';
import { checks } from '#contract/verification/rules-checks.ts';
import { aVote, tampered } from '#house/random-votes.ts';
import { inFolder, runs } from '#house/recounts.ts';
import { python, pythonScript, script, verdictsOf } from '#house/recounts-agree.ts';

const seeds = Array.from({ length: 40 }, (_, n) => 1 + n);
const listsOf = (program: string, path: string) =>
  inFolder(async (at) => JSON.parse((await runs(program, [path, '--lists'], at)).said));
const own = { checks: checks.map((c) => c.name), kinds: kindNames };

describe('page and script', () => {
  it('make the same checks in the same order and know the same kinds of entries', async () => {
    expect(await listsOf(process.execPath, script)).toEqual(own);
  });

  it('find nothing in honest votes of all kinds, and the same in tampered ones', async () => {
    const honest = await verdictsOf(seeds.map(aVote));
    expect(honest.page).toEqual(seeds.map(() => []));
    expect(honest.script).toEqual(honest.page);
    const wrong = await verdictsOf(seeds.map(tampered));
    expect(wrong.script).toEqual(wrong.page);
    // Nearly all of what is done to them can be seen.
    expect(wrong.page.filter((names) => names.length > 0).length).toBeGreaterThan(35);
  });
});

describe.skipIf(python === null)('a recount in Python, written apart', () => {
  it('makes the same checks in the same order and knows the same kinds of entries', async () => {
    expect(await listsOf(python as string, pythonScript)).toEqual(own);
  });

  it('finds what page and script find', async () => {
    const honest = await verdictsOf(seeds.map(aVote));
    expect(honest.python).toEqual(honest.page);
    const wrong = await verdictsOf(seeds.map(tampered));
    expect(wrong.python).toEqual(wrong.page);
  });
});
