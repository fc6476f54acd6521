import { accountOfIban, accountTyped, symbolOf } from '#contract/bank/rules-numbers.ts';
import { child, children, type Node, textAt } from '../../base/reading/reading-tree.ts';

/** What is told of one payment: who is on the other side, what they wrote. */
export type Told = { counter: string; name: string; vs: string; ks: string; ss: string; message: string };

const marks = ['VS', 'KS', 'SS'] as const;
type Symbols = Partial<Record<(typeof marks)[number], string>>;

/** "VS:123", each in a reference of its own. */
function fromReferences(details: Node): Symbols {
  const found: Symbols = {};
  for (const strd of children(child(details, 'RmtInf'), 'Strd')) {
    const [, mark, digits = ''] = /^\s*(VS|KS|SS)\s*[:/]\s*(\d*)\s*$/i.exec(textAt(strd, 'CdtrRefInf', 'Ref')) ?? [];
    if (mark && digits) found[mark.toUpperCase() as 'VS'] ??= digits;
  }
  return found;
}

const chain = /(?:\/(?:VS|KS|SS)\/?\d*)+\s*$/i;
/** "/VS123/SS/KS0308", or with a dash between, at the end of a text. */
function fromText(text: string): Symbols {
  const [end = ''] = chain.exec(text) ?? [];
  const found: Symbols = {};
  for (const [, mark = '', digits = ''] of end.matchAll(/\/(VS|KS|SS)\/?(\d*)/gi))
    if (digits) found[mark.toUpperCase() as 'VS'] ??= digits;
  return found;
}

const party = (details: Node, side: 'Dbtr' | 'Cdtr') => {
  const of = child(details, 'RltdPties');
  const account = child(of, `${side}Acct`, 'Id');
  const agent = child(details, 'RltdAgts', `${side}Agt`, 'FinInstnId');
  const bank = textAt(agent, 'ClrSysMmbId', 'MmbId') || textAt(agent, 'Othr', 'Id');
  const iban = textAt(account, 'IBAN');
  const other = textAt(account, 'Othr', 'Id');
  return {
    name: textAt(of, side, 'Nm') || textAt(of, side, 'Pty', 'Nm'),
    counter: iban ? accountOfIban(iban) : other && accountTyped(other, bank),
  };
};

/** Who paid stands where money came in; where it is taken back, some banks leave them where they were. */
export function toldOf(details: Node | undefined, isIn: boolean): Told {
  if (!details) return { counter: '', name: '', vs: '', ks: '', ss: '', message: '' };
  const [first, second] = isIn ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const [meant, other] = [party(details, first), party(details, second)];
  const { name, counter } = meant.name || meant.counter ? meant : other;
  const free = children(child(details, 'RmtInf'), 'Ustrd')
    .map((n) => n.text.trim())
    .join(' ');
  const [refs, pair, text] = [fromReferences(details), fromText(textAt(details, 'Refs', 'EndToEndId')), fromText(free)];
  const symbol = (mark: 'VS' | 'KS' | 'SS') => refs[mark] ?? pair[mark] ?? text[mark] ?? '';
  const ks = symbol('KS');
  return {
    ...{ counter, name, vs: symbolOf(symbol('VS')), ss: symbolOf(symbol('SS')) },
    ks: /[1-9]/.test(ks) ? ks.padStart(4, '0') : '',
    message: free.replace(chain, '').trim(),
  };
}
