import type { Endpoint, Endpoints } from '#contract/base/calls/endpoint.ts';
import type { None } from '#contract/base/noun/define-noun.ts';
import { registry as contracts, type NounId } from '#contract/nouns.ts';
import { symbolsKept } from './accounts/rows/queries.ts';
import { symbolsSeen } from './accounts/rows/queries-seen.ts';
import { inviteMembers } from './activation/steps.ts';
import { baseTables } from './base/db/base-tables.ts';
import type { OwnedTable, OwnedTables } from './base/db/owned-tables.ts';
import type { FileGuards } from './base/files/file-handlers.ts';
import type { Portal } from './base/http/handler.ts';
import type { Topics } from './base/live/hub.ts';
import { basePersonal } from './base/people/base-personal.ts';
import type { Errand, Job } from './base/start/jobs.ts';
import type { Around, Days, Furnishing, HearsOfPeople, NounServer, Owners, Served } from './define-noun.ts';
import { noticeChecks } from './notices/jobs.ts';
import type { Sources } from './notices/steps.ts';
import { nouns } from './nouns.ts';
import type { Checks } from './outbox/steps.ts';
import type { MailPapers } from './outbox/steps-papers.ts';
import { keysOfAccount } from './passkeys/queries-account.ts';
import { summon } from './summons/sending/steps.ts';
import { detailOf } from './votes/steps-detail.ts';

export type Registry = Readonly<Record<string, NounServer>>;

/** Places that every noun says; the others are left out by most. */
type Owed = Exclude<keyof NounServer, 'terms' | 'mailPapers'>;

/** What the nouns say at one place of their manifests; nouns that have nothing there are left out. */
function said<K extends Owed>(registry: Registry, place: K): Exclude<NounServer[K], None>[] {
  return Object.values(registry)
    .map((noun) => noun[place])
    .filter((one): one is Exclude<NounServer[K], None> => typeof one === 'function' || !('none' in one));
}

/** What they name by tables, together. */
const together = <T extends object>(parts: readonly T[]): T => Object.assign({}, ...parts);

function hearing(portal: Portal, registry: Registry): Required<HearsOfPeople> {
  const all = said(registry, 'hears').map((hears) => hears(portal));
  return {
    // In the order of the nouns: a later one may read what an earlier one wrote.
    renamed: async (...told) => {
      for (const one of all) await one.renamed?.(...told);
    },
    succeeding: async (...told) => {
      for (const one of all) await one.succeeding?.(...told);
    },
    succeeded: async (...told) => {
      for (const one of all) await one.succeeded?.(...told);
    },
    registerChanged: async (...told) => {
      for (const one of all.toReversed()) await one.registerChanged?.(...told);
    },
    registerBegins: async (...told) => {
      for (const one of all) await one.registerBegins?.(...told);
    },
    merging: async (...told) => {
      for (const one of all) await one.merging?.(...told);
    },
    cadastreRead: async (...told) => {
      for (const one of all) await one.cadastreRead?.(...told);
    },
  };
}

/** What the portal itself and each noun know of a person, in their order. */
export const livesOf = (registry: Registry = nouns): Around['lives'] => [
  basePersonal,
  ...said(registry, 'personal').flat(),
];

/** What each noun knows of terms of the law, in their order. */
export const termsOf = (registry: Registry = nouns): Around['terms'] =>
  Object.values(registry).flatMap(({ terms }) => terms ?? []);

/** What all nouns bring together; `guards` are owners of files beside those of the nouns. */
export function aroundOf(portal: Portal, guards: FileGuards = {}, registry: Registry = nouns): Around {
  const owners: Owners = {
    ...{ talks: together(said(registry, 'talks')), asks: together(said(registry, 'asks')) },
    terms: termsOf(registry),
  };
  const of = <T>(one: T | ((owners: Owners) => T)): T => (one instanceof Function ? one(owners) : one);
  return {
    guards: together([...said(registry, 'guards').map((one) => of<FileGuards>(one)), guards]),
    hears: hearing(portal, registry),
    lives: livesOf(registry),
    tells: together(said(registry, 'tells').map((one) => of<Sources>(one))),
    ...owners,
    counts: said(registry, 'counts'),
    days: together(said(registry, 'days').map((one) => of<Days>(one))),
    invite: inviteMembers,
    keys: keysOfAccount,
    showsVote: (at, id) => detailOf(portal, at, id),
    summons: summon,
    symbols: symbolsKept,
    symbolsSeen,
    answers: new Map(),
  };
}

