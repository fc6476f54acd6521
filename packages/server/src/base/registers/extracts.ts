import type { Config } from '../start/config.ts';
import { orderedIn, type Report, reportIn, reportTextIn, type Said } from './extracts-reading.ts';
import { simulatedExtracts } from './extracts-simulated.ts';
import { type Spent, spent } from './land.ts';
import { type AskText, askSoapOver, type CameText } from './registers-asking.ts';
import type { Spend } from './registers-turn.ts';

/** With what a house signs in to the paid service. */
export type ExtractAccount = { username: string; password: string };

/** The paid service of the cadastre: a report is ordered, waited for, and paid by being fetched. */
export type Extracts = {
  readonly simulated: boolean;
  readonly isOff: boolean;
  readonly spacing: number;
  /** Orders the sheet of a building; it costs nothing yet. */
  order(account: ExtractAccount, sheetCode: string, spends: Spend): Promise<Said<Report> | Spent>;
  /** How far the report is, and at what price. */
  state(account: ExtractAccount, report: string, spends: Spend): Promise<Said<Report> | Spent>;
  /** Fetches the text of the report: this is what the account pays. */
  fetch(account: ExtractAccount, report: string, spends: Spend): Promise<Said<string> | Spent>;
};

export const extractsPath = '/ws/wsdp/3.1/sestavy';
const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
const security = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const plainPassword = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/** The question with the account that asks. */
export function extractEnvelope({ username, password }: ExtractAccount, inside: string): string {
  const token =
    `<wsse:UsernameToken><wsse:Username>${escaped(username)}</wsse:Username>` +
    `<wsse:Password Type="${plainPassword}">${escaped(password)}</wsse:Password></wsse:UsernameToken>`;
  return (
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:typ="http://katastr.cuzk.cz/sestavy/types/v3.1">' +
    `<soapenv:Header><wsse:Security xmlns:wsse="${security}">${token}</wsse:Security></soapenv:Header>` +
    `<soapenv:Body>${inside}</soapenv:Body></soapenv:Envelope>`
  );
}

const isLate = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'TimeoutError';
type How = { simulated?: boolean; spacing?: number };

/** A client that asks by `ask`; without it nothing is ever asked. Neither questions nor accounts are written anywhere. */
export function extractsBy(ask: AskText | null, { simulated = false, spacing = 2_000 }: How = {}): Extracts {
  async function said<T>(
    account: ExtractAccount,
    inside: string,
    spends: Spend,
    read: (came: CameText) => Said<T>,
  ): Promise<Said<T> | Spent> {
    if (!ask) return { status: 'unknown', problem: 'off' };
    if (!(await spends())) return spent;
    try {
      return read(await ask(extractsPath, extractEnvelope(account, inside)));
    } catch (error) {
      return { status: 'unknown', problem: isLate(error) ? 'slow' : 'unreachable' };
    }
  }
  return {
    ...{ simulated, spacing, isOff: ask === null },
    order(account, sheetCode, spends) {
      const asked = `<typ:GenerujLVRequest><typ:lvId>${escaped(sheetCode)}</typ:lvId><typ:format>xml</typ:format></typ:GenerujLVRequest>`;
      return said(account, asked, spends, orderedIn);
    },
    state: (account, report, spends) =>
      said(account, '<typ:SeznamSestavRequest/>', spends, (came) => reportIn(came, report)),
    fetch(account, report, spends) {
      const asked = `<typ:VratSestavuRequest><typ:idSestavy>${escaped(report)}</typ:idSestavy></typ:VratSestavuRequest>`;
      return said(account, asked, spends, reportTextIn);
    },
  };
}

/** An extract of a large house has more tags than other answers. */
const ofExtracts = { patience: 60_000, mostBytes: 16 * 1024 * 1024 };
export const extractsOver = (base: string, how: How & { patience?: number } = {}): Extracts =>
  extractsBy(askSoapOver(base, how.patience ?? ofExtracts.patience, { mostBytes: ofExtracts.mostBytes }), how);

const clients = new WeakMap<Config, Extracts>();

/** The client of this installation: the service at its address, the made-up one of the sample, or none. */
export function extractsOf(config: Config): Extracts {
  const made = clients.get(config);
  if (made) return made;
  const simulated = !config.wsdpUrl && config.sample;
  const client = config.wsdpUrl
    ? extractsOver(config.wsdpUrl)
    : extractsBy(simulated ? simulatedExtracts : null, { simulated, spacing: 0 });
  clients.set(config, client);
  return client;
}
