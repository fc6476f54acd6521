import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/base/calls/endpoint.ts';
import { type NounContract, none } from '#contract/base/noun/define-noun.ts';
import { aroundOf, jobsOf, mailChecksOf, samplesOf, servedBy } from '#server/around.ts';
import { personal } from '#server/base/people/personal.ts';
import { defineNoun, type NounServer, served } from '#server/define-noun.ts';
import { fileOf, forgetLife } from '#server/members/life/steps.ts';
import { nouns } from '#server/nouns.ts';
import { aHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const calls = {
  one: endpoint('GET /api/v2/probe', { summary: 'x', needs: 'member', input: z.object({}), output: z.object({}) }),
};
const heard: string[] = [];

/** A noun that no registry knows: everything it says reaches whoever needs it. */
const probe = defineNoun({
  serves: () => [served(calls, { one: async () => ({}) })],
  guards: { probe: { hasForm: () => true } as never },
  hears: () => ({
    renamed: async (_db, _scope, ids) => void heard.push(`renamed ${ids.join()}`),
  }),
  personal: [
    personal({
      columns: none('no column of it names a person'),
      tells: () => ({ probes: sql`select 1 as probe` }),
      counts: none('nothing of it is counted'),
      gives: none('nothing of it is given over'),
      forgets: async (_, ids) => void heard.push(`forgotten ${ids.join()}`),
      death: none('nothing of it ends'),
    }),
  ],
  asks: none('nobody is asked to confirm it'),
  tells: { probe: { mails: [] } as never },
  talks: { probe: { mails: { comment: 'commentNew', mention: 'commentMention' } } as never },
  mailChecks: { roleChanged: async () => 'over' },
  counts: async () => ({ probes: 3 }),
  days: none('nothing of it falls on a day'),
  tables: none('it keeps no rows'),
  jobs: () => [{ name: 'probe.sweep', cron: '0 3 * * *', run: async () => void heard.push('swept') }],
  sample: async (_, { house }) => void heard.push(`furnished ${house}`),
});

it('a noun in the registry is served, guarded, told, counted and run without a line elsewhere', async () => {
  const all = { ...nouns, probe };
  const around = aroundOf(portal, {}, all);
  const groups = servedBy(portal, around, all);
  expect(groups.map((g) => g.endpoints)).toContain(calls);
  expect(Object.keys(around.guards)).toContain('probe');
  expect(Object.keys(around.tells)).toContain('probe');
  expect(Object.keys(around.talks)).toContain('probe');
  const house = await aHouse(portal);
  await house.inside(async (db, scope) => {
    const all: Record<string, number> = {};
    for (const count of around.counts) Object.assign(all, await count({ db, scope, now: portal.clock.now }));
    expect(all).toMatchObject({ probes: 3, members: 0, votes: 0 });
    await around.hears.renamed(db, scope, [7], portal.clock.now);
    await forgetLife({ db, scope, now: portal.clock.now, portal }, around.lives, [8]);
    const who = { id: 8, accountId: null, addresses: [] };
    expect(await fileOf(db, scope, around.lives, who)).toMatchObject({ probes: [{ probe: 1 }], contacts: [] });
  });
  expect(heard).toEqual(['renamed 7', 'forgotten 8']);
  const jobs = jobsOf(portal, () => undefined, around, all);
  expect(new Set(jobs.map((j) => j.name)).size).toBe(jobs.length);
  const sweep = jobs.find((j) => j.name === 'probe.sweep');
  if (sweep && 'run' in sweep) await sweep.run();
  expect(heard).toContain('swept');
  expect(await mailChecksOf(portal, around, all).roleChanged?.(undefined as never, undefined as never)).toBe('over');
  await samplesOf(all).at(-1)?.(portal, { house: 'dlouha' } as never);
  expect(heard).toContain('furnished dlouha');
});

it('a house of a first start gets what others are tied to first, in whatever order the nouns are written down', () => {
  const backwards = Object.fromEntries(Object.entries<NounServer>(nouns).toReversed());
  const order = samplesOf(backwards);
  expect(order).toHaveLength(samplesOf().length);
  const at = ({ sample }: NounServer) => {
    if (typeof sample === 'function') return order.indexOf(sample);
    return 'furnish' in sample ? order.indexOf(sample.furnish) : -1;
  };
  const ties = Object.values<NounServer>(nouns).flatMap((noun) =>
    typeof noun.sample !== 'function' && 'after' in noun.sample
      ? noun.sample.after.map((before) => at(nouns[before]) < at(noun))
      : [],
  );
  expect([ties.length > 4, ties.every(Boolean)]).toEqual([true, true]);
  const waits = (after: string) => ({ sample: { after: [after], furnish: async () => undefined } });
  expect(() => samplesOf({ a: waits('b'), b: waits('a') } as never)).toThrow('a → b → a');
});

it('whatever a noun leaves out of its manifest does not compile', () => {
  const { serves, guards, personal, hears, asks, tells, talks, mailChecks, counts, jobs, sample, tables, ...more } =
    probe;
  const whole = {
    ...{ serves, guards, personal, hears, asks, tells, talks, mailChecks, counts, jobs, sample, tables },
    ...more,
  };
  // @ts-expect-error It says nothing of its calls.
  const noCalls: NounServer = { ...whole, serves: undefined };
  // @ts-expect-error Nor of its files.
  const noFiles: NounServer = { ...whole, guards: undefined };
  // @ts-expect-error Nor what it knows of a person.
  const stranger: NounServer = { ...whole, personal: undefined };
  // @ts-expect-error Nor what it does when people change.
  const deaf: NounServer = { ...whole, hears: undefined };
  // @ts-expect-error Nor what is confirmed.
  const noAsks: NounServer = { ...whole, asks: undefined };
  // @ts-expect-error Nor what is told.
  const noTells: NounServer = { ...whole, tells: undefined };
  // @ts-expect-error Nor what is said to it.
  const noTalks: NounServer = { ...whole, talks: undefined };
  // @ts-expect-error Nor when its mails must not go.
  const noChecks: NounServer = { ...whole, mailChecks: undefined };
  // @ts-expect-error Nor its numbers.
  const noCounts: NounServer = { ...whole, counts: undefined };
  // @ts-expect-error Nor its jobs.
  const noJobs: NounServer = { ...whole, jobs: undefined };
  // @ts-expect-error Nor what a first start shows of it.
  const noSample: NounServer = { ...whole, sample: undefined };
  // @ts-expect-error Nor its tables.
  const noTables: NounServer = { ...whole, tables: undefined };
  // @ts-expect-error In the contract: no deeds, mails, numbers, search.
  const inContract: NounContract = { module: 'svj', endpoints: { calls }, refusals: none('none') };
  expect([
    ...[noCalls, noFiles, stranger, deaf, noAsks, noTells, noTalks, noChecks, noCounts, noJobs, noSample, noTables],
    inContract,
  ]).toHaveLength(13);
});