/** Calls of all nouns with what answers them; from then on `around` knows it too. */
export function servedBy(portal: Portal, around: Around, registry: Registry = nouns): Served[] {
  const all = said(registry, 'serves').flatMap((serves) => serves(portal, around));
  const answers = around.answers as Map<Endpoint, unknown>;
  for (const { endpoints, handlers } of all)
    for (const [name, endpoint] of Object.entries(endpoints)) answers.set(endpoint, handlers[name]);
  return all;
}

export const jobsOf = (
  portal: Portal,
  log: (error: unknown) => void,
  around: Around,
  registry: Registry = nouns,
): (Job | Errand)[] => said(registry, 'jobs').flatMap((jobs) => jobs(portal, log, around));

/** Why a mail must not go any more, by its kind. */
export const mailChecksOf = (portal: Portal, around: Around, registry: Registry = nouns): Checks => ({
  ...together(said(registry, 'mailChecks').map((one) => (one instanceof Function ? one(portal) : one))),
  ...noticeChecks(portal, around.tells),
});

/** What goes along with mails in PDF, by their kind. */
export const mailPapersOf = (registry: Registry = nouns): MailPapers =>
  together(Object.values(registry).flatMap(({ mailPapers }) => mailPapers ?? []));

/** What is asked of mails when they are sent, and what goes along with them. */
export const mailsOf = (portal: Portal, around: Around): { checks: Checks; papers: MailPapers } => ({
  checks: mailChecksOf(portal, around),
  papers: mailPapersOf(),
});

/** What furnishes the houses of a first start: each after those it is tied to, wherever they stand in the registry. */
export function samplesOf(registry: Registry = nouns): Furnishing[] {
  const done = new Map<string, Furnishing>();
  const take = (name: string, way: readonly string[]) => {
    if (way.includes(name)) throw new Error(`samples wait for each other: ${[...way, name].join(' → ')}`);
    const sample = registry[name]?.sample;
    if (done.has(name) || !sample || 'none' in sample) return;
    const { after, furnish } = typeof sample === 'function' ? { after: [], furnish: sample } : sample;
    for (const before of after) take(before, [...way, name]);
    done.set(name, furnish);
  };
  for (const name of Object.keys(registry)) take(name, []);
  return [...done.values()];
}

/** Every table that somebody owns, with its noun; `base` is the portal itself. One that two own is told at once. */
export function ownedTablesOf(registry: Registry = nouns): ReadonlyMap<string, OwnedTable & { of: string }> {
  const owned = new Map<string, OwnedTable & { of: string }>();
  const take = (of: string, tables: OwnedTables) => {
    for (const [name, table] of Object.entries(tables)) {
      const other = owned.get(name)?.of;
      if (other) throw new Error(`Table ${name} is in tables of ${other} and of ${of}; it has one owner.`);
      owned.set(name, { ...table, of });
    }
  };
  take('base', baseTables);
  for (const [of, { tables }] of Object.entries(registry)) if (!isNone(tables)) take(of, tables);
  return owned;
}

const isNone = (said: OwnedTables | None): said is None => typeof said.none === 'string';

/** Nouns whose rows say who may what in a house. */
const deciding = ['association', 'members', 'units'];
const contractOf = (noun: string) => contracts[noun as NounId] as (typeof contracts)[NounId] | undefined;
const callsNamed = (noun: string): string | undefined => {
  const { endpoints } = contractOf(noun) ?? { endpoints: { none: '' } };
  if ('none' in endpoints) return undefined;
  const [group] = Object.values<Endpoints>(endpoints);
  return group && Object.values(group)[0]?.noun;
};

/** As what open pages are told of a noun: by the noun of its calls; without calls, by that of its module, as a wing has it. */
function topicOf(noun: string): string | undefined {
  const module = contractOf(noun)?.module;
  const kin = Object.keys(contracts).filter(
    (other) => typeof module === 'string' && contractOf(other)?.module === module,
  );
  return [noun, ...kin].map(callsNamed).find((name) => name !== undefined);
}

/** By the table: of what open pages are told when its rows change. */
export const topicsOf = (registry: Registry = nouns): Topics =>
  new Map(
    [...ownedTablesOf(registry)].map(([name, { of, quiet, inner }]) => {
      const how = { quiet: quiet !== undefined, inner: inner !== undefined, decides: deciding.includes(of) };
      return [name, { topic: topicOf(of), ...how }] as const;
    }),
  );
