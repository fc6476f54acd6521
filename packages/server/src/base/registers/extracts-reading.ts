import type { LandProblem } from '#contract/base/land.ts';
import { type Money, moneyOf } from '#contract/base/money/amount.ts';
import { attributeOf, child, children, type Node, textAt, walkTree } from '../reading/reading-tree.ts';
import type { CameText } from './registers-asking.ts';

/** What the service said, or why it said nothing that is of use. */
export type Said<T> = { status: 'found'; what: T } | { status: 'unknown'; problem: LandProblem };
/** A report on its way: its number there, and its price once it is made. */
export type Report = { code: string; state: 'waiting' | 'ready' | 'refused'; price: Money | null };
/** A unit of an extract, its owners in the shape of cadastre files. */
export type ExtractUnit = {
  code: string;
  number: string;
  houseNumber: string;
  use: string;
  share: { num: string; den: string } | null;
  owners: unknown[];
};
export type ExtractRead = { asOf: string | null; sheet: string; units: ExtractUnit[] };

const unknown = (problem: LandProblem) => ({ status: 'unknown', problem }) as const;
const found = <T>(what: T): Said<T> => ({ status: 'found', what });

/** The tree of a text; null where it is cut, of another kind, or names entities of its own. `takes` lets go of parts of it. */
function treeOf(text: string, takes: (node: Node, within: readonly string[]) => boolean = () => false): Node | null {
  let root: Node | null = null;
  try {
    walkTree(
      text,
      (why) => new Error(why),
      (node, within) => {
        if (within.length === 0) root = node;
        return takes(node, within);
      },
    );
  } catch {
    return null;
  }
  return root;
}

/** An answer alone, or with attachments beside it: each part by its name. */
function partsOf(body: string): { envelope: string; files: ReadonlyMap<string, string> } {
  const [, mark] = /^\s*(--[^\r\n]{1,100})\r?\n/.exec(body) ?? [];
  if (mark === undefined) return { envelope: body, files: new Map() };
  const parts = body
    .split(mark)
    .slice(1)
    .map((part) => {
      const [, head = '', inside = ''] = /^\r?\n([\s\S]*?)\r?\n\r?\n([\s\S]*?)(?:\r?\n)?$/.exec(part) ?? [];
      const [, name = ''] = /^content-id:\s*<([^>]{1,200})>/im.exec(head) ?? [];
      const isCoded = /^content-transfer-encoding:\s*base64/im.test(head);
      return [name, isCoded ? decoded(inside) : inside] as const;
    });
  return { envelope: parts[0]?.[1] ?? '', files: new Map(parts.slice(1)) };
}

const decoded = (text: string): string => Buffer.from(text, 'base64').toString('utf8');
const isOfAccount = (fault: string) => /auth|security|token|password|heslo|přihl/i.test(fault);

function problemOf(status: number): LandProblem {
  if (status === 401 || status === 403) return 'account';
  if (status === 429) return 'limit';
  return status >= 500 ? 'trouble' : 'refused';
}

type Opened = { answer: Node; files: ReadonlyMap<string, string> };
/** The named answer of an envelope; everything that is not plainly it is unknown. */
function opened({ status, body }: CameText, name: string): Said<Opened> {
  const { envelope, files } = partsOf(body ?? '');
  const root = body === null ? null : treeOf(envelope);
  if (root?.name !== 'Envelope') return unknown(status === 200 ? 'broken' : problemOf(status));
  const fault = child(root, 'Body', 'Fault');
  if (fault)
    return unknown(isOfAccount(textAt(fault, 'faultcode') + textAt(fault, 'faultstring')) ? 'account' : 'rejected');
  if (status !== 200) return unknown(problemOf(status));
  const answer = child(root, 'Body', name);
  if (!answer) return unknown('broken');
  const words = children(child(answer, 'vysledek'), 'zprava');
  const isRefused = words.some((word) => /chyb|err/i.test(attributeOf(word, 'uroven')));
  return isRefused ? unknown('rejected') : found({ answer, files });
}

function reportOf(node: Node): Report | null {
  const code = textAt(node, 'idSestavy');
  const price = textAt(node, 'cena');
  if (!/^\d{1,18}$/.test(code)) return null;
  const state = textAt(node, 'stav').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const how = /chyb|zamit|odmit/.test(state) ? 'refused' : /vytvo|hotov|zauct/.test(state) ? 'ready' : 'waiting';
  const isPrice = /^\d{1,6}(?:\.\d{1,2})?$/.test(price);
  // Nothing is ready to be confirmed that does not say what it costs.
  if (how === 'ready' && !isPrice) return null;
  return { code, state: how, price: isPrice ? moneyOf(price) : null };
}

/** The report that was just asked for. */
export function orderedIn(came: CameText): Said<Report> {
  const answer = opened(came, 'GenerujLVResponse');
  if (answer.status === 'unknown') return answer;
  const [report] = children(answer.what.answer, 'sestava').map(reportOf);
  return report ? found(report) : unknown('broken');
}

