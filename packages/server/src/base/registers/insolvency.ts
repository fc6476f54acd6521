import type { Day } from '#contract/base/time/dates.ts';
import type { Config } from '../start/config.ts';
import { type InsolvencyAnswer, insolvencyIn } from './insolvency-reading.ts';
import { simulatedInsolvency } from './insolvency-simulated.ts';
import { type AskText, askSoapOver } from './registers-asking.ts';

/** Whom the register is asked for: a company by its number, a person by both names and the day of birth. */
export type Debtor = { ico: string } | { firstName: string; lastName: string; birthDate: Day };
/** All proceedings that there were, or those under way. */
export type Proceedings = 'all' | 'pending';

export type Insolvency = {
  /** Whether the register of the sample answers. */
  readonly simulated: boolean;
  /** Without an address nobody is asked. */
  readonly isOff: boolean;
  /** Milliseconds between two questions; a register of our own takes them at once. */
  readonly spacing: number;
  asked(debtor: Debtor, which: Proceedings, now: Date): Promise<InsolvencyAnswer>;
};

/** How strong a match is asked for at the least; without it the register looks on by the surname alone. */
export const strengthOf = (debtor: Debtor): number => ('ico' in debtor ? 2 : 4);

/** Most rows of one answer. */
const mostRows = 50;
const path = '/isir_cuzk_ws/IsirWsCuzkService';
const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
const tag = (name: string, text: string | number): string => `<${name}>${escaped(String(text))}</${name}>`;

/** The question; the register minds the order, and takes nothing that is empty. */
export function envelopeFor(debtor: Debtor, which: Proceedings): string {
  const who =
    'ico' in debtor
      ? tag('ic', debtor.ico)
      : tag('nazevOsoby', debtor.lastName) + tag('jmeno', debtor.firstName) + tag('datumNarozeni', debtor.birthDate);
  const how = [
    tag('maxPocetVysledku', mostRows),
    tag('filtrAktualniRizeni', which === 'pending' ? 'T' : 'F'),
    tag('vyhledatBezDiakritiky', 'T'),
    tag('maxRelevanceVysledku', strengthOf(debtor)),
  ].join('');
  return (
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:typ="http://isirws.cca.cz/types/">' +
    `<soapenv:Header/><soapenv:Body><typ:getIsirWsCuzkDataRequest>${who}${how}</typ:getIsirWsCuzkDataRequest></soapenv:Body>` +
    '</soapenv:Envelope>'
  );
}

const isLate = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'TimeoutError';

type How = { simulated?: boolean; spacing?: number };
/** A client that asks by `ask`; without it nothing is ever asked. What it was asked is written nowhere. */
export function insolvencyBy(ask: AskText | null, { simulated = false, spacing = 300 }: How = {}): Insolvency {
  return {
    ...{ simulated, spacing, isOff: ask === null },
    async asked(debtor, which, now) {
      if (!ask) return { status: 'unknown', problem: 'off' };
      try {
        return insolvencyIn(await ask(path, envelopeFor(debtor, which)), now);
      } catch (error) {
        return { status: 'unknown', problem: isLate(error) ? 'slow' : 'unreachable' };
      }
    },
  };
}

const clients = new WeakMap<Config, Insolvency>();

/** The client of this installation: the register at its address, the made-up one of the sample, or none. */
export function insolvencyOf(config: Config): Insolvency {
  const made = clients.get(config);
  if (made) return made;
  const simulated = !config.isirUrl && config.sample;
  const ask = config.isirUrl ? askSoapOver(config.isirUrl) : simulated ? simulatedInsolvency : null;
  const client = insolvencyBy(ask, simulated ? { simulated, spacing: 0 } : {});
  clients.set(config, client);
  return client;
}
