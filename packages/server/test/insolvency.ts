import { inData, inEnvelope, inState, noRecord } from '#server/base/registers/insolvency-simulated.ts';
import { type Said as SaidOver, startRegisters } from '#server/base/registers/registers-simulated.ts';

/** A debtor as the register has one. */
export const aRow = (change: Readonly<Record<string, string>> = {}) =>
  inData({
    ...{ cisloSenatu: '40', druhVec: 'INS', bcVec: '18204', rocnik: '2026', nazevOrganizace: 'Krajský soud v Brně' },
    ...{ datumNarozeni: '1979-03-14Z', jmeno: 'Radim', nazevOsoby: 'Vaculík', druhAdresy: 'TRVALÁ' },
    ...{ mesto: 'Jihlava', ulice: 'Žižkova', cisloPopisne: '88', psc: '586 01', druhStavKonkursu: 'ÚPADEK' },
    urlDetailRizeni: 'https://isir.justice.cz/isir/ueu/evidence_upadcu_detail.do?id=1',
    ...{ dalsiDluznikVRizeni: 'F', datumPmZahajeniUpadku: '2026-11-16Z' },
    ...change,
  });
export const aFind = (rows: readonly string[], state: Readonly<Record<string, string>> = {}) =>
  inEnvelope(rows.join('') + inState({ pocetVysledku: String(rows.length), relevanceVysledku: '4', ...state }));
export const aCode = (kodChyby: string) => inEnvelope(inState({ kodChyby, textChyby: 'Chyba' }));
export const aFault =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  '<faultcode>soap:Client</faultcode><faultstring>Unmarshalling Error</faultstring></soap:Fault></soap:Body></soap:Envelope>';
export { noRecord };

/** What the register answers: a body with its status, or nothing for ever. */
export type Said = string | { status: number; body: string } | 'silence';
export type Register = {
  base: string;
  /** What it answers from now on: to every question, and to the one for cases under way where given. */
  says(all: Said, pending?: Said): void;
  /** Questions that came. */
  asked: string[];
  close(): Promise<void>;
};

/** The insolvency register over a real socket. */
export async function aRegister(): Promise<Register> {
  const asked: string[] = [];
  let now: { all: Said; pending: Said } = { all: noRecord, pending: noRecord };
  const server = await startRegisters(({ body }) => {
    asked.push(body);
    const said = body.includes('<filtrAktualniRizeni>T<') ? now.pending : now.all;
    return typeof said === 'string' && said !== 'silence' ? { status: 200, body: said } : (said as SaidOver);
  });
  return {
    ...server,
    asked,
    says(all, pending = all) {
      now = { all, pending };
    },
  };
}
