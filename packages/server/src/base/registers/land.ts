import { searchKey } from '#contract/base/words/search.ts';
import type { Config } from '../start/config.ts';
import {
  type Found,
  type LandBuilding,
  type LandPart,
  type LandUnit,
  landBuilding,
  landBuildings,
  landIn,
  landParts,
  landUnit,
} from './land-reading.ts';
import { simulatedLand } from './land-simulated.ts';
import { type Ask, askOver, type Came } from './registers-asking.ts';
import type { Spend } from './registers-turn.ts';

/** A building by the register's own number of it, or by the number of the house and its kind (1 popisné, 2 evidenční). */
export type Sought = { code: string } | { houseNumber: string; kind: '1' | '2' };
/** What may stop a question before it is asked: the day is spent. */
export type Spent = { status: 'spent' };
export const spent: Spent = { status: 'spent' };

export type Land = {
  /** Whether the register of the sample answers. */
  readonly simulated: boolean;
  /** Without an address nobody is asked. */
  readonly isOff: boolean;
  /** Milliseconds between two questions; a register of our own takes them at once. */
  readonly spacing: number;
  /** By its own number one question, else one for each part of a municipality of that name, and once a day for their list. */
  building(sought: Sought, village: string, now: Date, spends: Spend): Promise<Found<LandBuilding> | Spent>;
  unit(code: string, spends: Spend): Promise<Found<LandUnit> | Spent>;
};

const root = '/api/v1';
/** The list of parts of municipalities is long, and kept for a day. */
const ofLists = { patience: 30_000, mostBytes: 16 * 1024 * 1024 };
const keptFor = 24 * 3600_000;
/** Parts of one name that are looked through. */
const mostParts = 8;

const isLate = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'TimeoutError';

/** "Dolní Lipnice, Horní Lipnice" is a part and its municipality; one name alone may be either. */
export function partsNamed(parts: readonly LandPart[], village: string): LandPart[] {
  const [name = '', town] = village.split(',').map(searchKey);
  if (name === '') return [];
  const same = (part: LandPart, of: 'name' | 'town', asked: string) => searchKey(part[of]) === asked;
  if (town) return parts.filter((p) => same(p, 'name', name) && same(p, 'town', town));
  const byName = parts.filter((p) => same(p, 'name', name));
  return byName.length > 0 ? byName : parts.filter((p) => same(p, 'town', name));
}

type Asks = { ask: Ask; askLists: Ask };
type How = { simulated?: boolean; spacing?: number };

/** A client that asks by `ask`; without it nothing is ever asked. What it was asked is written nowhere. */
export function landBy(asks: Asks | null, { simulated = false, spacing = 300 }: How = {}): Land {
  let known: { parts: LandPart[]; at: number } | undefined;

  async function said<T>(ask: Ask, path: string, one: (said: unknown) => T | null, spends: Spend) {
    if (!(await spends())) return spent;
    let came: Came;
    try {
      came = await ask(root + path);
    } catch (error) {
      return { status: 'unknown', problem: isLate(error) ? 'slow' : 'unreachable' } as const;
    }
    return landIn(came, one);
  }

  async function partsOf(now: Date, spends: Spend): Promise<Found<LandPart[]> | Spent> {
    if (known && Math.abs(now.getTime() - known.at) < keptFor)
      return { status: 'found', what: known.parts, asOf: null, warning: '' };
    const { askLists } = asks as Asks;
    const answer = await said(askLists, '/CiselnikyUzemnichJednotek/CastiObci', landParts, spends);
    if (answer.status === 'found') known = { parts: answer.what, at: now.getTime() };
    return answer;
  }

  async function searched(parts: readonly LandPart[], sought: Exclude<Sought, { code: string }>, spends: Spend) {
    const found: Extract<Found<LandBuilding>, { status: 'found' }>[] = [];
    for (const part of parts) {
      const query = new URLSearchParams({
        ...{ KodCastiObce: part.code, TypStavby: sought.kind, CisloDomovni: sought.houseNumber },
      });
      const answer = await said((asks as Asks).ask, `/Stavby/Vyhledani?${query}`, landBuildings, spends);
      if (answer.status === 'spent' || answer.status === 'unknown') return answer;
      if (answer.status === 'found') found.push(...answer.what.map((what) => ({ ...answer, what })));
    }
    const [first] = found;
    if (!first) return { status: 'nothing' } as const;
    return found.length > 1 ? ({ status: 'unknown', problem: 'several' } as const) : first;
  }

  return {
    ...{ simulated, spacing, isOff: asks === null },
    async building(sought, village, now, spends) {
      if (!asks) return { status: 'unknown', problem: 'off' };
      if ('code' in sought) return said(asks.ask, `/Stavby/${sought.code}`, landBuilding, spends);
      const parts = await partsOf(now, spends);
      if (parts.status !== 'found') return parts;
      const named = partsNamed(parts.what, village);
      if (named.length > mostParts) return { status: 'unknown', problem: 'several' };
      return searched(named, sought, spends);
    },
    async unit(code, spends) {
      if (!asks) return { status: 'unknown', problem: 'off' };
      return said(asks.ask, `/Jednotky/${code}`, landUnit, spends);
    },
  };
}

/** A client of the register at its address, with the key of the installation. */
export function landOver(base: string, key: string | undefined, how: How & { patience?: number } = {}): Land {
  const headers: Readonly<Record<string, string>> = key ? { ApiKey: key } : {};
  const ask = askOver(base, how.patience, { headers });
  const lists = { headers, mostBytes: ofLists.mostBytes };
  return landBy({ ask, askLists: askOver(base, how.patience ?? ofLists.patience, lists) }, how);
}

const clients = new WeakMap<Config, Land>();

/** The client of this installation: the register at its address, the made-up one of the sample, or none. */
export function landOf(config: Config): Land {
  const made = clients.get(config);
  if (made) return made;
  const simulated = !config.cuzkUrl && config.sample;
  const ofSample = { ask: simulatedLand, askLists: simulatedLand };
  const client = config.cuzkUrl
    ? landOver(config.cuzkUrl, config.cuzkKey)
    : landBy(simulated ? ofSample : null, { simulated, spacing: 0 });
  clients.set(config, client);
  return client;
}
