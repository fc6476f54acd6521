import { plainLine } from '#contract/base/person/people.ts';
import type { RegisterProblem } from '#contract/base/registers.ts';
import { type Day, isDay } from '#contract/base/time/dates.ts';
import { child, children, type Node, textAt, walkTree } from '../reading/reading-tree.ts';
import type { CameText } from './registers-asking.ts';

/** A debtor in a proceeding as the register has them. Their birth number is not read. */
export type InsolvencyRow = {
  ico: string;
  firstName: string;
  lastName: string;
  titles: string;
  birthDate: Day | null;
  address: string;
  court: string;
  /** "KSBR 40 INS 11095/2026", without its court where that is none we know. */
  fileNumber: string;
  /** The page of the case, only where it is of the register itself. */
  url: string;
  /** Since when and until when insolvency is declared. */
  declaredOn: Day | null;
  endedOn: Day | null;
};

export type InsolvencyAnswer =
  /** Matches as strong as `relevance` says; smaller is stronger. */
  | { status: 'found'; rows: readonly InsolvencyRow[]; relevance: number | null }
  | { status: 'nothing' }
  | { status: 'unknown'; problem: RegisterProblem };

const unknown = (problem: RegisterProblem): InsolvencyAnswer => ({ status: 'unknown', problem });

/** What the register says when it does not answer what was asked; anything else is none of its words. */
const codes: Readonly<Record<string, RegisterProblem>> = {
  WS1: 'question',
  WS3: 'question',
  WS4: 'stale',
  SQL1: 'trouble',
  SERVER1: 'trouble',
};
/** A copy of the register that is older than this says nothing of today; it is made anew every hour. */
const oldest = 2 * 24 * 3600_000;

const courts: Readonly<Record<string, string>> = {
  'městský soud v praze': 'MSPH',
  'krajský soud v praze': 'KSPH',
  'krajský soud v českých budějovicích': 'KSCB',
  'krajský soud v plzni': 'KSPL',
  'krajský soud v ústí nad labem': 'KSUL',
  'krajský soud v hradci králové': 'KSHK',
  'krajský soud v brně': 'KSBR',
  'krajský soud v ostravě': 'KSOS',
};

const line = (node: Node, name: string, most: number): string => plainLine(textAt(node, name)).slice(0, most);
/** "1958-05-19Z". */
const dayOf = (text: string): Day | null => (isDay(text.slice(0, 10)) ? text.slice(0, 10) : null);
/** Numbers of companies come also without their leading zeros. */
const numberOf = (text: string): string => (/^\d{1,8}$/.test(text) ? text.padStart(8, '0') : '');
const joined = (parts: readonly string[], by = ' '): string => parts.filter(Boolean).join(by);

/** Of the register's own site, so that a link never leads elsewhere. */
function pageOf(text: string): string {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname === 'isir.justice.cz' ? url.href.slice(0, 500) : '';
}

function rowOf(data: Node): InsolvencyRow | null {
  const court = line(data, 'nazevOrganizace', 120);
  const [of, no, year] = [line(data, 'cisloSenatu', 10), line(data, 'bcVec', 10), line(data, 'rocnik', 4)];
  if (!/^\d+$/.test(no) || !/^\d{4}$/.test(year)) return null;
  const kind = line(data, 'druhVec', 10) || 'INS';
  const town = joined([line(data, 'psc', 10), line(data, 'mesto', 100)]);
  return {
    ico: numberOf(line(data, 'ic', 20)),
    firstName: line(data, 'jmeno', 100),
    lastName: line(data, 'nazevOsoby', 200),
    titles: joined([line(data, 'titulPred', 50), line(data, 'titulZa', 50)]),
    birthDate: dayOf(textAt(data, 'datumNarozeni')),
    address: joined([joined([line(data, 'ulice', 150), line(data, 'cisloPopisne', 20)]), town], ', '),
    court,
    fileNumber: joined([courts[court.toLowerCase()] ?? '', of, kind, `${no}/${year}`]),
    url: pageOf(textAt(data, 'urlDetailRizeni')),
    declaredOn: dayOf(textAt(data, 'datumPmZahajeniUpadku')),
    endedOn: dayOf(textAt(data, 'datumPmUkonceniUpadku')),
  };
}

/** The tree of an envelope; null where it is cut, of another kind, or names entities of its own. */
function envelopeOf(text: string): Node | null {
  let root: Node | null = null;
  try {
    walkTree(
      text,
      (why) => new Error(why),
      (node, within) => {
        if (within.length === 0) root = node;
        return false;
      },
    );
  } catch {
    return null;
  }
  return root;
}

function ofBody(body: Node | undefined, isWell: boolean, now: Date): InsolvencyAnswer {
  if (child(body, 'Fault')) return unknown('fault');
  if (!isWell) return unknown('trouble');
  const answer = child(body, 'getIsirWsCuzkDataResponse');
  const state = child(answer, 'stav');
  if (!state) return unknown('broken');
  const code = textAt(state, 'kodChyby');
  const data = children(answer, 'data');
  const synced = Date.parse(textAt(state, 'casSynchronizace'));
  if (now.getTime() - synced > oldest) return unknown('stale');
  if (code === 'WS2') return data.length === 0 ? { status: 'nothing' } : unknown('broken');
  if (code !== '') return unknown(codes[code] ?? 'unknown');
  const rows = data.map(rowOf);
  if (rows.length === 0 || rows.includes(null)) return unknown('broken');
  const relevance = textAt(state, 'relevanceVysledku');
  return {
    status: 'found',
    rows: rows as InsolvencyRow[],
    relevance: /^[1-7]$/.test(relevance) ? Number(relevance) : null,
  };
}

/** What came as an answer. Only its own word for "no record" is nothing; all that is not plain is unknown. */
export function insolvencyIn({ status, body }: CameText, now: Date): InsolvencyAnswer {
  const root = body === null ? null : envelopeOf(body);
  if (root?.name === 'Envelope') return ofBody(child(root, 'Body'), status === 200, now);
  if (status === 200) return unknown('broken');
  return unknown(status >= 500 ? 'trouble' : 'refused');
}
