/** Bytes of one line, without its end (RFC 2426, RFC 5545 and RFC 6350 alike). */
const lineBytes = 75;

/** A text as the value of a card or of a calendar carries it: separators and line breaks are escaped. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // Other control characters would end the line for some readers.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

/** A content line, cut after at most 75 bytes with a space before what follows; a sign is never cut. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= lineBytes) return line;
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > lineBytes) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += sign;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

/** Lines as a file holds them. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');
