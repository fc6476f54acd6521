/** A Czech account as people write it, without leading zeros: "19-2000145399/0800"; nothing where the number is all zeros. */
export function accountText(prefix: string, number: string, bank: string): string {
  const [head, tail] = [prefix.replace(/^0+/, ''), number.replace(/^0+/, '')];
  if (tail === '') return '';
  return `${head && `${head}-`}${tail}${bank && `/${bank}`}`;
}

const czech = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/;
/** An IBAN as a Czech account where it is one; any other stays an IBAN. */
export function accountOfIban(typed: string): string {
  const iban = typed.replace(/\s+/g, '').toUpperCase();
  const [, bank = '', prefix = '', number = ''] = czech.exec(iban) ?? [];
  return bank ? accountText(prefix, number, bank) : iban;
}

/** An account as files have it in one or two cells; nothing where there is none. */
export function accountTyped(typed: string, bank = ''): string {
  const bare = typed.replace(/\s+/g, '');
  const [, prefix = '', number, code = ''] = /^(?:(\d{1,6})-)?(\d{1,10})(?:\/(\d{4}))?$/.exec(bare) ?? [];
  const code4 = bank.trim();
  const given = code4 === '' ? '' : code4.padStart(4, '0');
  if (number !== undefined) return accountText(prefix, number, code || given);
  return /^[a-z]{2}\d{2}/i.test(bare) ? accountOfIban(bare) : bare;
}

/** Of an account its last four digits and its bank, for whoever only reads. */
export function maskedAccount(account: string): string {
  if (account === '') return '';
  const [number = '', bank] = account.split('/');
  return `*****${number.slice(-4)}${bank ? `/${bank}` : ''}`;
}

/** Symbols are compared as numbers: zeros before them say nothing. */
export const symbolOf = (digits: string): string => digits.replace(/\D/g, '').replace(/^0+/, '');
