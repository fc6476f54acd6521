import type { Address } from '#contract/base/addresses.ts';
import type { Config } from '../start/config.ts';
import { addressesIn } from './addresses-reading.ts';
import { simulatedAddresses } from './addresses-simulated.ts';
import { type Ask, askOver } from './registers-asking.ts';

/** What the register of addresses offers to a text. `unknown`: no answer in time, or none that makes sense; `off`: nobody is asked. */
export type AddressAnswer =
  | { status: 'found'; addresses: Address[] }
  | { status: 'nothing' | 'unknown' | 'off'; addresses: [] };

export type Addresses = {
  /** Whether the register of the sample answers. */
  readonly simulated: boolean;
  readonly isOff: boolean;
  /** Asks the register for addresses that begin so. */
  suggest(text: string): Promise<AddressAnswer>;
};

/** Addresses that are offered at once. */
const mostOffered = 8;
const none = (status: 'nothing' | 'unknown' | 'off'): AddressAnswer => ({ status, addresses: [] });

/** A client that asks by `ask`; without it nothing is ever asked. */
export function addressesBy(ask: Ask | null, simulated = false): Addresses {
  return {
    simulated,
    isOff: ask === null,
    async suggest(text) {
      if (!ask) return none('off');
      const query = new URLSearchParams({ text, maxSuggestions: String(mostOffered), f: 'json' });
      const came = await ask(`/suggest?${query}`).catch(() => null);
      const addresses = came?.status === 200 ? addressesIn(came.body) : null;
      if (addresses === null) return none('unknown');
      return addresses.length > 0 ? { status: 'found', addresses: addresses.slice(0, mostOffered) } : none('nothing');
    },
  };
}

const clients = new WeakMap<Config, Addresses>();

/** The client of this installation: the register at its address, the made-up one of the sample, or none. */
export function addressesOf(config: Config): Addresses {
  const made = clients.get(config);
  if (made) return made;
  const simulated = !config.ruianUrl && config.sample;
  const ask = config.ruianUrl ? askOver(config.ruianUrl) : simulated ? simulatedAddresses : null;
  const client = addressesBy(ask, simulated);
  clients.set(config, client);
  return client;
}
