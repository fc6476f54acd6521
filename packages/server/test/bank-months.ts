import type { ReadLine } from '#contract/bank/schema-statement.ts';
import { moneyText } from '#contract/base/money/amount.ts';

/** A month of a bank that nobody has, by a seed: written in every format it must read back the same. */
export type Month = { account: string; opening: bigint; closing: bigint; from: string; to: string; lines: ReadLine[] };

function dice(seed: number) {
  let s = seed * 2654435761 + 1;
  return (sides: number): number => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 374761393) >>> 0;
    return Math.floor((s / 4294967296) * sides);
  };
}

const counters = ['19-2000145399/0800', '2000000528/2010', '7000000037/2010', '123-1234567899/0100', ''];
const names = [
  'Žaneta Řezáčová',
  'Kočí Čeněk',
  'Lipnická realitní s.r.o.',
  'Ďáblíková Táňa & syn',
  'Úlehlíková Šárka <nová>',
];
const messages = [
  '',
  'byt 1247/2 leden',
  'zálohy listopad',
  'přeplatek; vrácen',
  'a'.repeat(124) + 'b'.repeat(10),
  'x*y "z"',
];
const pick = <T>(roll: (sides: number) => number, from: readonly T[]): T => from[roll(from.length)] as T;

function aLine(roll: (sides: number) => number, i: number): ReadLine {
  const reverses = roll(12) === 0;
  const cents = BigInt(roll(900_000) + 1);
  return {
    day: `2026-03-${String(1 + roll(31)).padStart(2, '0')}`,
    amount: roll(3) === 0 ? -cents : cents,
    ...{ currency: 'CZK', counter: pick(roll, counters), name: pick(roll, names), reverses },
    vs: roll(4) === 0 ? '' : String(1 + roll(4_000_000)),
    ks: roll(2) === 0 ? '' : '0308',
    ss: roll(3) === 0 ? String(1 + roll(9_000)) : '',
    message: pick(roll, messages),
    reference: String(1000 + i),
  };
}

export function aMonth(seed: number, lines: number): Month {
  const roll = dice(seed);
  const all = Array.from({ length: lines }, (_, i) => aLine(roll, i)).sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
  const opening = BigInt(roll(50_000_000)) - 5_000_000n;
  const closing = all.reduce((sum, l) => sum + l.amount, opening);
  return { account: '2000000528/2010', opening, closing, from: '2026-03-01', to: '2026-03-31', lines: all };
}

const digits = (n: bigint, places: number) => (n < 0n ? -n : n).toString().padStart(places, '0');
const gpcDay = (day: string) => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);
function gpcAccount(account: string): { digits: string; bank: string } {
  const [number = '', bank = ''] = account.split('/');
  const [prefix, main] = number.includes('-') ? number.split('-') : ['', number];
  return { digits: (prefix ?? '').padStart(6, '0') + (main ?? '').padStart(10, '0'), bank: bank.padStart(4, '0') };
}
const code = (l: ReadLine, reversals: string) =>
  l.reverses ? (l.amount > 0n ? reversals[0] : reversals[1]) : l.amount > 0n ? '2' : '1';

function gpcText(m: Month, reversals: string): string {
  const turnover = (isIn: boolean) =>
    m.lines.filter((l) => l.amount > 0n === isIn).reduce((sum, l) => sum + (isIn ? l.amount : -l.amount), 0n);
  const own = gpcAccount(m.account).digits;
  const sign = (n: bigint) => (n < 0n ? '-' : '+');
  const head =
    `074${own}${'SVJ'.padEnd(20)}280226${digits(m.opening, 14)}${sign(m.opening)}${digits(m.closing, 14)}${sign(m.closing)}${digits(turnover(false), 14)}0${digits(turnover(true), 14)}0003${gpcDay(m.to)}`.padEnd(
      128,
    );
  const rows = m.lines.flatMap((l) => {
    const other = gpcAccount(l.counter);
    const record = `075${own}${other.digits}${l.reference.padStart(13, '0')}${digits(l.amount, 12)}${code(l, reversals)}${l.vs.padStart(10, '0')}00${other.bank}${l.ks.padStart(4, '0')}${l.ss.padStart(10, '0')}${gpcDay(l.day)}${l.name.slice(0, 20).padEnd(20)}01102${gpcDay(l.day)}`;
    const [first, rest] = [l.message.slice(0, 124), l.message.slice(124)];
    return [record, ...(first ? [`078${first.padEnd(125)}`] : []), ...(rest ? [`079${rest.padEnd(125)}`] : [])];
  });
  return [head, ...rows, ''].join('\r\n');
}

/** Letters of both code pages, by asking the decoder what each byte is. */
function encoded(text: string, table: string): Buffer {
  return Buffer.from([...text].map((c) => (c < '\u0080' ? c.charCodeAt(0) : 128 + table.indexOf(c))));
}
const cp1250 = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 128 }, (_, i) => 128 + i));
const cp852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

const xml = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
function iban(account: string): string {
  const { digits: sixteen, bank } = gpcAccount(account);
  const check = 98n - (BigInt(`${bank}${sixteen}123500`) % 97n);
  return `CZ${check.toString().padStart(2, '0')}${bank}${sixteen}`;
}
const plain = (n: bigint) => moneyText(n < 0n ? -n : n);
const side = (n: bigint) => (n < 0n ? 'DBIT' : 'CRDT');

