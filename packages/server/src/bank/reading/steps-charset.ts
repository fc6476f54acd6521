import type { Charset } from '#contract/bank/schema-statement.ts';
import { Unreadable } from './steps-unreadable.ts';

/** The upper half of code page 852, which no decoder here knows. */
const upper852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤' +
  'đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

/** What stands inside of words only where the other of both code pages was meant. */
const misread: Record<Charset, RegExp> = {
  'windows-1250': /[\u0080-\u009f\ufffd]|[\p{L}][\u00a0ˇ‚…˘Ł§¬][\p{L}]|[ˇ‚˘][\p{L}]|[\p{Ll}]Ř[\p{Ll}]/u,
  cp852: /[×¨˙«»¤░▒▓│┤╣║╗╝┐└┴┬├─┼╚╔╩╦╠═╬┘┌█▄▀]|[\p{L}]°[\p{L}]|[\p{Ll}][ßÚÝ][\p{Ll}]/u,
};

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The text of a record of fixed places, one character a byte; refuses what was written in another code page. */
export function decodedAs(bytes: Buffer, charset: Charset): string {
  const raw = bytes.toString('latin1');
  const isPlain = !/[\x80-\xff]/.test(raw);
  if (isPlain) return raw;
  if (isUtf8(bytes)) throw new Unreadable('BANK.ERRORS.ENCODING');
  const text =
    charset === 'cp852'
      ? raw.replace(/[\x80-\xff]/g, (sign) => upper852[sign.charCodeAt(0) - 128] ?? '')
      : new TextDecoder('windows-1250').decode(bytes);
  if (misread[charset].test(text)) throw new Unreadable('BANK.ERRORS.ENCODING');
  return text;
}