/** One report of those that the account has. */
export function reportIn(came: CameText, code: string): Said<Report> {
  const answer = opened(came, 'SeznamSestavResponse');
  if (answer.status === 'unknown') return answer;
  const all = children(child(answer.what.answer, 'seznam') ?? answer.what.answer, 'sestava');
  const ours = all.filter((node) => textAt(node, 'idSestavy') === code).map(reportOf);
  if (ours.length === 0) return unknown('gone');
  return ours[0] && ours.length === 1 ? found(ours[0]) : unknown('broken');
}

/** The text of a report that was fetched, within the answer or beside it. */
export function reportTextIn(came: CameText): Said<string> {
  const answer = opened(came, 'VratSestavuResponse');
  if (answer.status === 'unknown') return answer;
  const file = child(answer.what.answer, 'sestava', 'souborSestavy');
  const beside = attributeOf(child(file, 'Include'), 'href').replace(/^cid:/, '');
  const text = beside ? answer.what.files.get(decodeURIComponent(beside)) : decoded(file?.text ?? '');
  return text ? found(text) : unknown('broken');
}

const named = (node: Node | undefined, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textAt(node, name);
      return text ? [[name, text]] : [];
    }),
  );
const ofPerson = ['id', 'typ', 'titulPred', 'jmeno', 'prijmeni', 'titulZa', 'nazev', 'ico'];
const ofAddress = ['ulice', 'cisloDomovni', 'cisloOrientacni', 'castObce', 'obec', 'psc', 'stat'];
/** A subject by fields that are named one by one: a birth number is never read. */
const subjectOf = (node: Node | undefined) => ({
  ...named(node, ofPerson),
  ...(child(node, 'adresa') ? { adresa: named(child(node, 'adresa'), ofAddress) } : {}),
});

function shareOf(node: Node | undefined): { citatel: string; jmenovatel: string } | null {
  const [citatel, jmenovatel] = [textAt(node, 'citatel'), textAt(node, 'jmenovatel')];
  return citatel || jmenovatel ? { citatel, jmenovatel } : null;
}

const effects = /právní účinky[^.]{0,80}?(?:k okamžiku|ke dni)\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})/giu;
const deeper = (node: Node): Node[] => [node, ...node.inside.flatMap(deeper)];

/** The day of legal effects of an ownership: its own tag, else the words of its papers where all say one day. */
function effectsOf(node: Node): string | null {
  const [own] = /^\d{4}-\d{2}-\d{2}/.exec(textAt(node, 'pravniUcinky')) ?? [];
  if (own !== undefined) return own;
  const words = children(child(node, 'listiny'), 'listina').flatMap(deeper);
  const days = words.flatMap(({ text }) =>
    [...text.matchAll(effects)].map(([, d = '', m = '', y]) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`),
  );
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
}

function ownerOf(node: Node): object {
  const since = effectsOf(node);
  const subject = child(node, 'opravnenySubjekt');
  const [one, two] = [child(subject, 'oS'), child(subject, 'oS2')];
  return {
    ...subjectOf(subject),
    ...(shareOf(child(node, 'podil')) ? { podil: shareOf(child(node, 'podil')) } : {}),
    ...(one ? { oS: subjectOf(one) } : {}),
    ...(two ? { oS2: subjectOf(two) } : {}),
    ...(since === null ? {} : { pravniUcinky: since }),
  };
}

function unitOf(node: Node): ExtractUnit {
  const share = shareOf(child(node, 'podil'));
  const houseNumber = textAt(node, 'cisloDomovni');
  const number = textAt(node, 'cislo');
  return {
    ...{ code: textAt(node, 'id'), houseNumber, use: textAt(node, 'zpusobVyuziti', 'kod') },
    number: houseNumber && number ? `${houseNumber}/${number}` : number,
    share: share ? { num: share.citatel, den: share.jmenovatel } : null,
    owners: children(child(node, 'seznamVlastnictvi'), 'vlastnictvi').map(ownerOf),
  };
}

/**
 * An extract as the cadastre writes it. One that does not say it is whole is refused; units are read under buildings alone,
 * because they stand under parcels again.
 */
export function extractIn(text: string): Said<ExtractRead> {
  const units: ExtractUnit[] = [];
  const root = treeOf(text, (node, within) => {
    if (node.name === 'rodneCislo' || node.name === 'parcely') return true;
    if (node.name !== 'jednotka' || within.at(-1) !== 'jednotky') return false;
    if (!within.includes('parcely')) units.push(unitOf(node));
    return true;
  });
  if (root?.name !== 'vypisZKatastruNemovitosti') return unknown('broken');
  const about = child(root, 'obecneUdaje');
  if (textAt(about, 'castecnyVypis') !== 'n') return unknown('partial');
  if (units.length === 0) return unknown('noUnits');
  const sheet = textAt(child(root, 'listyVlastnictvi', 'listVlastnictvi'), 'cislo');
  return found({ asOf: textAt(about, 'platnost') || null, sheet, units });
}