/** Symbols by turns in references, in the end-to-end id, in the text. */
function symbols(l: ReadLine, i: number): { id: string; text: string; refs: string } {
  const all = Object.entries({ VS: l.vs, KS: l.ks, SS: l.ss }).filter(([, v]) => v);
  if (i % 3 === 0)
    return {
      id: 'NOTPROVIDED',
      text: '',
      refs: all.map(([k, v]) => `<Strd><CdtrRefInf><Ref>${k}:${v}</Ref></CdtrRefInf></Strd>`).join(''),
    };
  if (i % 3 === 1) return { id: all.map(([k, v]) => `/${k}${v}`).join('') || 'NOTPROVIDED', text: '', refs: '' };
  return { id: 'NOTPROVIDED', text: all.map(([k, v]) => `/${k}/${v}`).join(''), refs: '' };
}

function entry(l: ReadLine, i: number, is08: boolean): string {
  const { id, text, refs } = symbols(l, i);
  const who = l.amount > 0n ? 'Dbtr' : 'Cdtr';
  const name = `<Nm>${xml(l.name)}</Nm>`;
  const party = `<${who}>${is08 ? `<Pty>${name}</Pty>` : name}</${who}>${l.counter ? `<${who}Acct><Id><IBAN>${iban(l.counter)}</IBAN></Id></${who}Acct>` : ''}`;
  const free = [l.message, text].filter((s) => s !== '');
  return `<Ntry><Amt Ccy="CZK">${plain(l.amount)}</Amt><CdtDbtInd>${side(l.amount)}</CdtDbtInd>${l.reverses ? '<RvslInd>true</RvslInd>' : ''}<Sts>${is08 ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${l.day}</Dt></BookgDt><AcctSvcrRef>${l.reference.padStart(13, '0')}</AcctSvcrRef><BkTxCd><Prtry><Cd>10000101000</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>${is08 ? `<Amt Ccy="CZK">${plain(l.amount)}</Amt><CdtDbtInd>${side(l.amount)}</CdtDbtInd>` : ''}<RltdPties>${party}</RltdPties>${free.length > 0 || refs ? `<RmtInf>${free.map((s) => `<Ustrd>${xml(s)}</Ustrd>`).join('')}${refs}</RmtInf>` : ''}</TxDtls></NtryDtls></Ntry>`;
}

export function camtText(m: Month, version: '02' | '08'): string {
  const balance = (kind: string, n: bigint, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${plain(n)}</Amt><CdtDbtInd>${side(n)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>A</MsgId><CreDtTm>2026-04-01T02:00:00+01:00</CreDtTm></GrpHdr><Stmt><Id>3</Id><ElctrncSeqNb>3</ElctrncSeqNb><CreDtTm>2026-04-01T02:00:00+01:00</CreDtTm><FrToDt><FrDtTm>${m.from}T00:00:00+01:00</FrDtTm><ToDtTm>${m.to}T23:59:59+01:00</ToDtTm></FrToDt><Acct><Id><IBAN>${iban(m.account)}</IBAN></Id><Ccy>CZK</Ccy></Acct>${balance('OPBD', m.opening, m.from)}${balance('CLBD', m.closing, m.to)}${m.lines.map((l, i) => entry(l, i, version === '08')).join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

const cell = (s: string) => `"${s.replace(/"/g, '""')}"`;
function csvText(m: Month): string {
  const above = [
    ['accountId', '2000000528'],
    ['bankId', '2010'],
    ['openingBalance', moneyText(m.opening).replace('.', ',')],
    ['closingBalance', moneyText(m.closing).replace('.', ',')],
  ];
  const header = [
    'ID pohybu',
    'Datum',
    'Objem',
    'Měna',
    'Protiúčet',
    'Název protiúčtu',
    'Kód banky',
    'KS',
    'VS',
    'SS',
    'Zpráva pro příjemce',
  ];
  const rows = m.lines.map((l) => {
    const [number = '', bank = ''] = l.counter.split('/');
    return [
      l.reference,
      `${l.day.slice(8)}.${l.day.slice(5, 7)}.${l.day.slice(0, 4)}`,
      moneyText(l.amount).replace('.', ','),
      'CZK',
      number,
      l.name,
      bank,
      l.ks,
      l.vs.padStart(10, '0'),
      l.ss,
      l.message,
    ];
  });
  return `\ufeff${[...above, [], header, ...rows].map((r) => r.map(cell).join(';')).join('\r\n')}\r\n`;
}

export type Written = [format: string, bytes: Buffer, how: { charset?: 'cp852'; reversals?: '34' }];
/** The month in every format, each with how its account has to be set. */
export const written = (m: Month): Written[] => [
  ['gpc', encoded(gpcText(m, '45'), cp1250), {}],
  ['gpc852', encoded(gpcText(m, '34'), cp852), { charset: 'cp852', reversals: '34' }],
  ['camt02', Buffer.from(camtText(m, '02')), {}],
  ['camt08', Buffer.from(camtText(m, '08')), {}],
  ['csv', Buffer.from(csvText(m)), {}],
];
