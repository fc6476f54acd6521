import { child, type Node, textAt, walkTree } from '../reading/reading-tree.ts';
import type { AskText } from './registers-asking.ts';

/** A made-up debtor, in tags of the register. */
type Made = { tags: Readonly<Record<string, string>>; isPending: boolean };

const ofCase = (bcVec: string, druhStavKonkursu: string, court = 'Krajský soud v Brně') => ({
  ...{ cisloSenatu: '40', druhVec: 'INS', bcVec, rocnik: '2026', nazevOrganizace: court, druhStavKonkursu },
  ...{ urlDetailRizeni: 'https://isir.justice.cz/isir/ueu/evidence_upadcu_detail.do?id=0', dalsiDluznikVRizeni: 'F' },
});
const living = (ulice: string, cisloPopisne: string, mesto: string, psc: string) => ({
  ...{ druhAdresy: 'TRVALÁ', ulice, cisloPopisne, mesto, psc },
});

/** Nobody of these exists. */
const debtors: readonly Made[] = [
  {
    tags: {
      ...{ jmeno: 'Marek', nazevOsoby: 'Sedlařík', datumNarozeni: '1979-03-14Z', titulPred: 'Bc.' },
      ...ofCase('18204', 'ÚPADEK'),
      ...living('Žižkova', '88', 'Jihlava', '586 01'),
      datumPmZahajeniUpadku: '2026-11-16Z',
    },
    isPending: true,
  },
  {
    tags: {
      ...{ jmeno: 'Radim', nazevOsoby: 'Vaculík', datumNarozeni: '1979-03-14Z' },
      ...ofCase('18377', 'ODDLUŽENÍ'),
      ...living('Žižkova', '12', 'Jihlava', '586 01'),
      datumPmZahajeniUpadku: '2026-11-16Z',
    },
    isPending: true,
  },
  {
    tags: {
      ...{ jmeno: 'Čeněk', nazevOsoby: 'Chaloupecký', datumNarozeni: '1983-07-02Z' },
      ...ofCase('11095', 'NEVYRIZENA', 'Krajský soud v Českých Budějovicích'),
      ...living('Krátká', '3', 'Dolní Lipnice', '389 98'),
    },
    isPending: true,
  },
  {
    tags: {
      ...{ jmeno: 'Václav', nazevOsoby: 'Humlíček', datumNarozeni: '1974-01-09Z' },
      ...ofCase('4410', 'ODSKRTNUTA', 'Krajský soud v Českých Budějovicích'),
      ...living('Lipová', '1247/14', 'Horní Lipnice', '389 99'),
      ...{ datumPmZahajeniUpadku: '2026-02-02Z', datumPmUkonceniUpadku: '2026-10-30Z' },
    },
    isPending: false,
  },
];

function askedIn(envelope: string): Node | undefined {
  let root: Node | undefined;
  const keep = (node: Node, within: readonly string[]) => {
    if (within.length === 0) root = node;
    return false;
  };
  walkTree(envelope, (why) => new Error(why), keep);
  return child(root, 'Body', 'getIsirWsCuzkDataRequest');
}

const tag = ([name, value]: readonly [string, string]): string => `<${name}>${value}</${name}>`;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An answer in the register's own envelope. */
export const inEnvelope = (inside: string): string =>
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<ns2:getIsirWsCuzkDataResponse xmlns:ns2="http://isirws.cca.cz/types/">${inside}</ns2:getIsirWsCuzkDataResponse>` +
  '</soap:Body></soap:Envelope>';
export const inData = (tags: Readonly<Record<string, string>>): string =>
  `<data>${Object.entries(tags).map(tag).join('')}</data>`;
export const inState = (tags: Readonly<Record<string, string>>): string =>
  `<stav>${Object.entries(tags).map(tag).join('')}</stav>`;
export const noRecord = inEnvelope(inState({ kodChyby: 'WS2', textChyby: 'Prázdný výsledek' }));

/** The register of the sample: it knows a few people who do not exist, and nothing leaves the computer. */
export const simulatedInsolvency: AskText = async (_, sent) => {
  const asked = askedIn(sent);
  const [last, first, born] = ['nazevOsoby', 'jmeno', 'datumNarozeni'].map((name) => textAt(asked, name));
  const onlyPending = textAt(asked, 'filtrAktualniRizeni') === 'T';
  const found = debtors.filter(
    ({ tags, isPending }) =>
      (isPending || !onlyPending) &&
      plain(tags.nazevOsoby ?? '') === plain(last ?? '') &&
      plain(tags.jmeno ?? '') === plain(first ?? '') &&
      tags.datumNarozeni === `${born}Z`,
  );
  if (found.length === 0) return { status: 200, body: noRecord };
  const state = inState({ pocetVysledku: String(found.length), relevanceVysledku: '4' });
  return { status: 200, body: inEnvelope(found.map(({ tags }) => inData(tags)).join('') + state) };
};
