import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';

/** Letters of one piece. */
const large = 65_536;

/** A long text that is written line by line: held as the bytes that leave, and never as one string. */
export function inPieces() {
  const pieces: Buffer[] = [];
  let open: string[] = [];
  let letters = 0;
  const close = () => {
    pieces.push(Buffer.from(open.join('')));
    open = [];
    letters = 0;
  };
  return {
    add(text: string): void {
      open.push(text);
      letters += text.length;
      if (letters >= large) close();
    },
    stream(): Readable {
      close();
      return Readable.from(pieces, { objectMode: false });
    },
  };
}
